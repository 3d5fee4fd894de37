import type { ResearchDetails } from '@sondeo/contract/research/product-research'

/** The few figures a busy reader looks at first. */
export function KeyFigures({ details: { keyFigures = [] } }: { details: ResearchDetails }) {
  if (keyFigures.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-px overflow-hidden rounded-lg border border-line bg-line">
      {keyFigures.map(({ label, value, note, scope }) => (
        <div
          key={label}
          className="grid flex-1 basis-36 content-start gap-1 bg-surface px-4 py-3.5 sm:px-5 print:px-3 print:py-2.5"
        >
          <dt className="text-xs font-medium text-ink-3">{label}</dt>
          <dd className="tabular font-head text-lg leading-tight font-semibold text-balance text-ink print:text-[0.9375rem]">
            {value}
          </dd>
          {note && <dd className="text-xs text-ink-2">{note}</dd>}
          {scope && <dd className="text-xs text-ink-3">{scope}</dd>}
        </div>
      ))}
    </dl>
  )
}
