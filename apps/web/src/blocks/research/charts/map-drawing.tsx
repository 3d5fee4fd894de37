import type { CountryMark, MapChart } from '@sondeo/contract/research/research-charts'
import { formatPercent, formatShare } from '../../../browser/format-number.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useChartMessages } from '../../../messages/research/research-charts.ts'
import { ChartSvg, Decoration } from './chart-svg.tsx'
import type { DrawingProps } from './drawing-props.ts'
import { formatShort } from './format-chart.ts'
import { useMarks } from './use-marks.ts'
import world from './world-map.data.json'

/** Parts of the world, or of the largest value where the world is not known, from which a country is drawn darker. */
const steps = [
  { from: 0.2, opacity: 1 },
  { from: 0.1, opacity: 0.78 },
  { from: 0.05, opacity: 0.58 },
  { from: 0.01, opacity: 0.4 },
  { from: 0, opacity: 0.24 },
]
const shapes: Record<string, string> = world.shapes
const dots: Record<string, number[]> = world.dots
const LEGEND = 32
/** Below this the legend's words stand under it. */
const NARROW = 480
/** About as wide as a letter of the legend. */
const LETTER = 5.6

const opacityOf = (part: number): number => steps.find(({ from }) => part >= from)?.opacity ?? 0

/** The world, darker where more is sold or bought; arrows walk the countries from the largest down. */
export function MapDrawing({ chart, width, onTell }: DrawingProps<MapChart>) {
  const language = useLanguage()
  const text = useChartMessages()
  const { id, title } = chart
  const marks = chart.marks.filter(({ area }) => area !== null && (shapes[area] ?? dots[area]))
  const { frame, walk, propsOf, active } = useMarks(marks.length, onTell)
  const fill = id === 'map-exports' ? 'chart-fill-1' : 'chart-fill-2'
  const max = marks[0]?.value ?? 1
  const isOfWorld = marks.some(({ share }) => share !== null)
  const known = new Set(marks.map(({ area }) => String(area)))
  const tell = ({ label, value, share }: CountryMark) =>
    text.mark(label, formatShort(value, language), share === null ? null : formatShare(share, language))
  const height = Math.round((width / world.width) * world.height)
  // Dots and outlines keep their size whatever the map's.
  const unit = world.width / width
  const land = [...Object.entries(shapes).flatMap(([area, d]) => (known.has(area) ? [] : [d])), ...world.unnamed]
  const chosen = active === undefined ? undefined : marks[active]
  return (
    <ChartSvg
      ref={frame}
      aria-label={title}
      width={width}
      height={height + LEGEND + (width < NARROW ? 16 : 0)}
      onKeyDown={walk}
    >
      <g transform={`scale(${width / world.width})`}>
        <path d={land.join('')} className="chart-land stroke-surface" strokeWidth={0.6 * unit} />
        {marks.map((mark, index) => {
          const told = tell(mark)
          const shape = shapes[mark.area ?? -1]
          const [x = 0, y = 0] = dots[mark.area ?? -1] ?? []
          const look = { className: `${fill} stroke-surface`, strokeWidth: 0.6 * unit }
          const opacity = opacityOf(isOfWorld ? (mark.share ?? 0) : mark.value / max)
          return (
            <g key={mark.area} {...propsOf(index, told)}>
              {shape ? (
                <>
                  <path d={shape} className="chart-land" />
                  <path d={shape} fillOpacity={opacity} {...look} />
                </>
              ) : (
                <circle cx={x} cy={y} r={4 * unit} fillOpacity={Math.max(opacity, 0.4)} {...look} />
              )}
            </g>
          )
        })}
        {chosen && <Outline mark={chosen} unit={unit} />}
      </g>
      <Legend {...{ fill, height, width, isOfWorld }} />
    </ChartSvg>
  )
}

/** Drawn last, so that neighbours do not cover it. */
function Outline({ mark: { area }, unit }: { mark: CountryMark; unit: number }) {
  const shape = shapes[area ?? -1]
  const [x = 0, y = 0] = dots[area ?? -1] ?? []
  const look = { className: 'pointer-events-none fill-none stroke-focus', strokeWidth: 2 * unit }
  return shape ? <path d={shape} {...look} /> : <circle cx={x} cy={y} r={6 * unit} {...look} />
}

type LegendProps = { fill: string; height: number; width: number; isOfWorld: boolean }

function Legend({ fill, height, width, isOfWorld }: LegendProps) {
  const language = useLanguage()
  const text = useChartMessages()
  const swatch = Math.min(72, width / steps.length)
  const percent = (part = 0) => formatPercent(part * 100, language)
  const y = height + 8
  const [textX, textY] = width < NARROW ? [0, y + 36] : [steps.length * swatch + 6, y + 8]
  const told = isOfWorld ? text.legend : text.legendOfLargest
  const blankX = textX + told.length * LETTER + 16
  return (
    <Decoration>
      {steps.toReversed().map(({ from, opacity }, index, all) => (
        <g key={from}>
          <rect x={index * swatch} y={y} width={swatch - 3} height={8} rx={2} className={fill} fillOpacity={opacity} />
          <text x={index * swatch} y={y + 20} className="fill-ink-3 text-[0.6875rem]">
            {from === 0 ? `< ${percent(all[1]?.from)}` : `≥ ${percent(from)}`}
          </text>
        </g>
      ))}
      <text x={textX} y={textY} className="fill-ink-3 text-[0.6875rem]">
        {told}
      </text>
      {/* A land without a figure is no land without trade. */}
      <rect x={blankX} y={textY - 8} width={16} height={8} rx={2} className="chart-land" />
      <text x={blankX + 21} y={textY} className="fill-ink-3 text-[0.6875rem]">
        {text.noFigure}
      </text>
    </Decoration>
  )
}
