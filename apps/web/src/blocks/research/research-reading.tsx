import type { ResearchDetails } from '@sondeo/contract/product-research'
import { MarketAnalysis } from '../market-analysis.tsx'
import { LazyCharts } from './lazy-charts.tsx'
import { NewsAndSources } from './news-and-sources.tsx'

type Props = { summary: string | null | undefined; details: ResearchDetails | undefined }

/** Charts, then the analysis, with what it was made of beside it where there is room. */
export function ResearchReading({ summary, details }: Props) {
  if (!details) return <MarketAnalysis summary={summary} />
  return (
    <>
      <LazyCharts details={details} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <MarketAnalysis summary={summary} />
        <NewsAndSources details={details} />
      </div>
    </>
  )
}
