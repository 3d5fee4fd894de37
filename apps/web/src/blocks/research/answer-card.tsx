import type { ResearchDetails } from '@sondeo/contract/research/product-research'
import { useId } from 'react'
import { useReportMessages } from '../../messages/research-report.ts'
import { KeyFigures } from './key-figures.tsx'

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
            <li key={sentence} className="max-w-[76ch] font-head text-lg leading-snug font-semibold text-pretty">
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
