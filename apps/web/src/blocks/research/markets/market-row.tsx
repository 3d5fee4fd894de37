import type { MarketRanking } from '@sondeo/contract/research/perspective'
import { ChevronDown } from 'lucide-react'
import { useLanguage } from '../../../browser/language.ts'
import { useReportMessages } from '../../../messages/research/research-report.ts'
import { formatPlain } from '../charts/format-chart.ts'
import type { ScoredMarket } from './rank-by-weights.ts'
import { tellMarket } from './tell-market.ts'

type Props = { row: ScoredMarket; place: number; parts: MarketRanking['parts'] }

/** One market: its score, and each part of it with the figure and the source it rests on. */
export function MarketRow({ row, place, parts }: Props) {
  const text = useReportMessages().markets
  const language = useLanguage()
  const tellMark = (mark: number) => (parts.length > 1 ? [text.mark(formatPlain(mark * 100, language, 0))] : [])
  return (
    <li className="border-t border-line first:border-t-0">
      <details className="group">
        <summary className="grid cursor-pointer grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 py-2.5 sm:grid-cols-[1.75rem_minmax(0,14rem)_minmax(0,1fr)_auto]">
          <span className="tabular text-sm text-ink-3">{place}</span>
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <span className="font-semibold">{row.label}</span>
            {row.note && <span className="text-xs text-ink-3">{row.note}</span>}
          </span>
          <svg
            aria-hidden="true"
            height="8"
            width="100%"
            className="col-span-3 row-start-2 block sm:col-span-1 sm:row-start-1 sm:col-start-3"
          >
            <rect width="100%" height="8" rx="4" className="fill-sunken" />
            <rect width={`${row.score ?? 0}%`} height="8" rx="4" className="fill-signal" />
          </svg>
          <span className="tabular text-right text-sm font-semibold">
            {tellMarket({ row, parts, text, language })}
            <ChevronDown
              aria-hidden="true"
              className="ml-2 inline size-4 text-ink-3 transition-transform group-open:rotate-180"
            />
          </span>
        </summary>
        <dl className="grid gap-x-6 gap-y-3 pb-4 pl-10 sm:grid-cols-2 lg:grid-cols-3">
          {parts.map(({ id, label }) => {
            const part = row.parts[id]
            const isKnown = part?.mark !== null && part?.mark !== undefined
            return (
              <div key={id} className="grid content-start gap-0.5">
                <dt className="text-xs font-semibold text-ink-3">{label}</dt>
                <dd className={isKnown ? 'text-sm' : 'text-sm text-ink-3'}>
                  {isKnown ? [part.value ?? '', ...tellMark(part.mark ?? 0)].join(' · ') : text.unknown}
                </dd>
                {isKnown && part.source && <dd className="text-xs text-ink-3">{part.source}</dd>}
              </div>
            )
          })}
        </dl>
      </details>
    </li>
  )
}
