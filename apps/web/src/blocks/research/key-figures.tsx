import type { ResearchDetails } from '@sondeo/contract/product-research'

/** The few figures a busy reader looks at first. */
export function KeyFigures({ details: { keyFigures = [] } }: { details: ResearchDetails }) {
  if (keyFigures.length === 0) return null
  return (
    <dl className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 xl:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
      {keyFigures.map(({ label, value, note }) => (
        <div key={label} className="grid content-start gap-1 bg-surface px-5 py-4">
          <dt className="text-xs font-medium text-ink-3">{label}</dt>
          <dd className="tabular font-head text-lg leading-tight font-semibold text-ink">{value}</dd>
          {note && <dd className="text-xs text-ink-2">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
