import { tellCountry } from '../countries/countries.ts'
import { type Flow, type FlowFigures, isAtLeast } from '../figures/trade-figure.ts'
import type { Locale } from '../locale.ts'
import { messagesIn } from '../messages/trade-messages.ts'
import { tellName } from '../product/tell-name.ts'
import {
  formatPercent,
  formatUsd,
  joinList,
  startSentence,
  tellPart,
  withinSentence,
} from '../report/format-figures.ts'
import { whyUntold } from '../report/read-sources.ts'
import type { TradeReport } from '../trade-report.ts'
import { findOwnTrade } from './find-own-trade.ts'
import type { Perspective } from './perspective.ts'

const NAMED = 3

/** The answer in three sentences: where my country stands, who is on the other side, and where the market goes. */
export function writeAnswer(report: TradeReport, { country, role }: Perspective, locale: Locale): string[] {
  const texts = messagesIn(locale).perspective.answer
  const { exports, imports } = report
  if (!exports && !imports) {
    const silence = whyUntold(report, 'trade')
    return [silence ? texts.nothingYet[silence] : texts.nothing]
  }
  const own = (figures: FlowFigures | null) => (figures && country ? sayOwn(figures, country, locale) : null)
  const sellers = exports ? sayLargest(exports, locale) : null
  const buyers = imports ? sayLargest(imports, locale) : null
  const first = role === 'importer' ? own(imports) : own(exports)
  const second = role === 'importer' ? sellers : role === 'exporter' ? buyers : own(imports)
  const told = first && second ? [first, second] : [first ?? sellers, second ?? buyers]
  return [...told, sayTrend(report, locale)].flatMap(sentence => sentence ?? [])
}

/** A product's name as it stands within a sentence. */
const tellProduct = ({ names }: FlowFigures, locale: Locale): string => withinSentence(tellName(names, locale))

export function sayOwn(figures: FlowFigures, country: string, locale: Locale): string | null {
  const texts = messagesIn(locale).perspective.answer
  const own = findOwnTrade(figures, country)
  if (!own) return null
  const { flow } = figures
  const product = tellProduct(figures, locale)
  const name = startSentence(tellCountry(country, locale))
  const year = String(figures.year)
  if (own.kind === 'not-reported') return texts.notReported[flow](name, product, year)
  if (own.kind === 'unknown') return texts.unknown[flow](name, product)
  if (own.kind === 'not-listed') {
    const last = messagesIn(locale).summary.countryWith(
      tellCountry(own.last.country, locale),
      formatUsd(own.last.value.value, locale),
    )
    return texts.notListed[flow](name, product, last)
  }
  const { value, share } = own.trade
  const usd = formatUsd(value.value, locale)
  const isLeast = isAtLeast(value)
  const part = share && tellPart(share.value, isLeast && own.kind !== 'at-least', locale)
  if (own.kind === 'at-least') return texts.atLeast[flow]({ country: name, product, usd, share: part, year })
  const told = {
    country: name,
    product,
    usd: isLeast ? messagesIn(locale).summary.atLeast(usd) : usd,
    share: part,
    year,
  }
  return own.rank === 1 ? texts.first[flow](told) : texts.ranked[flow]({ ...told, rank: own.rank })
}

function sayLargest(figures: FlowFigures, locale: Locale): string | null {
  const texts = messagesIn(locale)
  if (figures.countries.length === 0) return null
  const items = figures.countries.slice(0, NAMED).map(({ country, value, share }) => {
    const least = isAtLeast(value) ? texts.summary.atLeast : (text: string) => text
    const name = tellCountry(country, locale)
    const usd = formatUsd(value.value, locale)
    return share
      ? `${name} (${least(formatPercent(share.value, locale))})`
      : texts.summary.countryWith(name, least(usd))
  })
  const isCertain = figures.countries.slice(0, NAMED).every(({ rank }) => rank !== null)
  const { sellers, buyers, amongSellers, amongBuyers } = texts.perspective.answer
  const say = figures.flow === 'exports' ? (isCertain ? sellers : amongSellers) : isCertain ? buyers : amongBuyers
  return startSentence(say(joinList(items, locale), tellProduct(figures, locale), String(figures.year)))
}

function sayTrend(report: TradeReport, locale: Locale): string | null {
  const texts = messagesIn(locale).perspective.answer
  const figures = (['exports', 'imports'] as Flow[]).map(flow => report[flow]).find(flow => flow?.world)
  if (!figures?.world) return null
  const year = String(figures.year)
  if (figures.world.value === 0) return texts.tiny(year)
  const usd = formatUsd(figures.world.value, locale)
  const growth = figures.worldGrowth?.value
  if (growth === undefined) return texts.trade(usd, year)
  return growth < 0
    ? texts.tradeFell(usd, year, formatPercent(growth, locale))
    : texts.tradeGrew(usd, year, formatPercent(growth, locale))
}
