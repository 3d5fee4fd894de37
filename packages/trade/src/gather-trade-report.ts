import { composeBuiltInFlow } from './built-in/compose-built-in-flow.ts'
import { findBuiltInPairs } from './built-in/find-built-in-pairs.ts'
import { findWorldSeries } from './built-in/find-world-series.ts'
import { readTradeDataHeader } from './built-in/open-trade-data.ts'
import type { TradeSources } from './create-trade-sources.ts'
import { composeImportedFlow, findImported, listImportedYears } from './figures/compose-imported-flow.ts'
import { gatherLiveFlows, type LiveFlows } from './figures/gather-live-flows.ts'
import { gatherLivePairs } from './figures/gather-live-pairs.ts'
import type { Flow, FlowFigures } from './figures/trade-figure.ts'
import type { Names } from './product/catalog.ts'
import { MAX_NEWS, tidyNews } from './sources/news/news-item.ts'
import type { Answer } from './sources/remember-answer.ts'
import { SourceFailure, type SourceName, type SourceState } from './sources/source-ports.ts'
import type { Indicator } from './sources/world-bank/create-world-bank.ts'
import { TRADE_REPORT_VERSION, type TradeReport } from './trade-report.ts'

type Imported = Awaited<ReturnType<typeof findImported>>
type Flows = { exports: FlowFigures | null; imports: FlowFigures | null }
type Beside = { code: string; imported: Imported; builtIn: Flows }

/**
 * The figures of the very code go before those of a wider group. Among those of one code, reported ones go first, then
 * imported ones, then those that ship with the product; imported years stand beside reported figures.
 */
function mergeFlows(live: LiveFlows, { code, imported, builtIn }: Beside): Flows {
  const choose = (flow: Flow): FlowFigures | null => {
    const fromRelease = imported ? composeImportedFlow(imported, flow, code) : null
    const found = [live[flow], fromRelease, builtIn[flow]].flatMap(figures => figures ?? [])
    const best = found.find(figures => figures.code === code) ?? found[0]
    if (!best) return null
    const hasYears = best.basis === 'live' && imported?.figures.code === best.code
    return hasYears ? { ...best, years: listImportedYears(imported, flow) } : best
  }
  return { exports: choose('exports'), imports: choose('imports') }
}

/** The sources that are asked over the network. */
export type AskedSource = Exclude<SourceName, 'baci' | 'built-in'>

export type TradeQuestion = {
  name: string
  code: string
  names: Names
  lang: 'es' | 'en'
  /** Whose partners are asked for, three letters. */
  country?: string | null
  signal?: AbortSignal | undefined
  /** Told when a source has answered or failed, for progress. */
  onSource?: (state: SourceState) => void
  /** A report made before, of which only these sources are asked again. */
  again?: { report: TradeReport; sources: AskedSource[] }
}

const CONTEXT_COUNTRIES = 5
const contextIndicators: Indicator[] = ['population', 'gdpPerPersonUsd', 'inflationPercent', 'meanTariffPercent']
const order: SourceName[] = ['built-in', 'comtrade', 'baci', 'world-bank', 'pink-sheet', 'google-news', 'gdelt']

/**
 * Puts together what is known about a product. What ships with the product and what was imported is there at once;
 * the other sources are asked at the same time, and one that fails is a note, not a failure.
 */
