import type { ConcentrationChart } from '@sondeo/contract/research/research-charts'
import { formatShare } from '../../../browser/format-number.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useChartMessages } from '../../../messages/research/research-charts.ts'
import { ChartSvg, Decoration } from './chart-svg.tsx'
import type { DrawingProps } from './drawing-props.ts'
import { useMarks } from './use-marks.ts'

/** One direction without its legend, and a line of that. */
const BLOCK = 116
const LINE = 18
/** How the share of the three largest is read. */
const zones = [
  { level: 'low', to: 0.4 },
  { level: 'middle', to: 0.7 },
  { level: 'high', to: 1 },
] as const
const LARGEST = 3
/** About what a letter takes. */
const LETTER_PX = 6.4
const SWATCH = 10
const opacities = [1, 0.8, 0.64, 0.5, 0.38]

/** Who holds how much, as one bar per direction, and where the share of its three largest stands. */
export function ConcentrationDrawing({ chart, width, onTell }: DrawingProps<ConcentrationChart>) {
  const language = useLanguage()
  const text = useChartMessages()
  const { flows, title } = chart
  const marks = flows.flatMap((flow, row) =>
    flow.parts.map((part, place) => ({ ...part, flow: flow.name, row, place })),
  )
  const { frame, walk, propsOf } = useMarks(marks.length, onTell)
  const legends = flows.map(({ parts }) =>
    layOutLegend(
      parts.map(({ label, share }) => `${label} ${formatShare(share, language)}`),
      width,
    ),
  )
  const heights = legends.map(legend => BLOCK + ((legend.at(-1)?.line ?? 0) + 1) * LINE)
  const topOf = (row: number) => heights.slice(0, row).reduce((sum, height) => sum + height, 0)
  const zonesOf = (row: number) => topOf(row) + (heights[row] ?? 0) - 46
  const scale = (share: number) => Math.min(share, 1) * width
  const widthOf = (level: keyof typeof text.levels) => text.levels[level].length * LETTER_PX
  // On a phone the names would run into each other: the ends of the scale say enough.
  const isRoomy = zones.every(({ level, to }, at) => scale(to) - scale(zones[at - 1]?.to ?? 0) > widthOf(level))
  const sumLargest = (parts: ConcentrationChart['flows'][number]['parts']) =>
    parts
      .filter(({ isRest }) => !isRest)
      .slice(0, LARGEST)
      .reduce((sum, { share }) => sum + share, 0)
  return (
    <ChartSvg ref={frame} aria-label={title} width={width} height={topOf(flows.length) - 8} onKeyDown={walk}>
      {flows.map(({ name, parts, level }, row) => (
        <Decoration key={name}>
          <text x={0} y={topOf(row) + 14} className="fill-ink text-[0.8125rem] font-semibold">
            {name}
          </text>
          {zones.map(({ level: zone, to }, place) => {
            const from = zones[place - 1]?.to ?? 0
            return (
              <g key={zone}>
                <rect
                  x={scale(from) + 1}
                  y={zonesOf(row)}
                  width={scale(to) - scale(from) - 2}
                  height={5}
                  rx={2.5}
                  className={zone === level ? 'fill-ink-2' : 'fill-line'}
                />
                {(isRoomy || zone !== 'middle') && (
                  <text
                    x={isRoomy || zone === 'low' ? scale(from) + 1 : width}
                    y={zonesOf(row) + 20}
                    textAnchor={isRoomy || zone === 'low' ? 'start' : 'end'}
                    className="fill-ink-3 text-[0.6875rem]"
                  >
                    {text.levels[zone]}
                  </text>
                )}
              </g>
            )
          })}
          <circle
            cx={Math.min(width - 7, Math.max(7, scale(sumLargest(parts))))}
            cy={zonesOf(row) + 2.5}
            r={6}
            strokeWidth={2}
            className="fill-ink stroke-surface"
          />
          <text x={width} y={topOf(row) + 14} textAnchor="end" className="tabular fill-ink-2 text-[0.8125rem]">
            {text.topThree(formatShare(sumLargest(parts), language))}
          </text>
        </Decoration>
      ))}
      {marks.map(({ flow, label, share, isRest, row, place }, index) => {
        const start = flows[row]?.parts.slice(0, place).reduce((sum, part) => sum + part.share, 0) ?? 0
        const told = text.part(flow, label, formatShare(share, language))
        const partWidth = Math.max(1, share * width - 2)
        const legend = legends[row]?.[place]
        const look = {
          className: isRest ? 'fill-line' : row === 0 ? 'chart-fill-1' : 'chart-fill-2',
          fillOpacity: isRest ? 1 : opacities[place],
        }
        return (
          <g key={`${flow} ${label}`} {...propsOf(index, told)}>
            <rect
              x={start * width + 1}
              y={topOf(row) + 24}
              width={partWidth}
              height={28}
              rx={4}
              {...look}
              className={`chart-ring ${look.className}`}
            />
            {legend && (
              <>
                <rect
                  x={legend.x}
                  y={topOf(row) + 61 + legend.line * LINE}
                  width={SWATCH}
                  height={SWATCH}
                  rx={2}
                  {...look}
                />
                <text
                  x={legend.x + SWATCH + 5}
                  y={topOf(row) + 70 + legend.line * LINE}
                  className="tabular fill-ink-2 text-xs"
                >
                  {legend.words}
                </text>
              </>
            )}
          </g>
        )
      })}
    </ChartSvg>
  )
}

/** Whose parts they are stands below the bar, in as many lines as the names need: within it few have room. */
function layOutLegend(items: readonly string[], width: number): { words: string; x: number; line: number }[] {
  let x = 0
  let line = 0
  return items.map(words => {
    const length = SWATCH + 5 + words.length * LETTER_PX
    if (x > 0 && x + length > width) {
      x = 0
      line += 1
    }
    const place = { words, x, line }
    x += length + 14
    return place
  })
}
