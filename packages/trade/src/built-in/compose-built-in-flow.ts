import { computeAnnualGrowth } from '../figures/compute-growth.ts'
import type {
  CountryTrade,
  Figure,
  FigureMethod,
  Flow,
  FlowFigures,
  FlowNote,
  FlowYear,
} from '../figures/trade-figure.ts'
import { nameCode } from '../product/catalog.ts'
import { isBorneOut } from './bear-out.ts'
import { findWorldSeries } from './find-world-series.ts'
import { findCodeTrade, findHeadingLists, listCodesUnder, readTradeDataHeader } from './open-trade-data.ts'
import { sumCodes } from './sum-codes.ts'
import { BACI_PAGE, type CodeTrade, type HeadingList } from './trade-data.ts'

const GROWTH_YEARS = 5
const LIST_YEARS = 2

/** A country of a flow before it becomes figures. */
type Listed = {
  country: string
  rank: number | null
  usd: number
  isAtLeast: boolean
  usdPerKg: number | null
  usdBefore: number | null
}

/** Figures of a flow out of what ships with the product: of the code itself, or of all codes below it added up. */
export function composeBuiltInFlow(code: string, flow: Flow): FlowFigures | null {
  const codes = listCodesUnder(code)
  const trades = codes.flatMap(each => findCodeTrade(each) ?? [])
  if (trades.length === 0) return null
  const {
    edition,
    years: [, year],
  } = readTradeDataHeader('codes')
  const isOwn = code.length === 6
  const list = findList({ code, trades, flow, year })
  const worldUsd = trades.reduce((sum, trade) => sum + trade.worldUsd, 0)
  const listed = list ? listHeading(list) : isOwn ? listCode(trades, flow) : listSums(trades, flow)
  const series = findWorldSeries(code)

  const figure = (value: number | null, method: FigureMethod, country: string | null = null): Figure | null =>
    value === null || !Number.isFinite(value)
      ? null
      : { value, year, source: 'built-in', country, method, address: BACI_PAGE }
  const seriesGrowth = (years: number, method: FigureMethod): Figure | null => {
    const [from, to] = [series?.points.at(-1 - years), series?.points.at(-1)]
    return from && to ? figure(computeAnnualGrowth(from.value, to.value, years), method) : null
  }
  const countries = listed
    // What rounds to nothing is among the others.
    .filter(({ usd }) => usd > 0)
    .map(({ country, rank, usd, isAtLeast, usdPerKg, usdBefore }): CountryTrade => {
      const exact = list || isOwn ? 'reconciled' : 'sum-of-codes'
      const value = { value: usd, year, source: 'built-in' as const, country, address: BACI_PAGE }
      const growth = computeAnnualGrowth(usdBefore ?? 0, usd, LIST_YEARS)
      return {
        country,
        rank,
        value: { ...value, method: isAtLeast ? 'at-least-sum-of-codes' : exact },
        share: figure(
          worldUsd > 0 ? usd / worldUsd : null,
          isAtLeast ? 'at-least-share-of-world' : 'share-of-world',
          country,
        ),
        growth: figure(growth, 'annual-growth-2-years', country),
        unitValue: figure(usdPerKg, 'value-by-weight', country),
      }
    })
  const notes: FlowNote[] = [
    ...(worldUsd === 0 ? ['below-rounding' as const] : []),
    ...(list ? [] : [isOwn ? ('six-largest' as const) : ('sum-of-codes' as const)]),
    ...(list && list.now.edition !== edition ? ['list-of-older-edition' as const] : []),
  ]
  return {
    flow,
    basis: 'built-in',
    code,
    names: nameCode(code),
    edition,
    year,
    reporters: countries.length,
    world: figure(worldUsd, trades.length === 1 ? 'sum-of-countries' : 'sum-of-codes'),
    worldGrowth: seriesGrowth(GROWTH_YEARS, 'annual-growth-5-years'),
    worldGrowthLastYear: seriesGrowth(1, 'growth-last-year'),
    unitValue: figure(priceOf(trades), 'value-by-weight'),
    unitValueBefore: null,
    concentration: null,
    countries,
    years: [
      ...(list ? listYears(list.earlier) : []),
      {
        year,
        source: 'built-in',
        worldUsd,
        concentration: null,
        usdPerKg: priceOf(trades),
        countries: countries.map(({ country, value }) => ({ country, usd: value.value })),
      },
    ],
    notes,
  }
}

type ListQuestion = { code: string; trades: CodeTrade[]; flow: Flow; year: number }
type FoundList = { now: HeadingList; earlier: HeadingList[] }

/** The list of a heading that its codes bear out; also that of the only code a heading has. */
function findList({ code, trades, flow, year }: ListQuestion): FoundList | null {
  const heading = code.slice(0, 4)
  if (code.length < 4 || listCodesUnder(heading).length !== trades.length) return null
  const lists = findHeadingLists(heading).filter(list => list.flow === flow)
  const now = lists.find(list => list.year === year)
  return now && isBorneOut(now, trades) ? { now, earlier: lists.filter(list => list.year < year) } : null
}

const listYears = (lists: HeadingList[]): FlowYear[] =>
  lists
    .toSorted((a, b) => a.year - b.year)
    .map(({ year, worldUsd, worldTonnes, traders }) => ({
      year,
      source: 'built-in',
      worldUsd,
      concentration: null,
      usdPerKg: worldUsd && worldTonnes ? worldUsd / (worldTonnes * 1000) : null,
      countries: traders.map(({ country, usd }) => ({ country, usd })),
    }))

function listHeading({ now, earlier: lists }: FoundList): Listed[] {
  const before = lists.find(({ year }) => year === now.year - LIST_YEARS)
  const earlier = new Map(before?.traders.map(({ country, usd }) => [country, usd]))
  return now.traders.map(({ country, usd, tonnes }, at) => ({
    country,
    rank: at + 1,
    usd,
    isAtLeast: false,
    usdPerKg: tonnes ? usd / (tonnes * 1000) : null,
    usdBefore: earlier.get(country) ?? null,
  }))
}

const listCode = ([trade]: CodeTrade[], flow: Flow): Listed[] =>
  (trade?.[flow] ?? []).map((trader, at) => ({
    ...trader,
    rank: at + 1,
    isAtLeast: false,
    usdPerKg: null,
    usdBefore: null,
  }))

const listSums = (trades: CodeTrade[], flow: Flow): Listed[] =>
  sumCodes(trades, flow).map(sum => ({ ...sum, usdPerKg: null, usdBefore: null }))

/** Dollars by kilogram of several codes: their values over their weights, which follow from their prices. */
function priceOf(trades: CodeTrade[]): number | null {
  const priced = trades.filter(({ usdPerKg, worldUsd }) => usdPerKg && worldUsd > 0)
  const usd = priced.reduce((sum, { worldUsd }) => sum + worldUsd, 0)
  const kg = priced.reduce((sum, { worldUsd, usdPerKg }) => sum + worldUsd / (usdPerKg ?? 1), 0)
  const all = trades.reduce((sum, { worldUsd }) => sum + worldUsd, 0)
  if (trades.length === 1) return trades[0]?.usdPerKg ?? null
  return kg > 0 && usd === all ? usd / kg : null
}
