import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useShellMessages } from '../messages/shell.ts'
import { Button } from '../ui/button.tsx'
import { FieldFrame, inputClasses } from '../ui/fields/field.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { showToast } from '../ui/overlays/toast.tsx'
import { copyText } from './result-grid/copy-text.ts'

type Props = { label: string; value: string; hint?: ReactNode }

/** Something to take elsewhere: an address or a secret, with a button that copies it. */
export function CopyField({ label, value, hint }: Props) {
  const text = useShellMessages()
  const copy = async () => {
    if (await copyText(value)) showToast(text.copied)
  }
  return (
    <FieldFrame label={label} hint={hint}>
      {control => (
        <div className="flex gap-2">
          <input
            {...control}
            readOnly
            value={value}
            onFocus={event => event.target.select()}
            className={joinClasses(inputClasses, 'h-10 font-mono text-sm')}
          />
          <Button variant="outline" aria-label={`${text.copy}: ${label}`} onClick={copy}>
            <Copy aria-hidden="true" />
            <span className="max-sm:sr-only">{text.copy}</span>
          </Button>
        </div>
      )}
    </FieldFrame>
  )
}
