import { Pencil } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import type { Explained } from '../../browser/explain-error.ts'
import { useProfileMessages } from '../../messages/profile.ts'
import { Alert, StatusBox } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { onEscape, useReturnFocus } from '../../ui/keep-focus.ts'

type Props = {
  title: string
  /** The value while nothing is being edited. */
  value: ReactNode
  isEditing: boolean
  onEdit: () => void
  /** Gives up what was typed. */
  onCancel: () => void
  success: string | undefined
  /** The form's one field carries the title as its label: it need not be seen twice. */
  hidesTitleWhileEditing?: boolean
  /** The form while editing. */
  children: ReactNode
}

/** One thing of the profile: its value with a way to edit it, or its form. */
export function ProfileBlock(props: Props) {
  const { title, value, isEditing, onEdit, onCancel, success, hidesTitleWhileEditing = false, children } = props
  const text = useProfileMessages()
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  useReturnFocus(isEditing, opener)
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby={id} className="grid gap-4" onKeyDown={isEditing ? onEscape(onCancel) : undefined}>
        <div className={isEditing && hidesTitleWhileEditing ? 'sr-only' : 'flex items-start justify-between gap-4'}>
          <div className="min-w-0">
            <h2 id={id} className="font-sans text-sm font-semibold tracking-normal text-ink-2">
              {title}
            </h2>
            {!isEditing && <div className="mt-1 wrap-anywhere">{value}</div>}
          </div>
          {!isEditing && (
            <Button ref={opener} variant="outline" size="sm" aria-label={text.editField(title)} onClick={onEdit}>
              <Pencil aria-hidden="true" />
              {text.edit}
            </Button>
          )}
        </div>
        {success && <StatusBox>{success}</StatusBox>}
        {isEditing && children}
      </section>
    </Card>
  )
}

export const ProfileAlert = ({ text, detail }: Explained) => <Alert detail={detail}>{text}</Alert>

type ButtonsProps = { isSaving: boolean; onCancel: () => void }

export function SaveAndCancel({ isSaving, onCancel }: ButtonsProps) {
  const text = useProfileMessages()
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" isBusy={isSaving}>
        {isSaving ? text.saving : text.save}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {text.cancel}
      </Button>
    </div>
  )
}
