import type { BarsChart } from '@sondeo/contract/research/research-charts'
import { formatShare } from '../../../browser/format-number.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useChartMessages } from '../../../messages/research/research-charts.ts'
import { ChartSvg } from './chart-svg.tsx'
import type { DrawingProps } from './drawing-props.ts'
import { formatShort } from './format-chart.ts'
import { shorten } from './shorten.ts'
import { useMarks } from './use-marks.ts'

const NARROW = 440
/** About what a letter of a name takes. */
const LETTER_PX = 6.9
/** What names may take of the width beside the bars. */
const MOST_BESIDE = 0.36

/** Countries as bars, the largest first; its names stand beside the bars, or above them where room is short. */
export function BarsDrawing({ chart, width, onTell }: DrawingProps<BarsChart>) {
  const language = useLanguage()
  const text = useChartMessages()
  const { marks, id, title } = chart
  const { frame, walk, propsOf } = useMarks(marks.length, onTell)
  const longest = Math.max(...marks.map(({ label }) => label.length)) * LETTER_PX + 16
  // A name is not cut for want of room: it then stands above its bar.
  const isNarrow = width < NARROW || longest > width * MOST_BESIDE
  const row = isNarrow ? 38 : 32
  const left = isNarrow ? 0 : Math.max(96, longest)
  const right = isNarrow ? 146 : 152
  const max = marks[0]?.value ?? 1
  const fill = id === 'exporters' ? 'chart-fill-1' : 'chart-fill-2'
  const height = marks.length * row + 4
  return (
    <ChartSvg ref={frame} aria-label={title} width={width} height={height} onKeyDown={walk}>
      {marks.map(({ label, value, share }, index) => {
        const top = index * row + 2
        const barTop = top + (isNarrow ? 18 : 5)
        const barHeight = isNarrow ? 14 : 20
        const length = Math.max(2, (value / max) * (width - left - right))
        const told = text.mark(
          label,
          formatShort(value, language),
          share === null ? null : formatShare(share, language),
        )
        return (
          <g key={label} {...propsOf(index, told)}>
            <rect x={0} y={top} width={width} height={row} className="fill-transparent" />
            <rect x={1} y={top + 1} width={width - 2} height={row - 2} rx={6} className="chart-ring fill-transparent" />
            <text
              x={isNarrow ? 6 : left - 10}
              y={isNarrow ? top + 14 : barTop + 14.5}
              textAnchor={isNarrow ? 'start' : 'end'}
              className="fill-ink text-[0.8125rem]"
            >
              {isNarrow ? shorten(label, Math.floor((width - 12) / LETTER_PX)) : label}
            </text>
            <rect
              x={left + (isNarrow ? 6 : 0)}
              y={barTop}
              width={length}
              height={barHeight}
              rx={4}
              className={fill}
              fillOpacity={index === 0 ? 1 : 0.68}
            />
            <text
              x={left + (isNarrow ? 6 : 0) + length + 8}
              y={barTop + barHeight / 2 + 4.5}
              className="tabular fill-ink-2 text-[0.8125rem] font-medium"
            >
              {share === null
                ? formatShort(value, language)
                : `${formatShort(value, language)} · ${formatShare(share, language)}`}
            </text>
          </g>
        )
      })}
    </ChartSvg>
  )
}
