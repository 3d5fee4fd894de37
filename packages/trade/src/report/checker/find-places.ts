import { countryWords } from '@sondeo/table/country-words'
import { allCountries, nameCountry, toAlpha3 } from '../../countries/countries.ts'
import { regions } from './places.data.ts'
import { toPlainSentence } from './to-plain-sentence.ts'

/** A country or region in a sentence; regions have no letters. */
export type Place = { country: string | null; text: string; at: number }

const escapePattern = (text: string): string => text.replace(/[.\\+?^${}()|]/g, '\\$&').replaceAll('*', '[a-z]*')

const names = new Map<string, string | null>()
for (const country of allCountries) {
  for (const lang of ['es', 'en'] as const) {
    const full = toPlainSentence(nameCountry(country, lang))
    // "Hong Kong SAR China", "Myanmar (Burma)": both parts are names.
    for (const name of [full, ...full.split(/\s?[()]\s?/), full.replace(/^(?:el|la|las|los|the) /, '')])
      if (name) names.set(name, country)
  }
}
// A false figure may speak of a country in any way.
for (const [code, ...lists] of countryWords)
  for (const name of lists.join('|').split('|')) if (name) names.set(name, toAlpha3(code) ?? code)
for (const name of regions.split('|')) names.set(name, null)

const byPattern = [...names]
  .map(([name, country]) => ({ pattern: escapePattern(name), country }))
  .sort((a, b) => b.pattern.length - a.pattern.length)
const anyPlace = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${byPattern.map(({ pattern }) => `(?:${pattern})`).join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
)
const wholes = byPattern.map(({ pattern, country }) => ({ whole: new RegExp(`^(?:${pattern})$`, 'u'), country }))
const known = new Map<string, string | null>()

function lookUp(text: string): string | null {
  const cached = known.get(text)
  if (cached !== undefined) return cached
  const country = wholes.find(({ whole }) => whole.test(text))?.country ?? null
  known.set(text, country)
  return country
}

/** All countries and regions a plain sentence names, in order. */
export const findPlaces = (plain: string): Place[] =>
  [...plain.matchAll(anyPlace)].map(match => ({ country: lookUp(match[0]), text: match[0], at: match.index }))
