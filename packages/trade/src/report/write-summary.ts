import { tellCountry } from '../countries/countries.ts'
import type { CountryTrade, FlowFigures } from '../figures/trade-figure.ts'
import { tradeMessages } from '../messages/trade-messages.ts'
import { hasTradeFigures, type TradeReport } from '../trade-report.ts'
import {
  formatDecimal,
  formatMonth,
  formatPercent,
  formatPerKg,
  formatUsd,
  formatWhole,
  joinList,
  type Lang,
} from './format-figures.ts'
import { findFastest, NEUTRAL_TONE, readConcentration } from './read-market.ts'
import { listPricePoints, sumTopShares, TOP_COUNT } from './summary-facts.ts'
import { writeOutlook } from './write-outlook.ts'

const NAMED = 5
const HEADLINES = 3

type Section = { title: string; lines: string[] }

const bold = (title: string): string => `**${title}**`

/** The market analysis, composed from figures only. Titles are bold lines, so that no # is lost on the way. */
export function writeSummary(report: TradeReport, lang: Lang): string {
  const texts = tradeMessages[lang].summary
  const sections: Section[] = [
    { title: texts.titles.size, lines: writeSize(report, lang) },
    { title: texts.titles.demand, lines: writeDemand(report, lang) },
    { title: texts.titles.competition, lines: writeCompetition(report, lang) },
    { title: texts.titles.prices, lines: writePrices(report, lang) },
    { title: texts.titles.news, lines: writeNews(report, lang) },
    { title: texts.titles.outlook, lines: writeOutlook(report, lang) },
    { title: texts.titles.data, lines: writeData(report, lang) },
  ]
  return sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => `${bold(title)}\n\n${lines.join('\n')}`)
    .join('\n\n')
}

function writeSize(report: TradeReport, lang: Lang): string[] {
  const texts = tradeMessages[lang].summary
  if (!hasTradeFigures(report)) return [texts.nothing]
  const lines = ([report.exports, report.imports] as const).flatMap(figures =>
    figures ? writeFlowSize(figures, lang) : [],
  )
  return [lines.join(' ')]
}

function writeFlowSize(figures: FlowFigures, lang: Lang): string[] {
  const texts = tradeMessages[lang].summary
  const { world, worldGrowth, worldGrowthLastYear, reporters, basis, flow } = figures
  const year = String(figures.year)
  if (!world) return []
  const isExport = flow === 'exports'
  const word = isExport ? texts.exportsWord : texts.importsWord
  const value = formatUsd(world.value, lang)
  const stated = isExport ? texts.statedExports : texts.statedImports
  const summed = isExport ? texts.worldExports : texts.worldImports
  const lines = [basis === 'built-in' ? stated(value, year) : summed(value, year, formatWhole(reporters, lang))]
  if (worldGrowth) {
    const say = worldGrowth.value < 0 ? texts.fellPerYear : texts.grewPerYear
    lines.push(say(word, formatPercent(worldGrowth.value, lang)))
  }
  if (worldGrowthLastYear) {
    const say = worldGrowthLastYear.value < 0 ? texts.lastYearFell : texts.lastYearGrew
    lines.push(say(word, formatPercent(worldGrowthLastYear.value, lang)))
  }
  return lines
}

const startSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function listLargest(countries: CountryTrade[], lang: Lang): string {
  const texts = tradeMessages[lang].summary
  const items = countries.slice(0, NAMED).map(({ country, value, share }) => {
    const name = tellCountry(country, lang)
    const usd = formatUsd(value.value, lang)
    return share ? texts.countryWithShare(name, usd, formatPercent(share.value, lang)) : texts.countryWith(name, usd)
  })
  return joinList(items, lang)
}

function writeDemand(report: TradeReport, lang: Lang): string[] {
  const texts = tradeMessages[lang].summary
  const { imports, context } = report
  if (!imports) return hasTradeFigures(report) ? [texts.noFlow(texts.importsWord)] : []
  const lines = [texts.largestBuyers(String(imports.year), listLargest(imports.countries, lang))]
  const growing = findFastest(imports.countries.slice(0, NAMED))
  if (growing?.growth)
    lines.push(texts.fastestBuyer(tellCountry(growing.country, lang), formatPercent(growing.growth.value, lang)))
  else lines.push(texts.noGrowth)
  for (const { country } of imports.countries.slice(0, 2)) {
    const find = (indicator: string) =>
      context.find(each => each.country === country && each.indicator === indicator)?.value
    const [population, income] = [find('population'), find('gdpPerPersonUsd')]
    if (population === undefined || income === undefined) continue
    lines.push(
      texts.buyerContext(
        startSentence(tellCountry(country, lang)),
        formatWhole(population, lang),
        formatUsd(income, lang),
      ),
    )
  }
  return [lines.join(' ')]
}

