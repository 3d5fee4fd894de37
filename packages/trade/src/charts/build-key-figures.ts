import { nameCountry, tellCountry } from '../countries/countries.ts'
import { type FlowFigures, isAtLeast } from '../figures/trade-figure.ts'
import { tradeMessages } from '../messages/trade-messages.ts'
import { findOwnTrade } from '../perspective/find-own-trade.ts'
import { nobodys, type Perspective } from '../perspective/perspective.ts'
import { formatPercent, formatPerKg, formatUsd, type Lang } from '../report/format-figures.ts'
import { readSpread, sumTopShares } from '../report/read-market.ts'
import { tellOrigin, tellScope } from '../report/tell-scope.ts'
import type { TradeReport } from '../trade-report.ts'

/** A figure that stands at the top of a report: what it is, how much, what to make of it, and of what it is. */
export type KeyFigure = { label: string; value: string; note: string | null; scope: string; source: string }
type Told = Pick<KeyFigure, 'label' | 'value' | 'note'>

/** The few figures a busy reader looks at; only those that are known, at most four. */
export function buildKeyFigures(
  report: TradeReport,
  lang: Lang,
  { country, role }: Perspective = nobodys,
): KeyFigure[] {
  const { exports, imports } = report
  const own = role === 'importer' ? imports : exports
  const other = role === 'both' ? imports : null
  const ofOwn = (figures: FlowFigures | null) =>
    figures && (country ? tellOwn(figures, country, lang) : tellLeader(figures, lang))
  const rows: [FlowFigures | null, Told | null][] = [
    [exports ?? imports, tellTrade(exports ?? imports, lang)],
    [own, ofOwn(own)],
    [other, ofOwn(other)],
    [exports, exports && tellTop(exports, lang)],
    [exports ?? imports, tellPrice(exports ?? imports, lang)],
  ]
  const told = rows.flatMap(([figures, figure]) =>
    figures && figure
      ? [{ ...figure, scope: tellScope(figures, lang), source: tellOrigin(figures, report, lang) }]
      : [],
  )
  // With both directions of one's own country, the spread of supply is the least of five.
  return told.length > 4 ? told.filter((_, at) => at !== 3) : told
}

function tellTrade(figures: FlowFigures | null, lang: Lang): Told | null {
  const texts = tradeMessages[lang].perspective.key
  if (!figures?.world) return null
  const growth = figures.worldGrowth?.value
  const note =
    growth === undefined
      ? texts.noTrend
      : growth < 0
        ? texts.fell(formatPercent(growth, lang))
        : texts.grew(formatPercent(growth, lang))
  return { label: texts.trade(String(figures.year)), value: formatUsd(figures.world.value, lang), note }
}

function tellOwn(figures: FlowFigures, country: string, lang: Lang): Told | null {
  const texts = tradeMessages[lang].perspective.key
  const label = texts.own[figures.flow](tellCountry(country, lang))
  const own = findOwnTrade(figures, country)
  if (!own || own.kind === 'not-reported') return null
  if (own.kind === 'unknown') return { label, value: texts.unknown, note: texts.unknownNote }
  if (own.kind === 'not-listed') return { label, value: texts.notListed, note: texts.notListedNote(own.listed) }
  const usd = formatUsd(own.trade.value.value, lang)
  const share = own.trade.share ? formatPercent(own.trade.share.value, lang) : null
  if (own.kind === 'at-least') return { label, value: texts.atLeast(usd), note: texts.atLeastNote(share) }
  const value = isAtLeast(own.trade.value) ? texts.atLeast(usd) : usd
  return { label, value, note: texts.rankNote(own.rank, share) }
}

function tellLeader({ flow, countries }: FlowFigures, lang: Lang): Told | null {
  const texts = tradeMessages[lang].perspective.key
  const [first] = countries
  if (!first) return null
  const share = first.share ? formatPercent(first.share.value, lang) : null
  return {
    label: texts.leader[flow],
    value: nameCountry(first.country, lang),
    note: texts.leaderNote(formatUsd(first.value.value, lang), share),
  }
}

function tellTop(figures: FlowFigures, lang: Lang): Told | null {
  const texts = tradeMessages[lang].perspective.key
  const top = sumTopShares(figures)
  if (top === undefined) return null
  const { flow } = figures
  const level = readSpread(figures)
  const note = level ? texts.topNote[flow][level] : texts.topLeastNote[flow]
  return { label: texts.top[flow], value: formatPercent(top, lang), note }
}

function tellPrice(figures: FlowFigures | null, lang: Lang): Told | null {
  const texts = tradeMessages[lang].perspective.key
  if (!figures?.unitValue) return null
  const { value, year } = figures.unitValue
  return { label: texts.price(String(year)), value: formatPerKg(value, lang), note: texts.priceNote }
}
