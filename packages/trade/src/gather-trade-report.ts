import type { ImportedRelease } from './baci/imported-figures.ts'
import type { TradeSources } from './create-trade-sources.ts'
import { composeImportedFlow, findImported, listImportedYears } from './figures/compose-imported-flow.ts'
import { findReferenceFlow } from './figures/find-reference-flow.ts'
import { type GatheredFlow, gatherFlow } from './figures/gather-flow.ts'
import type { Flow, FlowFigures } from './figures/trade-figure.ts'
import type { Names } from './product/catalog.ts'
import { tidyNews } from './sources/news/news-item.ts'
import type { Answer } from './sources/remember-answer.ts'
import { SourceFailure, type SourceName, type SourceState } from './sources/source-ports.ts'
import type { Indicator, IndicatorValue } from './sources/world-bank/create-world-bank.ts'
import { TRADE_REPORT_VERSION, type TradeReport } from './trade-report.ts'

export type TradeQuestion = {
  name: string
  code: string
  names: Names
  lang: 'es' | 'en'
  signal?: AbortSignal | undefined
  /** Told when a source has answered or failed, for progress. */
  onSource?: (state: SourceState) => void
}

const CONTEXT_COUNTRIES = 5
const contextIndicators: Indicator[] = ['population', 'gdpPerPersonUsd', 'inflationPercent', 'meanTariffPercent']
const MAX_NEWS = 12

