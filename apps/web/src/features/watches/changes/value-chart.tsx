import { useState } from 'react'
import { ChartSvg, Decoration } from '../../../blocks/research/charts/chart-svg.tsx'
import { formatShort } from '../../../blocks/research/charts/format-chart.ts'
import { niceTicks } from '../../../blocks/research/charts/nice-ticks.ts'
import { useMarks } from '../../../blocks/research/charts/use-marks.ts'
import { useWidth } from '../../../blocks/research/charts/use-width.ts'
import '../../../blocks/research/charts/charts.css'
import { formatDate } from '../../../browser/format-date.ts'
import { formatNumber } from '../../../browser/format-number.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useWatchMessages } from '../../../messages/watches.ts'

const HEIGHT = 130
const TOP = 10
const BOTTOM = 12
const LEFT = 56
const RIGHT = 12

type Point = { at: string; number: number }

/** A value over time, as steps: it stays what it was until it is something else. */
export function ValueChart({ name, points }: { name: string; points: readonly Point[] }) {
  const text = useWatchMessages().history
  const language = useLanguage()
  const { ref, width } = useWidth<HTMLDivElement>()
  const [told, setTold] = useState<string>()
  const { frame, walk, propsOf, active } = useMarks(points.length, setTold)
  const ordered = points.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const moments = ordered.map(({ at }) => Date.parse(at))
  const [first = 0, last = first] = [moments[0], moments.at(-1)]
  const ticks = niceTicks(Math.max(...ordered.map(({ number }) => number)), 2)
  const lowest = Math.min(0, ...ordered.map(({ number }) => number))
  const highest = Math.max(ticks.at(-1) ?? 0, lowest + 1)
  const x = (index: number) =>
    LEFT + (((moments[index] ?? first) - first) / Math.max(last - first, 1)) * (width - LEFT - RIGHT)
  const y = (value: number) => TOP + ((highest - value) / (highest - lowest)) * (HEIGHT - TOP - BOTTOM)
  const path = ordered
    .map(({ number }, index) => (index === 0 ? `M${x(0)},${y(number)}` : `H${x(index)}V${y(number)}`))
    .join('')
  return (
    <figure className="charts grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
      <div ref={ref}>
        <ChartSvg ref={frame} aria-label={text.chart(name)} width={width} height={HEIGHT} onKeyDown={walk}>
          <Decoration>
            {ticks.map(tick => (
              <g key={tick}>
                <line x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} className="stroke-line" />
                <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end" className="tabular fill-ink-3 text-xs">
                  {formatShort(tick, language)}
                </text>
              </g>
            ))}
            <path d={path} className="chart-stroke-1 fill-none" strokeWidth={2.25} strokeLinejoin="round" />
          </Decoration>
          {ordered.map(({ at, number }, index) => (
            <g key={at} {...propsOf(index, text.point(formatDate(at, language), formatNumber(number, language)))}>
              <circle
                cx={x(index)}
                cy={y(number)}
                r={active === index ? 6 : 4}
                className="chart-fill-1 chart-ring stroke-surface"
              />
            </g>
          ))}
        </ChartSvg>
      </div>
      <figcaption aria-hidden="true" className="tabular min-h-5 text-xs text-ink-2">
        {told}
      </figcaption>
    </figure>
  )
}
