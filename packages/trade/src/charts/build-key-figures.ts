import { nameCountry, tellCountry } from '../countries/countries.ts'
import { type FlowFigures, isAtLeast } from '../figures/trade-figure.ts'
import type { Locale } from '../locale.ts'
import { messagesIn } from '../messages/trade-messages.ts'
import { findOwnTrade } from '../perspective/find-own-trade.ts'
import { nobodys, type Perspective } from '../perspective/perspective.ts'
import { formatPercent, formatPerKg, formatUsd } from '../report/format-figures.ts'
import { readSpread, sumTopShares } from '../report/read-market.ts'
import { tellOrigin, tellScope } from '../report/tell-scope.ts'
import type { TradeReport } from '../trade-report.ts'

/** A figure that stands at the top of a report: what it is, how much, what to make of it, and of what it is. */
export type KeyFigure = { label: string; value: string; note: string | null; scope: string; source: string }
type Told = Pick<KeyFigure, 'label' | 'value' | 'note'>

/** The few figures a busy reader looks at; only those that are known, at most four. */
export function buildKeyFigures(
  report: TradeReport,
  locale: Locale,
  { country, role }: Perspective = nobodys,
): KeyFigure[] {
  const { exports, imports } = report
  const own = role === 'importer' ? imports : exports
  const other = role === 'both' ? imports : null
  const ofOwn = (figures: FlowFigures | null) =>
    figures && (country ? tellOwn(figures, country, locale) : tellLeader(figures, locale))
  const rows: [FlowFigures | null, Told | null][] = [
    [exports ?? imports, tellTrade(exports ?? imports, locale)],
    [own, ofOwn(own)],
    [other, ofOwn(other)],
    [exports, exports && tellTop(exports, locale)],
    [exports ?? imports, tellPrice(exports ?? imports, locale)],
  ]
  const told = rows.flatMap(([figures, figure]) =>
    figures && figure
      ? [{ ...figure, scope: tellScope(figures, locale), source: tellOrigin(figures, report, locale) }]
      : [],
  )
  // With both directions of one's own country, the spread of supply is the least of five.
  return told.length > 4 ? told.filter((_, at) => at !== 3) : told
}

function tellTrade(figures: FlowFigures | null, locale: Locale): Told | null {
  const texts = messagesIn(locale).perspective.key
  if (!figures?.world) return null
  const growth = figures.worldGrowth?.value
  const note =
    growth === undefined
      ? texts.noTrend
      : growth < 0
        ? texts.fell(formatPercent(growth, locale))
        : texts.grew(formatPercent(growth, locale))
  return { label: texts.trade(String(figures.year)), value: formatUsd(figures.world.value, locale), note }
}

function tellOwn(figures: FlowFigures, country: string, locale: Locale): Told | null {
  const texts = messagesIn(locale).perspective.key
  const label = texts.own[figures.flow](tellCountry(country, locale))
  const own = findOwnTrade(figures, country)
  if (!own || own.kind === 'not-reported') return null
  if (own.kind === 'unknown') return { label, value: texts.unknown, note: texts.unknownNote }
  if (own.kind === 'not-listed') return { label, value: texts.notListed, note: texts.notListedNote(own.listed) }
  const usd = formatUsd(own.trade.value.value, locale)
  const share = own.trade.share ? formatPercent(own.trade.share.value, locale) : null
  if (own.kind === 'at-least') return { label, value: texts.atLeast(usd), note: texts.atLeastNote(share) }
  const value = isAtLeast(own.trade.value) ? texts.atLeast(usd) : usd
  return { label, value, note: texts.rankNote(own.rank, share) }
}

function tellLeader({ flow, countries }: FlowFigures, locale: Locale): Told | null {
  const texts = messagesIn(locale).perspective.key
  const [first] = countries
  if (!first) return null
  const share = first.share ? formatPercent(first.share.value, locale) : null
  const usd = formatUsd(first.value.value, locale)
  return {
    // Where it has no rank, one that is not listed may be larger.
    label: first.rank === null ? texts.knownLeader[flow] : texts.leader[flow],
    value: nameCountry(first.country, locale),
    note: texts.leaderNote(isAtLeast(first.value) ? messagesIn(locale).summary.atLeast(usd) : usd, share),
  }
}

function tellTop(figures: FlowFigures, locale: Locale): Told | null {
  const texts = messagesIn(locale).perspective.key
  const top = sumTopShares(figures)
  if (top === undefined) return null
  const { flow } = figures
  const level = readSpread(figures)
  const note = level ? texts.topNote[flow][level] : texts.topLeastNote[flow]
  return { label: texts.top[flow], value: formatPercent(top, locale), note }
}

function tellPrice(figures: FlowFigures | null, locale: Locale): Told | null {
  const texts = messagesIn(locale).perspective.key
  if (!figures?.unitValue) return null
  const { value, year } = figures.unitValue
  return { label: texts.price(String(year)), value: formatPerKg(value, locale), note: texts.priceNote }
}