/** Asks all sources at once and puts together what they know. A source that fails is a note, not a failure. */
export async function gatherTradeReport(
  sources: TradeSources,
  question: TradeQuestion,
  now: Date,
): Promise<TradeReport> {
  const { name, code, names, lang, signal, onSource } = question
  const states: SourceState[] = []
  const note = (state: SourceState) => {
    states.push(state)
    onSource?.(state)
  }

  /** Runs one source's part; what it throws becomes its state. */
  async function attempt<T>(
    source: SourceName,
    fallback: T,
    run: () => Promise<{ value: T; state: Omit<SourceState, 'source'> }>,
  ) {
    try {
      const { value, state } = await run()
      note({ source, ...state })
      return value
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error
      const state = error.why === 'offline' ? 'offline' : 'failed'
      note({ source, state, fetchedAt: null, period: null, reason: error.why })
      return fallback
    }
  }

  const flows = attempt('comtrade', { exports: null, imports: null } as Flows, async () => {
    const thisYear = now.getUTCFullYear()
    const exports = await gatherFlow(sources.comtrade, { code, flow: 'exports', thisYear, signal })
    // One direction alone is still worth telling.
    const imports = await gatherFlow(sources.comtrade, {
      code: exports.figures?.code ?? code,
      flow: 'imports',
      thisYear,
      year: exports.figures?.year,
      signal,
    }).catch((error): GatheredFlow => {
      if (!(error instanceof SourceFailure) || !exports.figures) throw error
      return { figures: null, state: { state: 'stale', fetchedAt: exports.state.fetchedAt, reason: error.why } }
    })
    const worst = [exports.state, imports.state].find(({ state }) => state === 'stale') ?? exports.state
    const isEmpty = !exports.figures && !imports.figures
    const period = exports.figures ?? imports.figures
    return {
      value: { exports: exports.figures, imports: imports.figures },
      state: { ...worst, state: isEmpty ? 'empty' : worst.state, period: period ? String(period.year) : null },
    }
  }).then(async live => {
    const imported = await findImported(sources.imported.find, code)
    if (imported) noteImported(imported.release)
    return {
      exports: completeFlow(live.exports, 'exports', imported),
      imports: completeFlow(live.imports, 'imports', imported),
      release: imported?.release.name ?? null,
    }
  })

  /** Reported figures first, then imported ones, then those built in; imported years stand beside reported figures. */
  function completeFlow(live: FlowFigures | null, flow: Flow, imported: Imported): FlowFigures | null {
    if (!imported) return live ?? findReferenceFlow(code, flow)
    if (!live) return composeImportedFlow(imported, flow, code) ?? findReferenceFlow(code, flow)
    return imported.figures.code === live.code ? { ...live, years: listImportedYears(imported, flow) } : live
  }
  const noteImported = ({ firstYear, lastYear }: ImportedRelease) => {
    const period = firstYear === lastYear ? String(lastYear) : `${firstYear}–${lastYear}`
    states.push({ source: 'baci', state: 'answered', fetchedAt: null, period, reason: null })
  }

  const prices = attempt('pink-sheet', [], async () => {
    const answer = await sources.pinkSheet.askPrices({ code, signal })
    return { value: answer.value, state: describe(answer, answer.value[0]?.months.at(-1)?.month ?? null) }
  })
  const words = chooseNewsWords(name, names[lang])
  const googleNews = attempt('google-news', [], async () => {
    const answer = await sources.googleNews.askNews({ words, lang, signal })
    return { value: answer.value, state: describe(answer) }
  })
  const gdelt = attempt('gdelt', { articles: [], tone: null } as GdeltPart, async () => {
    const articles = await sources.gdelt.askArticles({ words, lang, signal })
    const tone = await sources.gdelt.askTone({ words, lang, signal }).catch(ignoreFailure)
    return { value: { articles: articles.value, tone: tone?.value ?? null }, state: describe(articles) }
  })
  const context = flows.then(found =>
    attempt('world-bank', [] as IndicatorValue[], async () => {
      const countries = listContextCountries(found)
      if (countries.length === 0)
        return { value: [], state: { state: 'empty', fetchedAt: null, period: null, reason: null } }
      const answers = await Promise.all(
        contextIndicators.map(indicator => sources.worldBank.askIndicator({ indicator, countries, signal })),
      )
      const value = answers.flatMap(answer => answer.value)
      const [first] = answers
      if (!first) return { value, state: { state: 'empty', fetchedAt: null, period: null, reason: null } }
      const newest = Math.max(...value.map(({ year }) => year))
      return { value, state: describe({ ...first, value }, value.length > 0 ? String(newest) : null) }
    }),
  )

  const [found, series, headlines, articles, values] = await Promise.all([flows, prices, googleNews, gdelt, context])
  return {
    version: TRADE_REPORT_VERSION,
    product: { name: name.trim(), code, names },
    madeAt: now.toISOString(),
    exports: found.exports,
    imports: found.imports,
    release: found.release,
    prices: series,
    pricesAddress: sources.pinkSheet.pageAddress,
    context: values,
    news: tidyNews([...headlines, ...articles.articles]).slice(0, MAX_NEWS),
    tone: articles.tone,
    sources: states.toSorted((a, b) => order.indexOf(a.source) - order.indexOf(b.source)),
  }
}

type Imported = Awaited<ReturnType<typeof findImported>>
type Flows = { exports: FlowFigures | null; imports: FlowFigures | null }
type GdeltPart = Pick<TradeReport, 'tone'> & { articles: TradeReport['news'] }

const order: SourceName[] = ['comtrade', 'baci', 'world-bank', 'pink-sheet', 'google-news', 'gdelt']

/** What news are searched for: the user's own word, without what a search would take for an operator. */
function chooseNewsWords(name: string, heading: string): string {
  const own = /\p{L}/u.test(name) ? name : (heading.split(/[,:(]/)[0] ?? heading)
  return own
    .replace(/["“”«»():<>\\]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
}

const ignoreFailure = (error: unknown) => {
  if (error instanceof SourceFailure) return null
  throw error
}

const describe = (answer: Answer<unknown[]>, period: string | null = null): Omit<SourceState, 'source'> => ({
  state: answer.value.length === 0 ? 'empty' : answer.state,
  fetchedAt: answer.fetchedAt.toISOString(),
  period,
  reason: answer.reason,
})

/** The largest buyers: where a small business may want to sell. */
const listContextCountries = ({ imports, exports }: Flows): string[] =>
  (imports ?? exports)?.countries.slice(0, CONTEXT_COUNTRIES).map(({ country }) => country) ?? []
