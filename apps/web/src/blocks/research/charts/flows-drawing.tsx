import type { FlowsChart } from '@sondeo/contract/research/research-charts'
import { formatShare } from '../../../browser/format-number.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useChartMessages } from '../../../messages/research/research-charts.ts'
import { ChartSvg, Decoration } from './chart-svg.tsx'
import type { DrawingProps } from './drawing-props.ts'
import { formatShort } from './format-chart.ts'
import { type FlowNode, layOutFlows, type Ribbon } from './lay-out-flows.ts'
import { shorten } from './shorten.ts'
import { useMarks } from './use-marks.ts'

const NARROW = 480
const BAR = 8
/** Above the bars stands what the sides are. */
const TOP = 26
const colours = ['chart-fill-1', 'chart-fill-2', 'chart-fill-3', 'chart-fill-4']

/** Who sells to whom: a ribbon for each pair of countries, coloured by the seller and as thick as what is traded. */
export function FlowsDrawing({ chart, width, onTell }: DrawingProps<FlowsChart>) {
  const language = useLanguage()
  const text = useChartMessages()
  const isNarrow = width < NARROW
  const margin = isNarrow ? Math.max(84, width * 0.36) : Math.min(210, width * 0.26)
  const layout = layOutFlows(chart.flows, { thickness: isNarrow ? 230 : 280, slot: isNarrow ? 20 : 22 })
  const { frame, walk, propsOf } = useMarks(layout.ribbons.length, onTell)
  const [left, right] = [margin, width - margin]
  const nameOf = ({ label, value }: FlowNode) =>
    isNarrow
      ? shorten(label, Math.floor((margin - BAR - 8) / 5.9))
      : `${shorten(label, Math.floor((margin - BAR - 84) / 6.6))} · ${formatShort(value, language)}`
  const drawSide = (nodes: FlowNode[], isSeller: boolean) =>
    nodes.map((node, place) => (
      <g key={node.label}>
        <rect
          x={isSeller ? left - BAR : right}
          y={TOP + node.top}
          width={BAR}
          height={node.height}
          rx={1.5}
          className={isSeller ? colourAt(place) : 'fill-ink-3'}
        />
        <text
          x={isSeller ? left - BAR - 6 : right + BAR + 6}
          y={TOP + node.middle + 4}
          textAnchor={isSeller ? 'end' : 'start'}
          className={`tabular fill-ink ${isNarrow ? 'text-[0.6875rem]' : 'text-xs'}`}
        >
          {nameOf(node)}
        </text>
      </g>
    ))
  return (
    <ChartSvg ref={frame} aria-label={chart.title} width={width} height={TOP + layout.height} onKeyDown={walk}>
      <Decoration>
        <text x={left} y={12} textAnchor="end" className="fill-ink-3 text-xs">
          {text.sellers}
        </text>
        <text x={right} y={12} className="fill-ink-3 text-xs">
          {text.buyers}
        </text>
        {drawSide(layout.exporters, true)}
        {drawSide(layout.importers, false)}
      </Decoration>
      {layout.ribbons.map((ribbon, index) => {
        const { from, to, value, share, fromPlace } = ribbon
        const told = text.mark(
          text.pair(from, to),
          formatShort(value, language),
          share === null ? null : formatShare(share, language),
        )
        return (
          <g key={`${from} ${to}`} {...propsOf(index, told)}>
            <path d={draw(ribbon, left, right)} className={`chart-ring chart-ribbon ${colourAt(fromPlace)}`} />
          </g>
        )
      })}
    </ChartSvg>
  )
}

const colourAt = (place: number): string => colours[place] ?? 'chart-fill-5'

function draw({ leaves, arrives, thickness }: Ribbon, left: number, right: number): string {
  const middle = (left + right) / 2
  const [from, to] = [TOP + leaves, TOP + arrives]
  const at = (...numbers: number[]) => numbers.map(number => Math.round(number * 10) / 10).join(' ')
  return (
    `M${at(left, from)} C${at(middle, from, middle, to, right, to)} V${at(to + thickness)} ` +
    `C${at(middle, to + thickness, middle, from + thickness, left, from + thickness)} Z`
  )
}
