import { tellCountry } from '../countries/countries.ts'
import type { Locale } from '../locale.ts'
import { messagesIn } from '../messages/trade-messages.ts'
import { callProduct } from '../product/write-product-name.ts'
import {
  formatDecimal,
  formatPercent,
  formatPerKg,
  formatUsd,
  formatWhole,
  tellPart,
} from '../report/format-figures.ts'
import type { MarketYear } from './pick-year.ts'
import { isTopAtLeast, sumTop } from './sum-top.ts'

/** Closer than this two sums count as the same. */
const SAME = 0.05
/** Below this a difference is told in percent. */
const TWICE = 2

/** What differs between two markets, in sentences made of their figures. */
export function writeFindings(left: MarketYear, right: MarketYear, locale: Locale): string[] {
  const texts = messagesIn(locale).compare.findings
  const isOneYear = left.year === right.year
  const isOneProduct = left.report.product.code === right.report.product.code
  const nameOf = ({ report, year }: MarketYear) => (isOneProduct ? String(year) : callProduct(report.product, locale))
  const [a, b] = [left, right].map(market => ({ market, name: nameOf(market) })) as [Named, Named]
  if (isOneProduct && isOneYear) return [texts.sameYear(String(left.year))]
  return [
    sayValue(a, b, locale, isOneProduct),
    saySeller(a, b, locale),
    sayConcentration(a, b, locale),
    sayPrice(a, b, locale),
  ]
    .flatMap(finding => finding ?? [])
    .concat(!isOneYear && !isOneProduct ? [texts.otherYears(String(left.year), String(right.year))] : [])
}

type Named = { market: MarketYear; name: string }

function sayValue(a: Named, b: Named, locale: Locale, isOneProduct: boolean): string | null {
  const texts = messagesIn(locale).compare.findings
  const flow = a.market.exports?.worldUsd && b.market.exports?.worldUsd ? 'exports' : 'imports'
  const [x, y] = [a.market[flow]?.worldUsd, b.market[flow]?.worldUsd]
  if (!x || !y) return null
  const word = texts.flows[flow]
  if (isOneProduct) {
    const [before, after] = a.market.year <= b.market.year ? [a, b] : [b, a]
    const [from, to] = a.market.year <= b.market.year ? [x, y] : [y, x]
    const say = to < from ? texts.fell : texts.grew
    return say({ flow: word, percent: formatPercent(to / from - 1, locale), from: before.name, to: after.name })
  }
  if (Math.abs(x / y - 1) < SAME) return texts.same(word, formatUsd(x, locale), formatUsd(y, locale))
  const [more, less, ratio] = x > y ? [a, b, x / y] : [b, a, y / x]
  const names = { flow: word, more: more.name, less: less.name }
  if (ratio < TWICE) return texts.somewhatLarger({ ...names, percent: formatPercent(ratio - 1, locale) })
  return texts.larger({
    ...names,
    ratio: ratio < 10 ? formatDecimal(ratio, locale) : formatWhole(ratio, locale),
  })
}

function saySeller(a: Named, b: Named, locale: Locale): string | null {
  const texts = messagesIn(locale).compare.findings
  const [x, y] = [a, b].map(({ market }) => market.exports?.countries[0]?.country)
  if (!x || !y) return null
  if (x === y) return texts.sameSeller(tellCountry(x, locale))
  return texts.otherSeller({ one: a.name, seller: tellCountry(x, locale), two: b.name, other: tellCountry(y, locale) })
}

function sayConcentration(a: Named, b: Named, locale: Locale): string | null {
  const texts = messagesIn(locale).compare.findings
  const [x, y] = [a, b].map(({ market }) => sumTop(market.exports))
  if (!x || !y || Math.abs(x / y - 1) < SAME) return null
  const [more, less] = x > y ? [a, b] : [b, a]
  // Of the smaller one only a minimum is known: the true share may be the larger one.
  if (isTopAtLeast(less.market.exports)) return null
  return texts.moreConcentrated({
    more: more.name,
    less: less.name,
    high: tellPart(Math.max(x, y) / 100, isTopAtLeast(more.market.exports), locale),
    low: tellPart(Math.min(x, y) / 100, false, locale),
  })
}

function sayPrice(a: Named, b: Named, locale: Locale): string | null {
  const texts = messagesIn(locale).compare.findings
  const [x, y] = [a, b].map(({ market }) => market.exports?.usdPerKg)
  if (!x || !y || Math.abs(x / y - 1) < SAME) return null
  const [more, less] = x > y ? [a, b] : [b, a]
  return texts.dearer({
    more: more.name,
    less: less.name,
    high: formatPerKg(Math.max(x, y), locale),
    low: formatPerKg(Math.min(x, y), locale),
  })
}
