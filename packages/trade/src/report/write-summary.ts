import { tellCountry } from '../countries/countries.ts'
import { type CountryTrade, type FlowFigures, isAtLeast } from '../figures/trade-figure.ts'
import type { Locale } from '../locale.ts'
import { messagesIn } from '../messages/trade-messages.ts'
import { nobodys, type Perspective } from '../perspective/perspective.ts'
import { hasTradeFigures, type TradeReport, usesBuiltIn } from '../trade-report.ts'
import {
  formatDecimal,
  formatMonth,
  formatPercent,
  formatPerKg,
  formatUsd,
  formatWhole,
  joinList,
  startSentence,
  tellPart,
} from './format-figures.ts'
import { findFastest, NEUTRAL_TONE, readSpread, sumTopShares, TOP_COUNT } from './read-market.ts'
import { whySilent, whyUntold } from './read-sources.ts'
import { listPricePoints } from './summary-facts.ts'
import { tellSeries, tellUnit } from './tell-price.ts'
import { tellScope } from './tell-scope.ts'
import { writeOutlook } from './write-outlook.ts'

const NAMED = 5
const HEADLINES = 3

type Section = { title: string; lines: string[] }

const bold = (title: string): string => `**${title}**`

/** The market analysis, composed from figures only. Titles are bold lines, so that no # is lost on the way. */
export function writeSummary(report: TradeReport, locale: Locale, perspective: Perspective = nobodys): string {
  const texts = messagesIn(locale).summary
  const sections: Section[] = [
    { title: texts.titles.size, lines: writeSize(report, locale) },
    { title: texts.titles.demand, lines: writeDemand(report, locale) },
    { title: texts.titles.competition, lines: writeCompetition(report, locale) },
    { title: texts.titles.prices, lines: writePrices(report, locale) },
    { title: texts.titles.news, lines: writeNews(report, locale) },
    { title: texts.titles.outlook[perspective.role], lines: writeOutlook(report, perspective, locale) },
    { title: texts.titles.data, lines: writeData(report, locale) },
  ]
  return sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => `${bold(title)}\n\n${lines.join('\n')}`)
    .join('\n\n')
}

function writeSize(report: TradeReport, locale: Locale): string[] {
  const texts = messagesIn(locale).summary
  if (!hasTradeFigures(report)) return [whyUntold(report, 'trade') ? texts.nothingKnown : texts.nothing]
  const { exports, imports } = report
  // Reconciled figures have one world total: what is sold is what is bought.
  const isOne = exports && imports && exports.basis !== 'live' && exports.world?.value === imports.world?.value
  if (isOne) return [writeTradeSize(exports, locale).join(' ')]
  const lines = [exports, imports].flatMap(figures => (figures ? writeFlowSize(figures, locale) : []))
  return lines.length > 0 ? [lines.join(' ')] : []
}

function writeTradeSize({ world, worldGrowth, worldGrowthLastYear, year }: FlowFigures, locale: Locale): string[] {
  const texts = messagesIn(locale).summary
  if (!world) return []
  if (world.value === 0) return [messagesIn(locale).perspective.answer.tiny(String(year))]
  const lines = [texts.worldTrade(formatUsd(world.value, locale), String(year))]
  if (worldGrowth) {
    const say = worldGrowth.value < 0 ? texts.tradeFell : texts.tradeGrew
    lines.push(say(formatPercent(worldGrowth.value, locale)))
  }
  if (worldGrowthLastYear) {
    const say = worldGrowthLastYear.value < 0 ? texts.tradeLastYearFell : texts.tradeLastYearGrew
    lines.push(say(formatPercent(worldGrowthLastYear.value, locale)))
  }
  return lines
}

