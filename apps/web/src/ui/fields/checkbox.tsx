import { Check, Minus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

type InputProps = Omit<ComponentProps<'input'>, 'type'>

const mark = 'pointer-events-none absolute size-[70%] text-on-night opacity-0 dark:text-signal-ink'

/** A native checkbox in our look; whoever shows it names it. */
export const CheckboxInput = ({ className = 'size-5', ...input }: InputProps) => (
  <span className={joinClasses('relative grid shrink-0 place-items-center', className)}>
    <input
      type="checkbox"
      className="peer size-full appearance-none rounded-[0.25rem] border border-line-strong bg-surface transition-colors duration-150 checked:border-transparent checked:bg-night indeterminate:border-transparent indeterminate:bg-night dark:checked:bg-signal dark:indeterminate:bg-signal"
      {...input}
    />
    <Check
      aria-hidden="true"
      strokeWidth={3}
      className={joinClasses(mark, 'peer-checked:opacity-100 peer-indeterminate:opacity-0')}
    />
    <Minus aria-hidden="true" strokeWidth={3} className={joinClasses(mark, 'peer-indeterminate:opacity-100')} />
  </span>
)

/** A checkbox with its label. */
export function Checkbox({ label, ...input }: InputProps & { label: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box in it is its control
    <label className="inline-flex min-h-8 items-center gap-2.5 text-sm">
      <CheckboxInput {...input} />
      <span>{label}</span>
    </label>
  )
}
