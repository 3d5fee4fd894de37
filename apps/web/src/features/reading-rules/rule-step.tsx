import { type ReactNode, useId } from 'react'

type Props = { number: number; title: string; lead?: string; children: ReactNode }

/** One of the steps to a rule, by its number. */
export function RuleStep({ number, title, lead, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1">
        <span
          aria-hidden="true"
          className="tabular grid size-7 place-items-center rounded-full bg-night text-sm font-semibold text-on-night dark:bg-sunken"
        >
          {number}
        </span>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {lead && <p className="col-start-2 max-w-[68ch] text-sm text-ink-2">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
