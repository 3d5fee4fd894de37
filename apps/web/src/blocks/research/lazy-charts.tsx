import type { ResearchDetails } from '@sondeo/contract/research/product-research'
import { lazy, Suspense } from 'react'
import { useChartMessages } from '../../messages/research/research-charts.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

// The world map alone weighs more than a screen: it comes when there is something to draw.
const ResearchCharts = lazy(() =>
  import('./charts/research-charts.tsx').then(module => ({ default: module.ResearchCharts })),
)

type Props = { details: ResearchDetails }

/** The charts of a research, loaded when there are any. */
export function LazyCharts({ details: { charts = [], name } }: Props) {
  const text = useChartMessages()
  if (charts.length === 0) return null
  return (
    <Suspense
      fallback={
        <div role="status" className="grid gap-4">
          <span className="sr-only">{text.loading}</span>
          <Skeleton className="h-80" />
        </div>
      }
    >
      <ResearchCharts charts={charts} product={name} />
    </Suspense>
  )
}
