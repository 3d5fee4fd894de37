import { tellCountry } from '../countries/countries.ts'
import { type CountryTrade, type Figure, type FlowFigures, isAtLeast } from '../figures/trade-figure.ts'
import type { Locale } from '../locale.ts'
import { messagesIn } from '../messages/trade-messages.ts'
import type { Perspective } from '../perspective/perspective.ts'
import { hasTradeFigures, type TradeReport } from '../trade-report.ts'
import { formatPercent, formatPerKg, tellPart } from './format-figures.ts'
import { findFastest, NEUTRAL_TONE, readSpread } from './read-market.ts'

const LARGE = 10
/** A single seller above this share is named as the one to compete with. */
const LARGE_SHARE = 0.3
const LARGE_TARIFF = 5

const tellShare = (share: Figure, locale: Locale): string => tellPart(share.value, isAtLeast(share), locale)

/** Fell over five years and did not recover in the last one. */
const isShrinking = (figures: FlowFigures | null): boolean =>
  (figures?.worldGrowth?.value ?? 0) < 0 && (figures?.worldGrowthLastYear?.value ?? 0) <= 0

const byPrice = (a: CountryTrade, b: CountryTrade) => (a.unitValue?.value ?? 0) - (b.unitValue?.value ?? 0)
const priced = (countries: CountryTrade[]) => countries.filter(({ unitValue }) => unitValue).sort(byPrice)

/** What the figures mean for a seller or a buyer: each line stands on a figure of the report. */
export function writeOutlook(report: TradeReport, { role, country }: Perspective, locale: Locale): string[] {
  const texts = messagesIn(locale).summary
  if (!hasTradeFigures(report)) return []
  const lines = [
    ...(role === 'importer' ? [] : writeSelling(report, country, locale)),
    ...(role === 'exporter' ? [] : writeBuying(report, country, locale)),
  ]
  const { imports, exports, tone, context } = report
  const fall = [imports, exports].find(isShrinking)?.worldGrowth
  if (fall) lines.push(texts.shrinking(formatPercent(fall.value, locale)))
  const tariff = context.find(
    ({ indicator, value, country: of }) =>
      indicator === 'meanTariffPercent' &&
      value > LARGE_TARIFF &&
      (role === 'importer' ? of === country : of !== country),
  )
  if (tariff) lines.push(texts.tariff(tellCountry(tariff.country, locale), formatPercent(tariff.value / 100, locale)))
  if (tone && tone.mean < -NEUTRAL_TONE) lines.push(texts.riskTone)
  return [...lines, texts.check[kindOfGoods(report.product.code)]].map(line => `- ${line}`)
}

/** What to check depends on the goods: food has sanitary rules, chemicals have permits, the rest has standards. */
function kindOfGoods(code: string): 'food' | 'chemicals' | 'other' {
  const chapter = Number(code.slice(0, 2))
  if (chapter <= 24) return 'food'
  return chapter >= 28 && chapter <= 38 ? 'chemicals' : 'other'
}

function writeSelling({ exports, imports }: TradeReport, own: string | null, locale: Locale): string[] {
  const texts = messagesIn(locale).summary
  const lines: string[] = []
  const buyers = (imports?.countries ?? []).filter(({ country }) => country !== own).slice(0, LARGE)
  const growing = findFastest(buyers)
  if (growing?.growth)
    lines.push(texts.sellGrowth(tellCountry(growing.country, locale), formatPercent(growing.growth.value, locale)))
  const [largest] = buyers
  if (!growing && largest?.share)
    lines.push(texts.sellLargest(tellCountry(largest.country, locale), tellShare(largest.share, locale)))
  const dearest = priced(buyers).at(-1)
  if (dearest?.unitValue)
    lines.push(texts.sellPrice(tellCountry(dearest.country, locale), formatPerKg(dearest.unitValue.value, locale)))
  if (exports && readSpread(exports) === 'low') lines.push(texts.sellOpen)
  const rival = exports?.countries.find(({ country }) => country !== own)
  if (rival?.share && rival.share.value > LARGE_SHARE)
    lines.push(texts.sellAgainst(tellCountry(rival.country, locale), tellShare(rival.share, locale)))
  return lines
}

function writeBuying({ exports }: TradeReport, own: string | null, locale: Locale): string[] {
  const texts = messagesIn(locale).summary
  const lines: string[] = []
  const sellers = (exports?.countries ?? []).filter(({ country }) => country !== own).slice(0, LARGE)
  const growing = findFastest(sellers)
  if (growing?.growth)
    lines.push(texts.buyGrowth(tellCountry(growing.country, locale), formatPercent(growing.growth.value, locale)))
  const [cheapest] = priced(sellers)
  if (cheapest?.unitValue)
    lines.push(texts.buyPrice(tellCountry(cheapest.country, locale), formatPerKg(cheapest.unitValue.value, locale)))
  if (exports && readSpread(exports) === 'low') lines.push(texts.buyOpen)
  const [leader] = sellers
  if (leader?.share && leader.share.value > LARGE_SHARE)
    lines.push(texts.buyDependence(tellCountry(leader.country, locale), tellShare(leader.share, locale)))
  return lines
}
