import { nameCountry, tellCountry } from '../countries/countries.ts'
import { type CountryTrade, type Figure, type Flow, isAtLeast } from '../figures/trade-figure.ts'
import type { Locale } from '../locale.ts'
import { findDistance } from '../markets/find-distance.ts'
import { messagesIn } from '../messages/trade-messages.ts'
import { formatPercent, formatPerKg, formatUsd, startSentence } from '../report/format-figures.ts'
import { tellOrigin, tellScope } from '../report/tell-scope.ts'
import type { TradeReport } from '../trade-report.ts'

/** One origin, or one market, of a product; what is not known is null. */
export type ComparedCountry = {
  country: string
  label: string
  usd: number
  /** The true value is this or more. */
  isAtLeast: boolean
  share: number | null
  growth: number | null
  usdPerKg: number | null
  distanceKm: number | null
}
export type CountryComparison = {
  flow: Flow
  title: string
  scope: string
  source: string
  year: number
  rows: ComparedCountry[]
  /** All that can be chosen, the largest first. */
  choices: { country: string; label: string }[]
  findings: string[]
  /** What is known of none of them. */
  missing: string[]
}

type Asked = { flow: Flow; countries: string[]; own: string | null; locale: Locale }

const FIRST = 3

/** Origins of one product, or its markets, side by side: value, share, growth, price by kilo and distance. */
export function compareCountries(
  report: TradeReport,
  { flow, countries, own, locale }: Asked,
): CountryComparison | null {
  const figures = report[flow]
  if (!figures || figures.countries.length === 0) return null
  const texts = messagesIn(locale).compare.countries
  const chosen = countries.length > 0 ? countries : figures.countries.slice(0, FIRST).map(({ country }) => country)
  const trades = chosen.flatMap(country => figures.countries.find(trade => trade.country === country) ?? [])
  const rows = trades.map(
    ({ country, value, share, growth, unitValue }): ComparedCountry => ({
      country,
      label: nameCountry(country, locale),
      usd: value.value,
      isAtLeast: isAtLeast(value),
      share: share?.value ?? null,
      growth: growth?.value ?? null,
      usdPerKg: unitValue?.value ?? null,
      distanceKm: own && own !== country ? (findDistance(own, country)?.km ?? null) : null,
    }),
  )
  return {
    flow,
    title: texts.titles[flow],
    scope: tellScope(figures, locale),
    source: tellOrigin(figures, report, locale),
    year: figures.year,
    rows,
    choices: figures.countries.map(({ country }) => ({ country, label: nameCountry(country, locale) })),
    findings: writeFindings(trades, flow, locale),
    missing: [
      ...(rows.every(({ growth }) => growth === null) ? [texts.noGrowth] : []),
      ...(rows.every(({ usdPerKg }) => usdPerKg === null) ? [texts.noPrice] : []),
    ],
  }
}

const tellUsd = (figure: Figure, locale: Locale): string => {
  const told = formatUsd(figure.value, locale)
  return isAtLeast(figure) ? messagesIn(locale).summary.atLeast(told) : told
}

function writeFindings(trades: CountryTrade[], flow: Flow, locale: Locale): string[] {
  const texts = messagesIn(locale).compare.countries[flow]
  const name = ({ country }: CountryTrade) => startSentence(tellCountry(country, locale))
  const best = (read: (trade: CountryTrade) => Figure | null, isLeast = false): CountryTrade | null => {
    const known = trades.filter(trade => read(trade) !== null)
    if (known.length < 2) return null
    const sorted = known.toSorted((a, b) => (read(b)?.value ?? 0) - (read(a)?.value ?? 0))
    return (isLeast ? sorted.at(-1) : sorted[0]) ?? null
  }
  const largest = best(({ value }) => value)
  // Whoever is known only in part may trade more than the one that seems the largest.
  const isSure = trades.every(trade => trade === largest || !isAtLeast(trade.value))
  const fastest = best(({ growth }) => growth)
  // A buyer looks for the lowest price of an origin, a seller for the highest of a market.
  const priced = best(({ unitValue }) => unitValue, flow === 'exports')
  return [
    ...(largest && isSure ? [texts.largest(name(largest), tellUsd(largest.value, locale))] : []),
    ...(fastest?.growth
      ? [
          (fastest.growth.value < 0 ? texts.fallsLeast : texts.fastest)(
            name(fastest),
            formatPercent(fastest.growth.value, locale),
          ),
        ]
      : []),
    ...(priced?.unitValue ? [texts.price(name(priced), formatPerKg(priced.unitValue.value, locale))] : []),
  ]
}