export async function gatherTradeReport(
  sources: TradeSources,
  question: TradeQuestion,
  now: Date,
): Promise<TradeReport> {
  const { name, code, names, lang, signal, onSource, again } = question
  const before = again?.report
  const states = new Map<SourceName, SourceState>(before?.sources.map(state => [state.source, state]))
  const note = (state: SourceState) => {
    states.set(state.source, state)
    onSource?.(state)
  }
  const isAsked = (source: AskedSource) => !again || again.sources.includes(source)

  /** Runs one source's part; what it throws becomes its state, and what was there before stays. */
  async function attempt<T>(source: AskedSource, fallback: T, run: () => Promise<Part<T>>): Promise<T> {
    if (!isAsked(source)) return fallback
    try {
      const { value, state } = await run()
      note({ source, ...state })
      return value
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error
      const state = error.why === 'offline' ? 'offline' : error.why === 'not-awaited' ? 'waiting' : 'failed'
      const reason = state === 'waiting' ? null : error.why
      note({ source, state, fetchedAt: null, period: null, reason })
      return fallback
    }
  }

  const [exported, bought] = [composeBuiltInFlow(code, 'exports'), composeBuiltInFlow(code, 'imports')]
  const period = exported ? String(exported.year) : null
  const builtInState = exported ? 'answered' : 'empty'
  note({ source: 'built-in', state: builtInState, fetchedAt: null, period, reason: null })

  const imported = findImported(sources.imported.find, code)
  const live = attempt('comtrade', keepLive(before), async () => {
    const flows = await gatherLiveFlows(sources.comtrade, { code, thisYear: now.getUTCFullYear(), signal })
    const year = flows.value.exports?.year ?? flows.value.imports?.year
    const ofOwnCode = flows.value.exports?.code === code
    const pairs =
      question.country && year && ofOwnCode
        ? await gatherLivePairs(sources.comtrade, { code, year, country: question.country, signal })
        : null
    return { value: { ...flows.value, pairs }, state: flows.state }
  })
  const flows = Promise.all([live, imported]).then(([reported, release]) => {
    if (release) noteImported(release)
    const merge = { code, imported: release, builtIn: { exports: exported, imports: bought } }
    return mergeFlows(reported, merge)
  })
  const noteImported = ({ release: { firstYear, lastYear } }: NonNullable<Imported>) => {
    const years = firstYear === lastYear ? String(lastYear) : `${firstYear}–${lastYear}`
    states.set('baci', { source: 'baci', state: 'answered', fetchedAt: null, period: years, reason: null })
  }

  const prices = attempt('pink-sheet', before?.prices ?? [], async () => {
    const answer = await sources.pinkSheet.askPrices({ code, signal })
    return { value: answer.value, state: describe(answer, answer.value[0]?.months.at(-1)?.month ?? null) }
  })
  const words = chooseNewsWords(name, names[lang])
  const googleNews = attempt('google-news', [], async () => {
    const answer = await sources.googleNews.askNews({ words, lang, signal })
    return { value: answer.value, state: describe(answer) }
  })
  const gdelt = attempt('gdelt', { articles: [], tone: before?.tone ?? null } as GdeltPart, async () => {
    const articles = await sources.gdelt.askArticles({ words, lang, signal })
    const tone = await sources.gdelt.askTone({ words, lang, signal }).catch(ignoreFailure)
    return { value: { articles: articles.value, tone: tone?.value ?? null }, state: describe(articles) }
  })
  const context = flows.then(found =>
    attempt('world-bank', before?.context ?? [], async () => {
      const countries = listContextCountries(found, question.country ?? null)
      if (countries.length === 0) return { value: [], state: notAsked }
      const answers = await Promise.all(
        contextIndicators.map(indicator => sources.worldBank.askIndicator({ indicator, countries, signal })),
      )
      const value = answers.flatMap(answer => answer.value)
      const [first] = answers
      if (!first) return { value, state: notAsked }
      const newest = Math.max(...value.map(({ year }) => year))
      return { value, state: describe({ ...first, value }, value.length > 0 ? String(newest) : null) }
    }),
  )

  const [found, series, headlines, articles, values] = await Promise.all([flows, prices, googleNews, gdelt, context])
  const pairs = [(await live).pairs, findBuiltInPairs(code)].flatMap(each => each ?? [])
  return {
    version: TRADE_REPORT_VERSION,
    product: { name: name.trim(), code, names },
    madeAt: now.toISOString(),
    exports: found.exports,
    imports: found.imports,
    series: findWorldSeries(code),
    pairs,
    release: (await imported)?.release.name ?? null,
    builtInRelease: readTradeDataHeader('codes').release,
    prices: series,
    pricesAddress: sources.pinkSheet.pageAddress,
    context: values,
    news: tidyNews([...headlines, ...articles.articles, ...(before?.news ?? [])]).slice(0, MAX_NEWS),
    tone: articles.tone,
    sources: [...states.values()].sort((a, b) => order.indexOf(a.source) - order.indexOf(b.source)),
  }
}

type Part<T> = { value: T; state: Omit<SourceState, 'source'> }
type GdeltPart = Pick<TradeReport, 'tone'> & { articles: TradeReport['news'] }

/** What Comtrade said when the report was made; nothing for a new one. */
const keepLive = (report: TradeReport | undefined): LiveFlows => ({
  exports: report?.exports?.basis === 'live' ? report.exports : null,
  imports: report?.imports?.basis === 'live' ? report.imports : null,
  pairs: report?.pairs.find(({ source }) => source === 'comtrade') ?? null,
})

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

const notAsked: Omit<SourceState, 'source'> = { state: 'not-asked', fetchedAt: null, period: null, reason: null }

const describe = (answer: Answer<unknown[]>, period: string | null = null): Omit<SourceState, 'source'> => ({
  state: answer.value.length === 0 ? 'empty' : answer.state,
  fetchedAt: answer.fetchedAt.toISOString(),
  period,
  reason: answer.reason,
})

/** The largest buyers, where a small business may want to sell, and one's own country. */
function listContextCountries({ imports, exports }: Pick<TradeReport, 'imports' | 'exports'>, own: string | null) {
  const largest = (imports ?? exports)?.countries.slice(0, CONTEXT_COUNTRIES).map(({ country }) => country) ?? []
  return [...new Set([...largest, ...(own && largest.length > 0 ? [own] : [])])]
}
