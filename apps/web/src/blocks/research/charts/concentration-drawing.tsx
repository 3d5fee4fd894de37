import type { ConcentrationChart } from '@sondeo/contract/research/research-charts'
import { formatShare } from '../../../browser/format-number.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useChartMessages } from '../../../messages/research/research-charts.ts'
import { ChartSvg, Decoration } from './chart-svg.tsx'
import type { DrawingProps } from './drawing-props.ts'
import { useMarks } from './use-marks.ts'

const BLOCK = 128
/** How the share of the three largest is read. */
const zones = [
  { level: 'low', to: 0.4 },
  { level: 'middle', to: 0.7 },
  { level: 'high', to: 1 },
] as const
const LARGEST = 3
/** About what a letter takes. */
const LETTER_PX = 6.2
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
  const named = flows.map(({ parts }) => nameWhatFits(parts, width))
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
    <ChartSvg ref={frame} aria-label={title} width={width} height={flows.length * BLOCK - 8} onKeyDown={walk}>
      {flows.map(({ name, parts, level }, row) => (
        <Decoration key={name}>
          <text x={0} y={row * BLOCK + 14} className="fill-ink text-[0.8125rem] font-semibold">
            {name}
          </text>
          {zones.map(({ level: zone, to }, place) => {
            const from = zones[place - 1]?.to ?? 0
            return (
              <g key={zone}>
                <rect
                  x={scale(from) + 1}
                  y={row * BLOCK + 82}
                  width={scale(to) - scale(from) - 2}
                  height={5}
                  rx={2.5}
                  className={zone === level ? 'fill-ink-2' : 'fill-line'}
                />
                {(isRoomy || zone !== 'middle') && (
                  <text
                    x={isRoomy || zone === 'low' ? scale(from) + 1 : width}
                    y={row * BLOCK + 102}
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
            cy={row * BLOCK + 84.5}
            r={6}
            strokeWidth={2}
            className="fill-ink stroke-surface"
          />
          <text x={width} y={row * BLOCK + 14} textAnchor="end" className="tabular fill-ink-2 text-[0.8125rem]">
            {text.topThree(formatShare(sumLargest(parts), language))}
          </text>
        </Decoration>
      ))}
      {marks.map(({ flow, label, share, isRest, row, place }, index) => {
        const start = flows[row]?.parts.slice(0, place).reduce((sum, part) => sum + part.share, 0) ?? 0
        const told = text.part(flow, label, formatShare(share, language))
        const partWidth = Math.max(1, share * width - 2)
        const isNamed = named[row]?.has(label)
        return (
          <g key={`${flow} ${label}`} {...propsOf(index, told)}>
            <rect
              x={start * width + 1}
              y={row * BLOCK + 24}
              width={partWidth}
              height={28}
              rx={4}
              className={`chart-ring ${isRest ? 'fill-line' : row === 0 ? 'chart-fill-1' : 'chart-fill-2'}`}
              fillOpacity={isRest ? 1 : opacities[place]}
            />
            {isNamed && (
              <text
                x={isRest ? width : start * width + 2}
                y={row * BLOCK + 68}
                textAnchor={isRest ? 'end' : 'start'}
                className="fill-ink-2 text-xs"
              >
                {label}
              </text>
            )}
          </g>
        )
      })}
    </ChartSvg>
  )
}

type Part = ConcentrationChart['flows'][number]['parts'][number]

/** Names stand whole or not at all: the largest from the left on as long as there is room, the others at the right. */
function nameWhatFits(parts: readonly Part[], width: number): Set<string> {
  const lengthOf = ({ label }: Part) => label.length * LETTER_PX + 10
  const rest = parts.find(({ isRest }) => isRest)
  const end = width - (rest ? lengthOf(rest) : 0)
  const named = new Set(rest ? [rest.label] : [])
  let start = 0
  let taken = 0
  for (const part of parts) {
    const from = start * width
    start += part.share
    if (part.isRest || from < taken || from + lengthOf(part) > end) break
    named.add(part.label)
    taken = from + lengthOf(part)
  }
  return named
}