function writeFlowSize(figures: FlowFigures, locale: Locale): string[] {
  const texts = messagesIn(locale).summary
  const { world, worldGrowth, worldGrowthLastYear, reporters, basis, flow } = figures
  const year = String(figures.year)
  if (!world) return []
  if (basis === 'built-in') return writeTradeSize(figures, locale)
  const word = flow === 'exports' ? texts.exportsWord : texts.importsWord
  const say = flow === 'exports' ? texts.worldExports : texts.worldImports
  const lines = [say(formatUsd(world.value, locale), year, formatWhole(reporters, locale))]
  if (worldGrowth) {
    const tell = worldGrowth.value < 0 ? texts.fellPerYear : texts.grewPerYear
    lines.push(tell(word, formatPercent(worldGrowth.value, locale)))
  }
  if (worldGrowthLastYear) {
    const tell = worldGrowthLastYear.value < 0 ? texts.lastYearFell : texts.lastYearGrew
    lines.push(tell(word, formatPercent(worldGrowthLastYear.value, locale)))
  }
  return lines
}

/** Whether those that are named are certainly the largest. */
const isRanked = (countries: CountryTrade[]): boolean => countries.slice(0, NAMED).every(({ rank }) => rank !== null)

function listLargest(countries: CountryTrade[], locale: Locale): string {
  const texts = messagesIn(locale).summary
  const items = countries.slice(0, NAMED).map(({ country, value, share }) => {
    const name = tellCountry(country, locale)
    const known = formatUsd(value.value, locale)
    const usd = isAtLeast(value) ? texts.atLeast(known) : known
    return share ? texts.countryWithShare(name, usd, formatPercent(share.value, locale)) : texts.countryWith(name, usd)
  })
  return joinList(items, locale)
}

function writeDemand(report: TradeReport, locale: Locale): string[] {
  const texts = messagesIn(locale).summary
  const { imports, context } = report
  if (!imports) return writeMissing(report, texts.importsWord, locale)
  if (imports.countries.length === 0) return []
  const tellBuyers = isRanked(imports.countries) ? texts.largestBuyers : texts.amongBuyers
  const lines = [tellBuyers(String(imports.year), listLargest(imports.countries, locale))]
  const growing = findFastest(imports.countries.slice(0, NAMED))
  if (growing?.growth)
    lines.push(texts.fastestBuyer(tellCountry(growing.country, locale), formatPercent(growing.growth.value, locale)))
  for (const { country } of imports.countries.slice(0, 2)) {
    const find = (indicator: string) =>
      context.find(each => each.country === country && each.indicator === indicator)?.value
    const [population, income] = [find('population'), find('gdpPerPersonUsd')]
    if (population === undefined || income === undefined) continue
    lines.push(
      texts.buyerContext(
        startSentence(tellCountry(country, locale)),
        formatWhole(population, locale),
        formatUsd(income, locale),
      ),
    )
  }
  return [lines.join(' ')]
}

function writeCompetition(report: TradeReport, locale: Locale): string[] {
  const texts = messagesIn(locale).summary
  const figures = report.exports
  if (!figures) return writeMissing(report, texts.exportsWord, locale)
  if (figures.countries.length === 0) return []
  const tellSellers = isRanked(figures.countries) ? texts.largestSellers : texts.amongSellers
  const lines = [tellSellers(String(figures.year), listLargest(figures.countries, locale))]
  const top = sumTopShares(figures)
  const names = figures.countries.slice(0, TOP_COUNT).map(({ country }) => tellCountry(country, locale))
  if (top !== undefined) {
    const isLeast = figures.countries.slice(0, TOP_COUNT).some(({ value }) => isAtLeast(value))
    lines.push(texts.topShare(joinList(names, locale), tellPart(top, isLeast, locale)))
    const level = readSpread(figures)
    if (level) lines.push(texts.spreadText(texts.spread[level]))
  }
  return [lines.join(' ')]
}

/** A direction without figures: none that anybody has, or none that anybody told. */
function writeMissing(report: TradeReport, flow: string, locale: Locale): string[] {
  const texts = messagesIn(locale).summary
  if (!hasTradeFigures(report)) return []
  const silence = whyUntold(report, 'trade')
  return [silence ? texts.flowUnknown[silence](flow) : texts.noFlow(flow)]
}

