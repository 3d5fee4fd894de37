import { type ReactNode, useEffect, useRef } from 'react'
import { FieldFrame, inputClasses } from '../../ui/fields/field.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { CopyButton } from './copy-button.tsx'

type Props = {
  label: string
  value: string
  hint?: ReactNode
  /** Where a value is shown this once, the keyboard stands at its button from the start. */
  takesFocus?: boolean
}

/** An address or a secret to take elsewhere: a click into it selects all of it, and the button copies it. */
export function CopyField({ label, value, hint, takesFocus = false }: Props) {
  const copy = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) copy.current?.focus()
  }, [takesFocus])
  return (
    <FieldFrame label={label} hint={hint}>
      {control => (
        <div className="flex gap-2">
          <input
            {...control}
            readOnly
            value={value}
            spellCheck={false}
            onFocus={event => event.target.select()}
            className={joinClasses(inputClasses, 'font-mono text-sm')}
          />
          <CopyButton ref={copy} name={label} value={value} className="min-h-11" />
        </div>
      )}
    </FieldFrame>
  )
}
