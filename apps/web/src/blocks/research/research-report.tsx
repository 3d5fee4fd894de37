import type { ResearchDetails } from '@sondeo/contract/research/product-research'
import { lazy, Suspense } from 'react'
import { useChartMessages } from '../../messages/research/research-charts.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'
import { MarketAnalysis } from '../market-analysis.tsx'
import { AnswerCard } from './answer-card.tsx'
import { FigureNotices } from './figure-notices.tsx'
import { CountryComparison } from './markets/country-comparison.tsx'
import { MarketRankings } from './markets/market-ranking.tsx'
import { NewsList } from './news-list.tsx'
import { OwnMarket } from './perspective/own-market.tsx'
import { PerspectiveBar } from './perspective/perspective-bar.tsx'
import { ReportLinks, ReportSection, type SectionName } from './report-sections.tsx'
import { ResearchTable } from './research-table.tsx'
import { type AskedAgain, SourceList } from './source-list.tsx'
import { CodeQuestion, TakenCode } from './taken-code.tsx'

type Props = {
  rows: readonly ResultRow[]
  summary: string | null | undefined
  details: ResearchDetails
  /** Missing where it cannot be asked for more. */
  searchId?: string | undefined
  /** It is being written for another side or in another language. */
  isWriting?: boolean
  sources?: AskedAgain
  /** Given: the nearest other codes run the research again. */
  onChooseCode?: (code: string) => void
}

// The world map alone weighs more than a screen: it comes when there is something to draw.
const ResearchCharts = lazy(() =>
  import('./charts/research-charts.tsx').then(module => ({ default: module.ResearchCharts })),
)

/** The charts of a research. */
function LazyCharts({ details: { charts = [], name } }: { details: ResearchDetails }) {
  const text = useChartMessages()
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

/** A report from its answer down: figures, charts, my country, where to go next, the table, and what it was made of. */
export function ResearchReport({ rows, summary, details, searchId, isWriting = false, sources, onChooseCode }: Props) {
  const { own, markets = [], perspective, charts = [] } = details
  const hasMarkets = Boolean(own) || markets.length > 0
  const hasTable = rows.length > 0
  const names: SectionName[] = [
    'answer',
    ...(charts.length > 0 ? (['charts'] as const) : []),
    ...(hasMarkets ? (['markets'] as const) : []),
    ...(hasTable ? (['table'] as const) : []),
    ...(summary ? (['analysis'] as const) : []),
    'sources',
  ]
  return (
    <>
      <TakenCode product={details} {...(onChooseCode && { onChoose: onChooseCode })} />
      <FigureNotices details={details} />
      <ReportLinks names={names} hasHeader={searchId !== undefined} />
      <ReportSection name="answer">
        <AnswerCard details={details} />
        {perspective && <PerspectiveBar isWriting={isWriting} />}
        <CodeQuestion product={details} {...(onChooseCode && { onChoose: onChooseCode })} />
      </ReportSection>
      {charts.length > 0 && (
        <ReportSection name="charts">
          <LazyCharts details={details} />
        </ReportSection>
      )}
      {hasMarkets && (
        <ReportSection name="markets">
          {own && <OwnMarket own={own} />}
          <MarketRankings key={perspective?.country} rankings={markets} />
        </ReportSection>
      )}
      {hasTable && (
        <ReportSection name="table">
          <ResearchTable rows={rows} details={details} />
          {searchId && perspective && <CountryComparison searchId={searchId} />}
        </ReportSection>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <ReportSection name="analysis">
          <MarketAnalysis summary={summary} />
        </ReportSection>
        <div className="grid min-w-0 items-start gap-5">
          <NewsList details={details} />
          <ReportSection name="sources">
            <SourceList details={details} {...(sources && { askedAgain: sources })} />
          </ReportSection>
        </div>
      </div>
    </>
  )
}