function writeCompetition(report: TradeReport, lang: Lang): string[] {
  const texts = tradeMessages[lang].summary
  const figures = report.exports
  if (!figures) return hasTradeFigures(report) ? [texts.noFlow(texts.exportsWord)] : []
  const lines = [texts.largestSellers(String(figures.year), listLargest(figures.countries, lang))]
  const top = sumTopShares(figures)
  const names = figures.countries.slice(0, TOP_COUNT).map(({ country }) => tellCountry(country, lang))
  if (top !== undefined) lines.push(texts.topShare(joinList(names, lang), formatPercent(top, lang)))
  const index = figures.concentration?.value
  if (index !== undefined) {
    lines.push(texts.concentrationText(texts.concentration[readConcentration(index)], formatWhole(index, lang)))
  }
  return [lines.join(' ')]
}

function writePrices(report: TradeReport, lang: Lang): string[] {
  const texts = tradeMessages[lang].summary
  const figures = report.exports
  const lines: string[] = []
  if (figures?.unitValue) lines.push(texts.unitValue(String(figures.year), formatPerKg(figures.unitValue.value, lang)))
  if (figures?.unitValueBefore) {
    lines.push(
      texts.unitValueBefore(String(figures.unitValueBefore.year), formatPerKg(figures.unitValueBefore.value, lang)),
    )
  }
  for (const { name, unit, month, price, changeInYear } of listPricePoints(report)) {
    const written = tradeMessages[lang].units.price(formatDecimal(price, lang), unit)
    lines.push(texts.commodityPrice(name, formatMonth(month, lang), written))
    if (changeInYear === null) continue
    const say = changeInYear < 0 ? texts.commodityFell : texts.commodityRose
    lines.push(say(name, formatPercent(changeInYear, lang)))
  }
  return [lines.length > 0 ? lines.join(' ') : texts.noPrices]
}

/** The page drops every #, so none is written. */
export const plainTitle = (title: string): string => title.replace(/[#*_`]+/g, '').trim()

function writeNews({ news, tone }: TradeReport, lang: Lang): string[] {
  const texts = tradeMessages[lang].summary
  if (news.length === 0 && !tone) return [texts.noNews]
  const label = !tone || Math.abs(tone.mean) < NEUTRAL_TONE ? 'neutral' : tone.mean < 0 ? 'negative' : 'positive'
  const lines = tone ? [texts.tone(texts.toneLabels[label], formatDecimal(tone.mean, lang))] : []
  return [
    ...lines,
    ...news
      .slice(0, HEADLINES)
      .map(({ title, source }) => `- ${texts.headline(plainTitle(title), plainTitle(source))}`),
  ]
}

/** Which figures these are, what they leave out, and that some sources did not answer. */
function writeData(report: TradeReport, lang: Lang): string[] {
  const texts = tradeMessages[lang]
  const lines: string[] = []
  for (const figures of [report.exports, report.imports]) {
    if (!figures) continue
    const word = figures.flow === 'exports' ? texts.summary.exportsWord : texts.summary.importsWord
    const { live, builtIn, imported } = texts.summary
    const year = String(figures.year)
    const said = {
      live: () => live(word, year),
      'built-in': () => builtIn(word, year),
      imported: () => imported(word, year, report.release ?? texts.sources.baci),
    }[figures.basis]()
    const scope = figures.scope ? ` ${texts.summary.scope(figures.scope[lang])}` : ''
    lines.push(`- ${said}${scope} ${figures.notes.map(note => texts.notes[note]).join(' ')}`.trim())
  }
  // Which ones and why is listed with the sources; once is enough.
  if (report.sources.some(({ state }) => state === 'failed' || state === 'offline'))
    lines.push(`- ${texts.summary.someSilent}`)
  return lines
}
