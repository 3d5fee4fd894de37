import type { ResearchDetails } from '@sondeo/contract/research/product-research'
import { useId } from 'react'
import { useReportMessages } from '../../messages/research/research-report.ts'

/** The answer first: three sentences, then the figures they rest on, each with what it means. */
export function AnswerCard({ details }: { details: ResearchDetails }) {
  const text = useReportMessages().answer
  const id = useId()
  const { answer = [], scopes = [] } = details
  const isWider = scopes.some(scope => scope.isWider)
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={id} className="sr-only">
        {text.heading}
      </h2>
      {answer.length > 0 && (
        <ul className="grid gap-2.5 border-l-4 border-signal pl-4 sm:pl-5">
          {answer.map(sentence => (
            <li
              key={sentence}
              className="max-w-[76ch] font-head text-base leading-snug font-semibold text-pretty sm:text-lg"
            >
              {sentence}
            </li>
          ))}
        </ul>
      )}
      <KeyFigures details={details} />
      <ScopeLine scopes={scopes} isWider={isWider} />
    </section>
  )
}

type ScopeProps = { scopes: NonNullable<ResearchDetails['scopes']>; isWider: boolean }

/** What the figures are of: code, name, edition, year and whose they are, with what a reader must know of them. */
function ScopeLine({ scopes, isWider }: ScopeProps) {
  const text = useReportMessages().scope
  if (scopes.length === 0) return null
  const lines = scopes.map(({ name, year, source }) => text.line(name, year, source))
  const isOne = new Set(lines).size === 1
  const notes = [...new Set(scopes.flatMap(scope => scope.notes))]
  return (
    <div className={`grid gap-1 text-sm ${isWider ? 'text-partial' : 'text-ink-3'}`}>
      {isOne && <p>{lines[0]}</p>}
      {!isOne && scopes.map((scope, at) => <p key={scope.flow}>{`${text.flows[scope.flow]}: ${lines[at]}`}</p>)}
      {isWider && <p className="font-medium">{text.wider}</p>}
      {notes.map(note => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}

/** The few figures a busy reader looks at first. */
function KeyFigures({ details: { keyFigures = [] } }: { details: ResearchDetails }) {
  if (keyFigures.length === 0) return null
  // What all of them are of stands once, below them.
  const isOfOne = new Set(keyFigures.map(({ scope }) => scope)).size === 1
  return (
    <dl className="flex flex-wrap gap-px overflow-hidden rounded-lg border border-line bg-line">
      {keyFigures.map(({ label, value, note, scope }) => (
        <div
          key={label}
          className="grid flex-1 basis-36 content-start gap-1 bg-surface px-4 py-3.5 sm:px-5 print:px-3 print:py-2.5"
        >
          <dt className="text-xs font-medium text-ink-3">{label}</dt>
          <dd className="tabular font-head text-base leading-tight font-semibold text-balance text-ink sm:text-lg print:text-[0.9375rem]">
            {value}
          </dd>
          {note && <dd className="text-xs text-ink-2">{note}</dd>}
          {scope && !isOfOne && <dd className="text-xs text-ink-3">{scope}</dd>}
        </div>
      ))}
    </dl>
  )
}
