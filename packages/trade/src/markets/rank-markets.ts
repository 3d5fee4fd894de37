import { nameCountry, tellCountry } from '../countries/countries.ts'
import type { FlowFigures } from '../figures/trade-figure.ts'
import type { Locale } from '../locale.ts'
import { messagesIn } from '../messages/trade-messages.ts'
import { isRanked } from '../perspective/find-own-trade.ts'
import type { Perspective } from '../perspective/perspective.ts'
import { joinList } from '../report/format-figures.ts'
import type { TradeReport } from '../trade-report.ts'
import { type MarketSide, markMarket, tellBounds } from './mark-market.ts'
import { defaultWeights, type MarketPartId, type MarketRanking, type RankedMarket } from './market-ranking.ts'

const MAX_MARKETS = 15
/** Whoever is among so many of the other direction is marked. */
const LARGEST_THERE = 10

/** Where to sell next, where to buy next, or both, by the role. */
export function rankMarkets(report: TradeReport, { country, role }: Perspective, locale: Locale): MarketRanking[] {
  const aims = { exporter: ['sell'], importer: ['buy'], both: ['sell', 'buy'] } as const
  return aims[role].flatMap(aim => rankFor({ report, own: country, aim, locale }) ?? [])
}

/** Whose figures are known without asking anybody. */
function tellWhoIsKnown(figures: FlowFigures, locale: Locale): string {
  const { sixOfCodes, onlyLargest } = messagesIn(locale).perspective.markets.missing
  return isRanked(figures) ? onlyLargest(figures.countries.length) : sixOfCodes
}

type Asked = { report: TradeReport; own: string | null; aim: 'sell' | 'buy'; locale: Locale }

function rankFor({ report, own, aim, locale }: Asked): MarketRanking | null {
  const [figures, opposite] = aim === 'sell' ? [report.imports, report.exports] : [report.exports, report.imports]
  const markets = figures?.countries.filter(({ country }) => country !== own).slice(0, MAX_MARKETS) ?? []
  const [largest] = markets
  if (!figures || !largest) return null
  const prices = markets.flatMap(({ unitValue }) => unitValue?.value ?? [])
  const side: MarketSide = {
    aim,
    report,
    figures,
    opposite,
    own,
    largestUsd: largest.value.value,
    prices: prices.length > 1 ? { lowest: Math.min(...prices), highest: Math.max(...prices) } : null,
    locale,
  }
  const texts = messagesIn(locale).perspective.markets
  const there = new Set(opposite?.countries.slice(0, LARGEST_THERE).map(({ country }) => country))
  const rows = markets.map(
    (trade): RankedMarket => ({
      country: trade.country,
      label: nameCountry(trade.country, locale),
      note: there.has(trade.country) ? texts.alsoTrades[aim] : null,
      parts: markMarket(trade, side),
    }),
  )
  const ids = Object.keys(defaultWeights) as MarketPartId[]
  // Whoever lacks a part that few have is not to stand behind them, nor before: it counts where most have it.
  const counts = (id: MarketPartId) => rows.filter(({ parts }) => parts[id].mark !== null).length * 2 > rows.length
  const tell = (some: MarketPartId[]) =>
    joinList(
      some.map(id => texts.parts[id][aim].told),
      locale,
    )
  const counted = ids.filter(counts)
  const title = texts[aim].title(own ? tellCountry(own, locale) : null)
  const missing = ids.filter(id => !counts(id) && !(own === null && (id === 'distance' || id === 'already')))
  return {
    aim,
    // A score of one part would only hide its figure.
    title: counted.length === 1 ? texts.onlyBy(title, tell(counted)) : title,
    lead: texts[aim].lead(tell(counted)),
    formula: texts.formula,
    parts: counted.map(id => {
      const { label, how } = texts.parts[id][aim]
      return { id, label, how: how(tellBounds(locale)), weight: defaultWeights[id] }
    }),
    rows,
    missing: [
      ...(missing.length > 0 ? [texts.missing.partial(tell(missing))] : []),
      ...(figures.basis === 'built-in' ? [tellWhoIsKnown(figures, locale)] : []),
    ],
    hint: own === null ? texts.hint : null,
    lookUpsLead: texts.lookUpsLead,
    lookUps: texts.lookUps,
  }
}
