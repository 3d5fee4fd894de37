import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

/** A native checkbox in our look, with its label. */
export function Checkbox({ label, ...input }: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) {
  return (
    <label className="inline-flex min-h-8 items-center gap-2.5 text-sm">
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="peer size-5 appearance-none rounded-sm border border-line-strong bg-surface transition-colors duration-150 checked:border-transparent checked:bg-night dark:checked:bg-signal"
          {...input}
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute size-3.5 text-on-night opacity-0 peer-checked:opacity-100 dark:text-signal-ink"
        />
      </span>
      <span>{label}</span>
    </label>
  )
}
