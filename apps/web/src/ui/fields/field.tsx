import { type ComponentProps, type ReactNode, useId } from 'react'
import { joinClasses } from '../join-classes.ts'

export const inputClasses =
  'w-full rounded-md border border-line-strong bg-surface px-3 text-base text-ink placeholder:text-ink-3 transition-colors duration-150 hover:border-ink-3 focus-visible:outline-offset-0 aria-invalid:border-error disabled:bg-sunken disabled:text-ink-2 read-only:bg-sunken'

type FrameProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Marks the field where the text stands elsewhere. */
  isInvalid?: boolean | undefined
  /** Stands at the right end of the label's line. */
  aside?: ReactNode
}
type ControlProps = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

/** Label, control, hint and error of one input, tied together for screen readers. */
export function FieldFrame({
  label,
  hint,
  error,
  isInvalid = error !== undefined,
  aside,
  children,
}: FrameProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-invalid': isInvalid ? true : undefined, 'aria-describedby': described })}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-error">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-3">
          {hint}
        </p>
      )}
    </div>
  )
}

/** A text input with its label. `name` is the field of the payload. */
export function Field({
  label,
  hint,
  error,
  isInvalid,
  aside,
  className,
  ...input
}: FrameProps & ComponentProps<'input'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error} isInvalid={isInvalid} aside={aside}>
      {control => <input className={joinClasses(inputClasses, 'h-11', className)} {...input} {...control} />}
    </FieldFrame>
  )
}

export function TextareaField({
  label,
  hint,
  error,
  isInvalid,
  aside,
  className,
  ...textarea
}: FrameProps & ComponentProps<'textarea'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error} isInvalid={isInvalid} aside={aside}>
      {control => (
        <textarea className={joinClasses(inputClasses, 'min-h-[120px] py-2.5', className)} {...textarea} {...control} />
      )}
    </FieldFrame>
  )
}
