import { type Locale, languageOf } from '../locale.ts'
import { namesOfSeries, unitsOfFile } from '../sources/pink-sheet/price-names.data.ts'

/** A price series within a sentence: "del azúcar", "sugar". Whatever the file names anew keeps its own name. */
export const tellSeries = (name: string, locale: Locale): string =>
  namesOfSeries[name]?.[languageOf(locale)] ?? (languageOf(locale) === 'es' ? `«${name}»` : `“${name}”`)

/** "$/mt" as people write it: "USD por tonelada". */
export const tellUnit = (unit: string, locale: Locale): string => unitsOfFile[unit]?.[languageOf(locale)] ?? unit
