import { type Locale, languageOf } from '../locale.ts'
import { type DecimalSign, decimalSignOf, formatPercent } from '../report/format-figures.ts'
import type { Names } from './catalog.ts'

const written: Record<'es' | 'en', DecimalSign> = { es: ',', en: '.' }

// Places in a molecule are numbers with a comma, too: 2,4-D, tris(2,3-dibromopropilo), 2,4,5-T.
const decimals = { es: /(?<![\d,])(\d+),(\d+)(?![\d,-])/g, en: /(?<![\d.])(\d+)\.(\d+)(?![\d.])/g }

/** The name of a code in the reader's language, its numbers as the reader's country writes them: 0,75 % or 0.75%. */
export function tellName(names: Names, locale: Locale): string {
  const language = languageOf(locale)
  const sign = decimalSignOf(locale)
  if (sign === written[language]) return names[language]
  const space = formatPercent(0, locale, 0).replace(/[\d%]/g, '')
  return names[language].replace(decimals[language], `$1${sign}$2`).replace(/(\d)\s?%/g, `$1${space}%`)
}
