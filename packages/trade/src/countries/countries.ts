import { type Locale, languageOf } from '../locale.ts'
import { continents } from './continents.data.ts'
import { countryRows } from './countries.data.ts'

/** Comtrade numbers areas by M49, except where a customs territory differs from the country. */
const comtradeExceptions: Record<string, number> = { USA: 842, FRA: 251, IND: 699, CHE: 757, NOR: 579, TWN: 490 }

/** Number that some old files use for a country besides its own. */
const comtradeSynonyms: [number, string][] = [[381, 'ITA']]

const alpha2Of = new Map(countryRows.map(([alpha2, alpha3]) => [alpha3, alpha2]))
const alpha3OfAlpha2 = new Map(countryRows.map(([alpha2, alpha3]) => [alpha2, alpha3]))
const comtradeOf = new Map(countryRows.map(([, alpha3, number]) => [alpha3, comtradeExceptions[alpha3] ?? number]))
const alpha3Of = new Map([
  ...[...comtradeOf].map(([alpha3, code]): [number, string] => [code, alpha3]),
  ...comtradeSynonyms,
])

/** All countries, by their three letters. */
export const allCountries: string[] = [...alpha2Of.keys()]

export const toAlpha3 = (alpha2: string): string | null => alpha3OfAlpha2.get(alpha2) ?? null

/** The country behind a Comtrade area code; null for groups, free zones, "nes" and whatever else is no country. */
export const readComtradeArea = (code: number): string | null => alpha3Of.get(code) ?? null

export const toComtradeArea = (alpha3: string): number | null => comtradeOf.get(alpha3) ?? null

const displayIn = (language: 'es' | 'en') => ({
  whole: new Intl.DisplayNames(language, { type: 'region' }),
  short: new Intl.DisplayNames(language, { type: 'region', style: 'short' }),
})
const display = { es: displayIn('es'), en: displayIn('en') }

/** Where the names of the standard are not what people say. */
const said: Record<'es' | 'en', Record<string, string>> = {
  es: { CIV: 'Costa de Marfil' },
  en: { COD: 'DR Congo', COG: 'Republic of the Congo' },
}

/** The name of a country in a language, from its three letters. */
export function nameCountry(alpha3: string, locale: Locale): string {
  const alpha2 = alpha2Of.get(alpha3)
  if (!alpha2) return alpha3
  const own = said[languageOf(locale)][alpha3]
  if (own) return own
  const { whole, short } = display[languageOf(locale)]
  const [full, plain] = [whole.of(alpha2) ?? alpha3, short.of(alpha2) ?? alpha3]
  // What people say is part of the official name ("RAE de Hong Kong (China)"); abbreviations ("EE. UU.") are not.
  return full.includes(plain) ? plain : full
}

const isoNumberOf = new Map(countryRows.map(([, alpha3, number]) => [alpha3, number]))

/** The ISO number, which maps know a country by. */
export const toIsoNumber = (alpha3: string): number | null => isoNumberOf.get(alpha3) ?? null

export type Continent = keyof typeof continents
const continentOf = new Map(
  Object.entries(continents).flatMap(([continent, list]) =>
    list.split(' ').map((country): [string, Continent] => [country, continent as Continent]),
  ),
)
export const findContinent = (alpha3: string): Continent | null => continentOf.get(alpha3) ?? null

/** Countries that English names with an article. */
const withArticle = new Set([
  'USA',
  'GBR',
  'NLD',
  'PHL',
  'ARE',
  'DOM',
  'BHS',
  'GMB',
  'MDV',
  'CAF',
  'MHL',
  'SLB',
  'SYC',
  'COM',
  'COG',
])

/** The name of a country as it stands within a sentence. */
export function tellCountry(alpha3: string, locale: Locale): string {
  const name = nameCountry(alpha3, locale)
  return languageOf(locale) === 'en' && withArticle.has(alpha3) ? `the ${name}` : name
}
