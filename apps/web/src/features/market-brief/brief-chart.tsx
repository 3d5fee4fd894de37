import type { ResearchChart } from '@sondeo/contract/research-charts'
import { ChartDrawing } from '../../blocks/research/charts/chart-drawing.tsx'
import { useWidth } from '../../blocks/research/charts/use-width.ts'
import { useChartMessages } from '../../messages/research-charts.ts'

const tellNothing = () => {}

/** A chart as it stands on paper: the finding, the drawing, the source. */
export function BriefChart({ chart }: { chart: ResearchChart }) {
  const text = useChartMessages()
  const { ref, width } = useWidth<HTMLDivElement>()
  return (
    <figure className="brief-block grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
      <figcaption className="grid gap-0.5 border-t-2 border-ink pt-2">
        <h2 className="text-sm leading-snug font-semibold">{chart.title}</h2>
        <p className="text-xs text-ink-2">{`${chart.subtitle}. ${text.source(chart.source)}.`}</p>
      </figcaption>
      <div ref={ref} className="min-w-0">
        <ChartDrawing chart={chart} width={width} onTell={tellNothing} />
      </div>
    </figure>
  )
}
