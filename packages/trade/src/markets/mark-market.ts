import { nameCountry } from '../countries/countries.ts'
import { type CountryTrade, type FlowFigures, isAtLeast, type PairFigures } from '../figures/trade-figure.ts'
import type { Locale } from '../locale.ts'
import { messagesIn } from '../messages/trade-messages.ts'
import { formatPercent, formatPerKg, formatUsd, formatWhole } from '../report/format-figures.ts'
import { tellOrigin } from '../report/tell-scope.ts'
import type { TradeReport } from '../trade-report.ts'
import { findDistance } from './find-distance.ts'
import type { MarketPart, MarketPartId } from './market-ranking.ts'

const FARTHEST_KM = 20_000
/** Growth that marks 0 and 1. */
const [SLOWEST, FASTEST] = [-0.1, 0.2]
/** Where marks begin and end, for whoever explains them. */
export const tellBounds = (locale: Locale) => ({
  slowest: formatPercent(SLOWEST, locale, 0),
  fastest: formatPercent(FASTEST, locale, 0),
  farthest: formatWhole(FARTHEST_KM, locale),
})
/** Below this part of a market's trade, its known pairs do not tell who is the largest in it. */
const WELL_KNOWN = 0.8

/** Trade in the other direction that is at most this part of a market's own is little. */
const SMALL_BESIDE = 0.25

const nothing: MarketPart = { mark: null, value: null, source: null }
const within = (mark: number): number => Math.min(1, Math.max(0, mark))

export type MarketSide = {
  aim: 'sell' | 'buy'
  report: TradeReport
  /** The direction the markets stand in: importers to sell to, exporters to buy from. */
  figures: FlowFigures
  opposite: FlowFigures | null
  own: string | null
  largestUsd: number
  prices: { lowest: number; highest: number } | null
  locale: Locale
}

/** The marks of one market, each with its figure. */
export function markMarket(trade: CountryTrade, side: MarketSide): Record<MarketPartId, MarketPart> {
  return {
    size: markSize(trade, side),
    growth: markGrowth(trade, side),
    price: markPrice(trade, side),
    distance: markDistance(trade, side),
    concentration: markConcentration(trade, side),
    already: markAlready(trade, side),
    'own-trade': markOwnTrade(trade, side),
  }
}

const sourceOf = ({ figures, report, locale }: MarketSide): string => tellOrigin(figures, report, locale)

function markSize({ value }: CountryTrade, side: MarketSide): MarketPart {
  const usd = formatUsd(value.value, side.locale)
  const told = isAtLeast(value) ? messagesIn(side.locale).summary.atLeast(usd) : usd
  return { mark: value.value / side.largestUsd, value: told, source: sourceOf(side) }
}

function markGrowth({ growth }: CountryTrade, side: MarketSide): MarketPart {
  if (!growth) return nothing
  const { values } = messagesIn(side.locale).perspective.markets
  return {
    mark: within((growth.value - SLOWEST) / (FASTEST - SLOWEST)),
    value: values.growth(formatPercent(growth.value, side.locale), growth.value < 0),
    source: sourceOf(side),
  }
}

function markPrice({ unitValue }: CountryTrade, side: MarketSide): MarketPart {
  if (!unitValue || !side.prices) return nothing
  const mark = side.aim === 'sell' ? unitValue.value / side.prices.highest : side.prices.lowest / unitValue.value
  return { mark: within(mark), value: formatPerKg(unitValue.value, side.locale), source: sourceOf(side) }
}

function markDistance({ country }: CountryTrade, { own, locale }: MarketSide): MarketPart {
  const distance = own ? findDistance(own, country) : null
  if (!distance) return nothing
  const texts = messagesIn(locale).perspective.markets
  return {
    mark: within(1 - distance.km / FARTHEST_KM),
    value: texts.values.km(formatWhole(distance.km, locale)),
    source: texts.distanceSource[distance.source],
  }
}

/** Pairs of the same code, year and kind of valuation as the figures. */
const findPairs = ({ report, figures }: MarketSide, about: string | null): PairFigures | undefined =>
  report.pairs.find(
    pairs =>
      pairs.about === about &&
      pairs.year === figures.year &&
      (pairs.source === 'comtrade') === (figures.basis === 'live'),
  )

const usdOf = (pairs: PairFigures['pairs']): number => pairs.reduce((sum, { value }) => sum + value.value, 0)

/** How much of a market its largest supplier, or customer, holds. */
function markConcentration({ country, value }: CountryTrade, side: MarketSide): MarketPart {
  const known = findPairs(side, null)
  const [here, there] = side.aim === 'sell' ? (['importer', 'exporter'] as const) : (['exporter', 'importer'] as const)
  const pairs = known?.pairs.filter(pair => pair[here] === country) ?? []
  const [largest] = pairs
  if (!known || !largest || usdOf(pairs) < value.value * WELL_KNOWN) return nothing
  const share = within(largest.value.value / value.value)
  return {
    mark: 1 - share,
    value: messagesIn(side.locale).perspective.markets.values.topSupplier(
      nameCountry(largest[there], side.locale),
      formatPercent(share, side.locale),
    ),
    source: sourceOf(side),
  }
}

/** What my country already sells there, or already buys from there. */
function markAlready({ country, value }: CountryTrade, side: MarketSide): MarketPart {
  const { own, aim, locale } = side
  const known = own ? (findPairs(side, own) ?? findPairs(side, null)) : undefined
  if (!own || !known) return nothing
  const [seller, buyer] = aim === 'sell' ? [own, country] : [country, own]
  const pair = known.pairs.find(({ exporter, importer }) => exporter === seller && importer === buyer)
  // Among the largest pairs of the world a small one is missing; that says nothing.
  if (!pair && known.about === null) return nothing
  const bought = aim === 'sell' ? value.value : usdOf(known.pairs.filter(({ importer }) => importer === own))
  const share = pair && bought > 0 ? within(pair.value.value / bought) : 0
  return { mark: 1 - share, value: formatPercent(share, locale), source: sourceOf(side) }
}

/** A market that also sells what it buys may be a port of entry, or need nothing from outside. */
function markOwnTrade({ country, value }: CountryTrade, side: MarketSide): MarketPart {
  const { opposite, locale } = side
  if (!opposite) return nothing
  const { atMost } = messagesIn(locale).perspective.markets.values
  const found = opposite.countries.find(each => each.country === country)
  if (found)
    return {
      mark: within(1 - found.value.value / value.value),
      value: formatUsd(found.value.value, locale),
      source: sourceOf(side),
    }
  const last = opposite.countries.at(-1)
  // Where the largest are ranked, one that is not among them has less than the last.
  if (!last || last.rank === null || opposite.basis === 'live') return nothing
  // A limit that is large beside the market says nothing about it.
  if (last.value.value > value.value * SMALL_BESIDE) return nothing
  return {
    mark: within(1 - last.value.value / value.value),
    value: atMost(formatUsd(last.value.value, locale)),
    source: sourceOf(side),
  }
}
