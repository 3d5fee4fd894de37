import { ChartSvg, Decoration } from '../../blocks/research/charts/chart-svg.tsx'
import { niceTicks } from '../../blocks/research/charts/nice-ticks.ts'
import { useMarks } from '../../blocks/research/charts/use-marks.ts'
import { formatNumber } from '../../browser/format-number.ts'
import { useLanguage } from '../../browser/language.ts'
import { useAnalyticsMessages } from '../../messages/analytics.ts'
import { formatMonth } from './format-month.ts'

export type Series = { name: string; values: number[] }

type Props = {
  label: string
  months: string[]
  series: Series[]
  width: number
  onTell: (told: string | undefined) => void
}

const height = 220
const bottom = 24
const top = 10
const fills = ['chart-fill-1', 'chart-fill-2']

/** A column per month, its parts stacked; narrow drawings name every second month. */
export function MonthColumns({ label, months, series, width, onTell }: Props) {
  const text = useAnalyticsMessages()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const { frame, walk, propsOf } = useMarks(months.length, onTell)
  const sums = months.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))
  // Whole things are counted, so no line stands between two of them.
  const ticks = niceTicks(Math.max(...sums, 1)).filter(Number.isInteger)
  const max = Math.max(ticks.at(-1) ?? 1, ...sums)
  const left = 12 + 7 * Math.max(...ticks.map(tick => number(tick).length))
  const room = (width - left) / months.length
  const bar = Math.min(36, room * 0.62)
  const yOf = (value: number) => top + (1 - value / max) * (height - top - bottom)
  return (
    <ChartSvg ref={frame} aria-label={label} width={width} height={height} onKeyDown={walk}>
      <Decoration>
        {ticks.map(tick => (
          <g key={tick}>
            <line x1={left} x2={width} y1={yOf(tick)} y2={yOf(tick)} className="stroke-line" />
            <text x={left - 8} y={yOf(tick) + 4} textAnchor="end" className="tabular fill-ink-3 text-xs">
              {number(tick)}
            </text>
          </g>
        ))}
      </Decoration>
      {months.map((month, at) => {
        const x = left + at * room + (room - bar) / 2
        const parts = series.map(({ name, values }) => text.part(name, number(values[at] ?? 0))).join(', ')
        let below = 0
        return (
          <g key={month} {...propsOf(at, text.mark(formatMonth(month, language, 'long'), parts))}>
            <rect x={left + at * room} y={0} width={room} height={height} className="fill-transparent" />
            <rect
              x={left + at * room + 1}
              y={1}
              width={room - 2}
              height={height - 2}
              rx={6}
              className="chart-ring fill-transparent"
            />
            {series.map(({ name, values }, index) => {
              const value = values[at] ?? 0
              const from = yOf(below)
              below += value
              return (
                <rect
                  key={name}
                  x={x}
                  y={yOf(below)}
                  width={bar}
                  height={Math.max(0, from - yOf(below))}
                  rx={2}
                  className={fills[index] ?? 'chart-fill-5'}
                />
              )
            })}
            {(room >= 34 || at % 2 === 1) && (
              <text x={left + at * room + room / 2} y={height - 7} textAnchor="middle" className="fill-ink-2 text-xs">
                {formatMonth(month, language, 'short')}
              </text>
            )}
          </g>
        )
      })}
    </ChartSvg>
  )
}
