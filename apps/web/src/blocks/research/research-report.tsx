import type { ResearchDetails } from '@sondeo/contract/product-research'
import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'
import { MarketAnalysis } from '../market-analysis.tsx'
import { AnswerCard } from './answer-card.tsx'
import { FigureNotices } from './figure-notices.tsx'
import { LazyCharts } from './lazy-charts.tsx'
import { MarketRanking } from './market-ranking.tsx'
import { NewsAndSources } from './news-and-sources.tsx'
import { OriginComparison } from './origin-comparison.tsx'
import { OwnMarket } from './own-market.tsx'
import { ResearchTable } from './research-table.tsx'
import { TakenCode } from './taken-code.tsx'

type Props = {
  rows: readonly ResultRow[]
  summary: string | null | undefined
  details: ResearchDetails
  /** Given: the nearest other codes run the research again. */
  onChooseCode?: (code: string) => void
}

/** A report from its answer down: figures, charts, my country, where to go next, the table, and what it was made of. */
export function ResearchReport({ rows, summary, details, onChooseCode }: Props) {
  const { own, markets = [] } = details
  return (
    <>
      <TakenCode product={details} {...(onChooseCode && { onChoose: onChooseCode })} />
      <FigureNotices details={details} />
      <AnswerCard details={details} />
      <LazyCharts details={details} />
      {own && <OwnMarket own={own} />}
      {markets.map(ranking => (
        <MarketRanking key={ranking.aim} ranking={ranking} />
      ))}
      {rows.length > 0 && <ResearchTable rows={rows} details={details} />}
      <OriginComparison rows={rows} details={details} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <MarketAnalysis summary={summary} />
        <NewsAndSources details={details} />
      </div>
    </>
  )
}
