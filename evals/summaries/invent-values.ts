import { nameCountry } from '@sondeo/trade/country-names'
import type { SummaryFacts } from '@sondeo/trade/summary-facts'
import { countryWords, groupWords } from './country-words.data.ts'
import type { Draw } from './draw.ts'

const scales = [1, 1e3, 1e6, 1e9, 1e12]

/** A whole number that is near no fact in any unit, so that no rounding can make it true. */
export function inventNumber(facts: SummaryFacts, draw: Draw, [from, to] = [13, 99]): number {
  for (let tries = 0; tries < 500; tries++) {
    const value = draw.whole(from, to)
    const isFar = facts.numbers.every(fact =>
      scales.every(scale => Math.abs(Math.abs(fact.value) - value * scale) > Math.max(0.06 * value * scale, 1)),
    )
    if (isFar) return value
  }
  throw new Error('every number is near a fact')
}

export function inventYear(facts: SummaryFacts, draw: Draw): number {
  for (;;) {
    const year = draw.whole(1990, 2039)
    if (!facts.years.includes(year)) return year
  }
}

/** What a country is called that the figures do not name: its name, an adjective, an abbreviation, its capital. */
export function inventCountry(facts: SummaryFacts, draw: Draw, lang: 'es' | 'en'): string {
  const strangers = countryWords.filter(([country]) => !facts.countries.includes(country))
  const [country, es, en] = draw.one(strangers)
  const words = [nameCountry(country, lang), ...(lang === 'es' ? es : en).split(',')]
  return draw.random() < 0.1 ? draw.one(groupWords[lang].split(',')) : draw.one(words)
}