function writePrices(report: TradeReport, locale: Locale): string[] {
  const texts = messagesIn(locale).summary
  const figures = report.exports
  const lines: string[] = []
  if (figures?.unitValue)
    lines.push(texts.unitValue(String(figures.year), formatPerKg(figures.unitValue.value, locale)))
  if (figures?.unitValueBefore) {
    lines.push(
      texts.unitValueBefore(String(figures.unitValueBefore.year), formatPerKg(figures.unitValueBefore.value, locale)),
    )
  }
  for (const { name: called, unit, month, price, changeInYear } of listPricePoints(report)) {
    const name = tellSeries(called, locale)
    const written = messagesIn(locale).units.price(formatDecimal(price, locale), tellUnit(unit, locale))
    lines.push(texts.commodityPrice(name, formatMonth(month, locale), written))
    if (changeInYear === null) continue
    const say = changeInYear < 0 ? texts.commodityFell : texts.commodityRose
    lines.push(say(name, formatPercent(changeInYear, locale)))
  }
  if (lines.length > 0) return [lines.join(' ')]
  const silence = whyUntold(report, 'prices')
  return [silence ? texts.pricesUnknown[silence] : texts.noPrices]
}

/** The page drops every #, so none is written. */
const plainTitle = (title: string): string => title.replace(/[#*_`]+/g, '').trim()

function writeNews(report: TradeReport, locale: Locale): string[] {
  const texts = messagesIn(locale).summary
  const { news, tone } = report
  if (news.length === 0 && !tone) return [whyUntold(report, 'news') ? texts.newsUnknown : texts.noNews]
  const label = !tone || Math.abs(tone.mean) < NEUTRAL_TONE ? 'neutral' : tone.mean < 0 ? 'negative' : 'positive'
  const lines = tone ? [texts.tone(texts.toneLabels[label], formatDecimal(tone.mean, locale))] : []
  return [
    ...lines,
    ...news
      .slice(0, HEADLINES)
      .map(({ title, source }) => `- ${texts.headline(plainTitle(title), plainTitle(source))}`),
  ]
}

/** Which figures these are, what they leave out, whose they are, and that some sources said nothing. */
function writeData(report: TradeReport, locale: Locale): string[] {
  const texts = messagesIn(locale)
  const { exports, imports } = report
  const { exportsWord, importsWord, bothWord } = texts.summary
  const say = (figures: FlowFigures | null, word: string) =>
    figures ? sayBasis({ figures, word, release: report.release, locale }) : null
  // Both directions of one release are told at once.
  const isOne = say(exports, bothWord) === say(imports, bothWord)
  const told = isOne ? [say(exports, bothWord)] : [say(exports, exportsWord), say(imports, importsWord)]
  const lines = told.flatMap(line => line ?? [])
  if (hasTradeFigures(report))
    lines.push(report.series ? texts.summary.seriesFrom(report.series.edition) : texts.summary.noSeries)
  // Which ones and why is listed with the sources; once is enough.
  const silence = whySilent(report)
  if (silence) lines.push(texts.summary.someSilent[silence])
  if (usesBuiltIn(report)) lines.push(texts.attribution(report.builtInRelease))
  return lines.map(line => `- ${line}`)
}

type Told = { figures: FlowFigures; word: string; release: string | null; locale: Locale }

function sayBasis({ figures, word, release, locale }: Told): string {
  const texts = messagesIn(locale)
  const { live, builtIn, imported } = texts.summary
  const year = String(figures.year)
  const said = {
    live: () => live(word, year),
    'built-in': () => builtIn(word, year),
    imported: () => imported(word, year, release ?? texts.sources.baci),
  }[figures.basis]()
  const notes = figures.notes.map(note => texts.notes[note])
  return [said, texts.summary.scope(tellScope(figures, locale)), ...notes].join(' ')
}
