import { type FormEvent, useState } from 'react'
import type { Explained } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useDraft } from '../../browser/use-draft.ts'
import { useProfileMessages } from '../../messages/profile.ts'
import { Field } from '../../ui/field.tsx'
import { explainProfileError } from './explain-profile-error.ts'
import { ProfileBlock, SaveAndCancel } from './profile-block.tsx'
import type { SaveProfile } from './use-save-profile.ts'

type Props = { field: 'name' | 'username'; stored: string; save: SaveProfile }

/** Name or username. What is being typed is kept in the tab until it is saved or given up. */
export function TextBlock({ field, stored, save }: Props) {
  const text = useProfileMessages()
  const language = useLanguage()
  const { draft, keep, drop } = useDraft(`profile-${field}`)
  const [isDone, setIsDone] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const isEditing = draft !== undefined
  const explain = (): Explained | undefined => {
    if (failure === 'empty') return { text: text.empty[field] }
    return failure === undefined ? undefined : explainProfileError({ field, error: failure, language, text })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const value = (draft ?? '').trim()
    if (!value) {
      setFailure('empty')
      return
    }
    setFailure(undefined)
    save.mutate(
      { field, value },
      {
        onSuccess: () => {
          drop()
          setIsDone(true)
        },
        onError: setFailure,
      },
    )
  }
  return (
    <ProfileBlock
      title={text[field]}
      value={stored || <span className="text-ink-3">{text.noName}</span>}
      isEditing={isEditing}
      hidesTitleWhileEditing
      onEdit={() => {
        setIsDone(false)
        keep(stored)
      }}
      success={isDone ? text.done[field] : undefined}
      error={explain()}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label={text[field]}
          name={field}
          autoComplete={field === 'name' ? 'name' : 'username'}
          required
          autoFocus
          value={draft ?? ''}
          onChange={event => keep(event.target.value)}
          isInvalid={failure !== undefined}
        />
        <SaveAndCancel
          isSaving={save.isPending}
          onCancel={() => {
            setFailure(undefined)
            drop()
          }}
        />
      </form>
    </ProfileBlock>
  )
}
