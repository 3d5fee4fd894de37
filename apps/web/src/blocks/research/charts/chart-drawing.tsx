import type { ResearchChart } from '@sondeo/contract/research/research-charts'
import { BarsDrawing } from './bars-drawing.tsx'
import { ConcentrationDrawing } from './concentration-drawing.tsx'
import { FlowsDrawing } from './flows-drawing.tsx'
import { LinesDrawing } from './lines-drawing.tsx'
import { MapDrawing } from './map-drawing.tsx'

type Props = { chart: ResearchChart; width: number; onTell: (told: string | undefined) => void }

/** The drawing that a chart's kind calls for. */
export function ChartDrawing({ chart, ...rest }: Props) {
  if (chart.kind === 'bars') return <BarsDrawing chart={chart} {...rest} />
  if (chart.kind === 'map') return <MapDrawing chart={chart} {...rest} />
  if (chart.kind === 'lines') return <LinesDrawing chart={chart} {...rest} />
  if (chart.kind === 'flows') return <FlowsDrawing chart={chart} {...rest} />
  return <ConcentrationDrawing chart={chart} {...rest} />
}
