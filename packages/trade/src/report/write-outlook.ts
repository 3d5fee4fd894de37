import { tellCountry } from '../countries/countries.ts'
import { tradeMessages } from '../messages/trade-messages.ts'
import { hasTradeFigures, type TradeReport } from '../trade-report.ts'
import { formatPercent, formatPerKg, type Lang } from './format-figures.ts'
import { findFastest, NEUTRAL_TONE, readConcentration } from './read-market.ts'

const LARGE_BUYERS = 10
/** A single seller above this share sets the price. */
const LARGE_SHARE = 0.3
const LARGE_TARIFF = 5

/** What the figures mean for a small business: each line stands on a figure of the report. */
export function writeOutlook(report: TradeReport, lang: Lang): string[] {
  const texts = tradeMessages[lang].summary
  if (!hasTradeFigures(report)) return []
  const { exports, imports, tone, context } = report
  const lines: string[] = []
  const buyers = imports?.countries.slice(0, LARGE_BUYERS) ?? []
  const growing = findFastest(buyers)
  if (growing?.growth)
    lines.push(texts.opportunityGrowth(tellCountry(growing.country, lang), formatPercent(growing.growth.value, lang)))
  const [best] = buyers
    .filter(({ unitValue }) => unitValue)
    .sort((a, b) => (b.unitValue?.value ?? 0) - (a.unitValue?.value ?? 0))
  if (best?.unitValue)
    lines.push(texts.opportunityPrice(tellCountry(best.country, lang), formatPerKg(best.unitValue.value, lang)))
  if (exports?.concentration && readConcentration(exports.concentration.value) === 'low')
    lines.push(texts.opportunityOpen)
  const leader = exports?.countries[0]
  if (leader?.share && leader.share.value > LARGE_SHARE) {
    lines.push(texts.riskConcentrated(tellCountry(leader.country, lang), formatPercent(leader.share.value, lang)))
  }
  if (imports?.worldGrowth && imports.worldGrowth.value < 0) lines.push(texts.riskShrinking)
  const tariff = context.find(({ indicator, value }) => indicator === 'meanTariffPercent' && value > LARGE_TARIFF)
  if (tariff) lines.push(texts.riskTariff(tellCountry(tariff.country, lang), formatPercent(tariff.value / 100, lang)))
  if (tone && tone.mean < -NEUTRAL_TONE) lines.push(texts.riskTone)
  return [...lines, texts.checkFirst].map(line => `- ${line}`)
}
