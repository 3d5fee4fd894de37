import type { ComparedSide, Comparison } from '@sondeo/contract/research/research-views'
import { formatShort } from '../../blocks/research/charts/format-chart.ts'
import { tellAtLeast } from '../../blocks/research/tell-figure.ts'
import { formatDecimals, formatShare } from '../../browser/format-number.ts'
import { useLanguage } from '../../browser/language.ts'
import { useCompareMessages } from '../../messages/research/compare-research.ts'
import { Button } from '../../ui/button.tsx'
import { PairedBars } from './paired-bars.tsx'
import '../../blocks/research/charts/charts.css'

type Unit = Comparison['metrics'][number]['unit']

/** Both sides alike: 3.80 beside 0.61. */
function useWriteMeasure() {
  const { usd } = useCompareMessages()
  const language = useLanguage()
  return (value: number | null, unit: Unit): string => {
    if (value === null) return '–'
    if (unit === 'percent') return formatShare(value / 100, language)
    return unit === 'usd' ? usd(formatShort(value, language)) : formatDecimals(value, language, 2)
  }
}

const nameSide = ({ product, code, year }: ComparedSide): string => `${product} (${code}), ${year}`

const isSame = (left: ComparedSide, right: ComparedSide): boolean =>
  left.code === right.code && left.year === right.year && left.source === right.source

/** So many other years are offered; the others stand in the box above. */
const OFFERED = 4

function SameTwice({ side, onChooseYear }: { side: ComparedSide; onChooseYear: Props['onChooseYear'] }) {
  const text = useCompareMessages().same
  const others = side.years.filter(year => year !== side.year).slice(-OFFERED)
  return (
    <section
      aria-label={text.heading(nameSide(side))}
      className="grid justify-items-center gap-4 rounded-lg border border-dashed border-line-strong px-6 py-12 text-center"
    >
      <p className="font-semibold text-balance">{text.heading(nameSide(side))}</p>
      <p className="text-balance text-ink-2">{others.length > 0 ? text.choose : text.chooseReport}</p>
      {others.length > 0 && (
        <div className="flex flex-wrap justify-center gap-2">
          {others.toReversed().map(year => (
            <Button key={year} variant="outline" size="sm" onClick={() => onChooseYear(year)}>
              {text.with(year)}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}

type Props = {
  comparison: Comparison
  /** Compares with another year of the second side. */
  onChooseYear: (year: number) => void
}

/** Findings first, then the measures, then who sells and buys. */
export function ComparisonView({ comparison, onChooseYear }: Props) {
  const text = useCompareMessages()
  const write = useWriteMeasure()
  const { left, right, findings, metrics, countries } = comparison
  // Twice the same has nothing to tell: every bar would stand beside its like.
  if (isSame(left, right)) return <SameTwice side={right} onChooseYear={onChooseYear} />
  return (
    <div className="charts grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <ul className="grid gap-2 rounded-lg border border-line bg-surface p-5 sm:p-6">
        {findings.map(finding => (
          <li key={finding} className="font-head text-base leading-snug font-semibold text-balance">
            {finding}
          </li>
        ))}
      </ul>
      <section
        aria-label={text.measures}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-lg border border-line bg-surface"
      >
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{text.measures}</caption>
          <thead className="bg-sunken text-xs text-ink-2">
            <tr>
              <th scope="col" className="px-2.5 py-2.5 sm:px-4 text-left font-semibold">
                {text.measure}
              </th>
              {[left, right].map((side, index) => (
                <th
                  // biome-ignore lint/suspicious/noArrayIndexKey: two sides, which may be the same
                  key={index}
                  scope="col"
                  className="px-2.5 py-2.5 sm:px-4 text-right font-semibold wrap-anywhere"
                >
                  {nameSide(side)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {metrics.map(({ id, label, unit, left: a, right: b, atLeast = [] }) => (
              <tr key={id} className="border-t border-line">
                <th scope="row" className="px-2.5 py-2.5 sm:px-4 text-left font-medium">
                  {label}
                </th>
                <td className="tabular px-2.5 py-2.5 sm:px-4 text-right">
                  {tellAtLeast(write(a, unit), atLeast.includes('left'))}
                </td>
                <td className="tabular px-2.5 py-2.5 sm:px-4 text-right">
                  {tellAtLeast(write(b, unit), atLeast.includes('right'))}
                </td>
              </tr>
            ))}
            <tr className="border-t border-line text-ink-3">
              <th scope="row" className="px-2.5 py-2.5 sm:px-4 text-left font-medium">
                {text.scope}
              </th>
              <td className="px-2.5 py-2.5 sm:px-4 text-right">{left.scope}</td>
              <td className="px-2.5 py-2.5 sm:px-4 text-right">{right.scope}</td>
            </tr>
            <tr className="border-t border-line text-ink-3">
              <th scope="row" className="px-2.5 py-2.5 sm:px-4 text-left font-medium">
                {text.source}
              </th>
              <td className="px-2.5 py-2.5 sm:px-4 text-right">{left.source}</td>
              <td className="px-2.5 py-2.5 sm:px-4 text-right">{right.source}</td>
            </tr>
          </tbody>
        </table>
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-2">
        {countries.map(list => (
          <PairedBars key={list.flow} {...list} left={nameSide(left)} right={nameSide(right)} />
        ))}
      </div>
    </div>
  )
}
