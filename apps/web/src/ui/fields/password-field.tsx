import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useShellMessages } from '../../messages/shell.ts'
import { joinClasses } from '../join-classes.ts'
import { FieldFrame, inputClasses } from './field.tsx'

type Props = Omit<ComponentProps<'input'>, 'type'> &
  Pick<ComponentProps<typeof FieldFrame>, 'label' | 'hint' | 'error' | 'isInvalid' | 'aside'>

/** A password with its own show/hide toggle. */
export function PasswordField({ label, hint, error, isInvalid, aside, className, ...input }: Props) {
  const text = useShellMessages()
  const [isShown, setIsShown] = useState(false)
  return (
    <FieldFrame label={label} hint={hint} error={error} isInvalid={isInvalid} aside={aside}>
      {control => (
        <div className="relative">
          <input
            type={isShown ? 'text' : 'password'}
            className={joinClasses(inputClasses, 'h-11 pr-12', className)}
            {...input}
            {...control}
          />
          <button
            type="button"
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-3 hover:text-ink"
            aria-label={isShown ? text.hidePassword : text.showPassword}
            aria-pressed={isShown}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
