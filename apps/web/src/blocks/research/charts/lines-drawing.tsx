import type { LinesChart } from '@sondeo/contract/research/research-charts'
import { type PointerEvent, useMemo } from 'react'
import { useLanguage } from '../../../browser/language.ts'
import { useChartMessages } from '../../../messages/research/research-charts.ts'
import { ChartSvg, Decoration } from './chart-svg.tsx'
import type { DrawingProps } from './drawing-props.ts'
import { formatOf, formatPoint } from './format-chart.ts'
import { niceTicks, spreadLabels } from './nice-ticks.ts'
import { useMarks } from './use-marks.ts'

const HEIGHT = 260
const TOP = 12
const BOTTOM = 28
/** Where the lines begin at least; longer figures beside them need more. */
const LEFT = 64
const LETTER = 6.6
const NARROW = 460
const dashes = [undefined, '7 4', '2 4', '10 4 2 4', '4 3']
const numberOf = (at: string): number =>
  Number(at.slice(0, 4)) + (at.includes('-') ? (Number(at.slice(5)) - 1) / 12 : 0)

/** Values over time, each line named at its end. Arrows walk the years or months. */
export function LinesDrawing({ chart, width, onTell }: DrawingProps<LinesChart>) {
  const language = useLanguage()
  const text = useChartMessages()
  const { series, unit, title } = chart
  const format = formatOf(unit, language)
  const isNarrow = width < NARROW
  const hasNames = series.length > 1
  const right = !hasNames ? 16 : isNarrow ? 16 : 156
  const legendRows = hasNames && isNarrow ? series.length : 0
  const moments = useMemo(
    () => [...new Set(series.flatMap(({ points }) => points.map(({ at }) => at)))].sort(),
    [series],
  )
  const ticks = niceTicks(Math.max(...series.flatMap(({ points }) => points.map(({ value }) => value))))
  const left = Math.max(LEFT, ...ticks.map(tick => format(tick).length * LETTER + 10))
  const [first, last] = [numberOf(moments[0] ?? '2000'), numberOf(moments.at(-1) ?? '2001')]
  const x = (at: string) => left + ((numberOf(at) - first) / Math.max(last - first, 1e-9)) * (width - left - right)
  const y = (value: number) => TOP + (1 - value / (ticks.at(-1) || 1)) * (HEIGHT - TOP - BOTTOM)
  const { frame, walk, propsOf, active, look } = useMarks(moments.length, onTell)
  const tell = (at: string) =>
    text.point(
      formatPoint(at, language),
      series
        .flatMap(({ name, points }) => {
          const point = points.find(each => each.at === at)
          return point ? [hasNames ? `${name} ${format(point.value)}` : format(point.value)] : []
        })
        .join(' · '),
    )
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left
    const distances = moments.map(moment => Math.abs(x(moment) - at))
    const nearest = distances.indexOf(Math.min(...distances))
    const moment = moments[nearest]
    if (moment) look(nearest, tell(moment))
  }
  const ends = spreadLabels(
    series.map(({ points }) => y(points.at(-1)?.value ?? 0)),
    { gap: 17, max: HEIGHT - BOTTOM },
  )
  const activeAt = active === undefined ? undefined : moments[active]
  return (
    <ChartSvg
      ref={frame}
      aria-label={title}
      width={width}
      height={HEIGHT + legendRows * 20}
      onKeyDown={walk}
      onPointerMove={point}
      onPointerLeave={() => look(undefined, undefined)}
    >
      <Decoration>
        {ticks.map(tick => (
          <g key={tick}>
            <line x1={left} x2={width - right} y1={y(tick)} y2={y(tick)} className="stroke-line" />
            <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="tabular fill-ink-3 text-xs">
              {format(tick)}
            </text>
          </g>
        ))}
        {chooseMoments(moments, width - left - right).map(at => (
          <text key={at} x={x(at)} y={HEIGHT - 8} textAnchor="middle" className="tabular fill-ink-3 text-xs">
            {at.slice(0, 4)}
          </text>
        ))}
        {series.map(({ name, points }, index) => {
          const color = (index % 5) + 1
          const path = points.map(({ at, value }, place) => `${place ? 'L' : 'M'}${x(at)},${y(value)}`).join('')
          const lastPoint = points.at(-1)
          return (
            <g key={name}>
              {!hasNames && (
                <path
                  d={`${path}L${x(points.at(-1)?.at ?? '')},${y(0)}L${x(points[0]?.at ?? '')},${y(0)}Z`}
                  className="chart-fill-1"
                  fillOpacity={0.1}
                />
              )}
              <path
                d={path}
                className={`fill-none chart-stroke-${color}`}
                strokeWidth={2.25}
                strokeLinejoin="round"
                strokeDasharray={dashes[index % dashes.length]}
              />
              {points.length <= 12 &&
                points.map(({ at, value }) => (
                  <circle key={at} cx={x(at)} cy={y(value)} r={3.5} className={`chart-fill-${color} stroke-surface`} />
                ))}
              {hasNames && !isNarrow && lastPoint && (
                <text
                  x={width - right + 10}
                  y={(ends[index] ?? 0) + 4}
                  className={`chart-fill-${color} text-xs font-semibold`}
                >
                  {name.length > 21 ? `${name.slice(0, 20)}…` : name}
                </text>
              )}
              {hasNames && isNarrow && (
                <g>
                  <line
                    x1={left}
                    x2={left + 24}
                    y1={HEIGHT + index * 20 + 6}
                    y2={HEIGHT + index * 20 + 6}
                    strokeWidth={2.25}
                    strokeDasharray={dashes[index % dashes.length]}
                    className={`chart-stroke-${color}`}
                  />
                  <text x={left + 32} y={HEIGHT + index * 20 + 10} className="fill-ink-2 text-xs">
                    {name}
                  </text>
                </g>
              )}
            </g>
          )
        })}
        {activeAt && (
          <g>
            <line x1={x(activeAt)} x2={x(activeAt)} y1={TOP} y2={HEIGHT - BOTTOM} className="stroke-focus" />
            {series.map(({ name, points }) => {
              const found = points.find(({ at }) => at === activeAt)
              return found ? (
                <circle
                  key={name}
                  cx={x(activeAt)}
                  cy={y(found.value)}
                  r={5}
                  strokeWidth={2}
                  className="fill-surface stroke-focus"
                />
              ) : null
            })}
          </g>
        )}
      </Decoration>
      {moments.map((at, index) => {
        const told = tell(at)
        return (
          <g key={at} {...propsOf(index, told)}>
            <circle cx={x(at)} cy={HEIGHT - BOTTOM} r={1} className="fill-transparent" />
          </g>
        )
      })}
    </ChartSvg>
  )
}

/** Years under the axis, as many as have room; of months, each January. */
function chooseMoments(moments: string[], room: number): string[] {
  const years = moments.filter(at => !at.includes('-') || at.endsWith('-01'))
  const every = Math.ceil(years.length / Math.max(2, Math.floor(room / 48)))
  return years.filter((_, index) => (years.length - 1 - index) % every === 0)
}
