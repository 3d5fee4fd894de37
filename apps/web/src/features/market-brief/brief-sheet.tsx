import '../../blocks/research/charts/charts.css'
import './brief.css'
import type { OwnMarket } from '@sondeo/contract/research/perspective'
import type { ResearchChart } from '@sondeo/contract/research/research-charts'
import type { Research } from '@sondeo/contract/research/research-views'
import type { ReactNode } from 'react'
import { cleanSummaryForDisplay } from '../../blocks/ai-answer/clean-summary.ts'
import type { ResultRow } from '../../blocks/ai-answer/parse-ai-answer.ts'
import { Markdown } from '../../blocks/markdown/markdown.tsx'
import { AnswerCard } from '../../blocks/research/answer-card.tsx'
import { ChartDrawing } from '../../blocks/research/charts/chart-drawing.tsx'
import { useWidth } from '../../blocks/research/charts/use-width.ts'
import { dropSameWords } from '../../blocks/research/drop-same-words.ts'
import { formatDate } from '../../browser/format-date.ts'
import { useLanguage } from '../../browser/language.ts'
import { useSiteConfig } from '../../browser/site-config.ts'
import { useBriefMessages } from '../../messages/research/market-brief.ts'
import { useChartMessages } from '../../messages/research/research-charts.ts'
import { LogoMark } from '../../ui/logo-mark.tsx'
import { BriefMarkets } from './brief-markets.tsx'
import { BriefSources } from './brief-sources.tsx'
import { BriefTable } from './brief-table.tsx'

const BARS = 5

/** The first sheet has room for the largest only; the table has the others. */
const shorten = (chart: ResearchChart): ResearchChart =>
  chart.kind === 'bars' ? { ...chart, marks: chart.marks.slice(0, BARS) } : chart

type Props = Research & { rows: readonly ResultRow[] }

/** What one hands to a client: the market on two or three sheets. */
export function BriefSheet({ name, summary, details, rows }: Props) {
  const text = useBriefMessages()
  const language = useLanguage()
  const { brand } = useSiteConfig()
  const { charts = [], own, markets = [], tableParts = [] } = details
  const of = (...ids: ResearchChart['id'][]) => charts.filter(({ id }) => ids.includes(id))
  return (
    <article className="brief charts mx-auto grid w-full max-w-[49.125rem] grid-cols-[minmax(0,1fr)] gap-6 rounded-lg border border-line p-6 shadow-card print:gap-4 sm:p-12">
      <header className="grid gap-4 border-b border-line pb-5 print:gap-3 print:pb-4">
        <div className="flex items-center justify-between gap-4 text-sm text-ink-3">
          <p className="inline-flex items-center gap-2 font-head text-lg font-bold tracking-tight text-ink">
            <LogoMark className="size-6" />
            {brand}
          </p>
          <p>
            <time dateTime={details.madeAt}>{formatDate(details.madeAt, language)}</time>
          </p>
        </div>
        <div className="grid gap-1.5">
          <p className="text-xs font-semibold tracking-wide text-ink-3 uppercase">{text.kind}</p>
          <h1 className="text-2xl wrap-anywhere">{name}</h1>
          <p className="text-ink-2">{text.code(details.code, details.name)}</p>
        </div>
      </header>
      <AnswerCard details={details} />
      <Charts isWide={of('exporters', 'importers').length < 2}>
        {of('exporters', 'importers').map(chart => (
          <BriefChart key={chart.id} chart={shorten(chart)} />
        ))}
      </Charts>
      {of('map-exports').map(chart => (
        <BriefChart key={chart.id} chart={chart} />
      ))}
      {of('map-exports').length === 0 && of('map-imports').map(chart => <BriefChart key={chart.id} chart={chart} />)}
      <Charts>
        {of('trade-years', 'leaders-years', 'prices', 'concentration').map(chart => (
          <BriefChart key={chart.id} chart={chart} />
        ))}
      </Charts>
      {own && <BriefOwn own={own} />}
      <BriefMarkets rankings={markets} />
      <section className="grid gap-3">
        <h2 className="text-lg">{text.analysis}</h2>
        <Markdown text={cleanSummaryForDisplay(summary)} />
      </section>
      {tableParts.map(({ flow, title, from, count }) => (
        <BriefTable
          key={flow}
          title={title}
          rows={dropSameWords(rows.slice(from, from + count))}
          details={details}
          from={from}
        />
      ))}
      {tableParts.length === 0 && rows.length > 0 && (
        <BriefTable title={text.table} rows={rows} details={details} from={0} />
      )}
      <BriefSources details={details} />
    </article>
  )
}

// The last of an odd number gets the whole width.
const twoColumns =
  'sm:grid-cols-2 print:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2 print:[&>:last-child:nth-child(odd)]:col-span-2'

function Charts({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-6 print:gap-5 ${isWide ? '' : twoColumns}`}>{children}</div>
  )
}

const tellNothing = () => {}

/** A chart as it stands on paper: the finding, the drawing, the source. */
function BriefChart({ chart }: { chart: ResearchChart }) {
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

/** Where the reader's country stands, in sentences. */
function BriefOwn({ own }: { own: OwnMarket }) {
  return (
    <section className="brief-block grid gap-2">
      <h2 className="text-lg">{own.heading}</h2>
      {own.flows.map(({ flow, sentence }) => (
        <p key={flow}>{sentence}</p>
      ))}
      {own.note && <p className="text-xs text-ink-3">{own.note}</p>}
    </section>
  )
}
