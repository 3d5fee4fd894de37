import { type ReactNode, useId } from 'react'
import { joinClasses } from '../join-classes.ts'

type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** A choice of one among a few, all of them in sight: a radio group underneath. */
export function Segmented<Value extends string>({ label, options, value, onChange, className }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={joinClasses('inline-flex rounded-lg border border-line bg-sunken p-1', className)}>
      <legend className="sr-only">{label}</legend>
      {options.map(option => (
        <label
          key={option.value}
          className="relative inline-flex min-h-10 items-center justify-center gap-2 rounded-md px-4 text-sm font-semibold text-ink-2 transition-colors duration-150 hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-card dark:has-checked:ring-1 dark:has-checked:ring-line-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            className="absolute inset-0 appearance-none opacity-0"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
