import { type DecimalSeparator, isTwofold, type NumberForm, provenSeparator, reachOf } from '../cells/number-form.ts'
import { baseLanguage, type ColumnContext, contextCountry } from './column-context.ts'

/** What a column's own numbers prove: one convention, both ("mixed"), or nothing. */
export type ProvenConvention = DecimalSeparator | 'mixed' | null

export function proveSeparator(forms: NumberForm[]): ProvenConvention {
  const proven = new Set(forms.map(provenSeparator).filter(separator => separator !== null))
  if (proven.size > 1) return 'mixed'
  const [only] = proven
  return only ?? null
}

const other = (separator: DecimalSeparator): DecimalSeparator => (separator === '.' ? ',' : '.')

const ENOUGH = 3
const MANY = 6
const AROUND = 10
const isMultipleOf = (part: number, size: number): boolean => Number.isInteger(Math.round(size * 1000) / (part * 1000))

/** "1,839" beside "765": as a fraction it would lie far from all the others. */
function liesNearWhole(forms: NumberForm[], fractions: number[]): boolean {
  const whole = forms.flatMap(form => (isTwofold(form) ? [] : [grouped(form)])).filter(size => size > 0)
  if (whole.length === 0) return false
  const [from, to] = reachOf(whole, AROUND)
  const isNear = (form: NumberForm): boolean => grouped(form) >= from && grouped(form) <= to
  return forms.filter(isTwofold).every(isNear) && fractions.every(fraction => fraction < from)
}

/**
 * The convention that numbers without proof speak for all the same. Nobody writes "20,000", "6,000", "9,000" for so many
 * zeros behind a decimal mark, nor amounts that end in two of them, nor many numbers as fine as "250,420".
 */
export function inferSeparator(
  forms: NumberForm[],
  { usual, isMoney }: Pick<Conventions, 'usual' | 'isMoney'>,
): DecimalSeparator | null {
  const open = forms.filter(isTwofold)
  const [first] = open
  if (!first) return null
  const decimal = isGroupedUnder(first, '.') ? '.' : ','
  if (!open.every(form => isGroupedUnder(form, decimal))) return null
  const fractions = open.map(form => form[other(decimal)] ?? 0)
  const isUsual = usual === null || usual === decimal
  if (isUsual && liesNearWhole(forms, fractions)) return decimal
  if (isMoney && open.length < ENOUGH) return null
  const isLarge = fractions.some(size => size >= 100)
  if (isMoney) return (usual === null && isLarge) || fractions.every(size => isMultipleOf(0.1, size)) ? decimal : null
  if (!isUsual) return null
  const areRound = open.length >= ENOUGH && fractions.every(Number.isInteger)
  return areRound || (open.length >= MANY && isLarge) ? decimal : null
}

/** "0.750", "12345.678" and "0.0251": three digits and more behind a mark that cannot group. */
export const provesThousandths = (form: NumberForm): boolean => {
  const proven = provenSeparator(form)
  const number = proven && form[proven]
  if (!number || Number.isInteger(number)) return false
  return form.endsInThree || Math.abs(number * 100 - Math.round(number * 100)) > 1e-6
}

const NEAR = 2

/** "3.372" beside "3.38": as a fraction it lies where the sure numbers lie, as thousands far from them all. */
export function liesNearFractions(forms: NumberForm[], proven: ProvenConvention): boolean {
  if (proven === null || proven === 'mixed') return false
  const sure = forms.flatMap(form => (isTwofold(form) ? [] : [form[proven] ?? 0]))
  const [from, to] = reachOf(sure, NEAR)
  const open = forms.filter(isTwofold)
  const isNear = (form: NumberForm): boolean => {
    const fraction = form[proven] ?? 0
    return fraction < grouped(form) && fraction >= from && fraction <= to && grouped(form) > to
  }
  return sure.length > 0 && open.length > 0 && open.every(isNear)
}

/** "1.000", "1.011", "1.207": factors and indices as often as thousands. */
export const liesAroundOne = (forms: NumberForm[]): boolean => {
  const open = forms.filter(isTwofold)
  return open.length >= ENOUGH && open.every(form => Math.min(form['.'] ?? 0, form[','] ?? 0) < NEAR)
}

// Spanish alone decides nothing: Spain and Argentina write 1.234,56, Mexico and Guatemala 1,234.56.
const languagesThatDecide = ['en', 'pt', 'de', 'it', 'nl', 'da', 'tr', 'id', 'ja', 'zh', 'ko', 'he', 'th']

/** English pages write thousands with a comma wherever they come from. */
export const isResolvedLanguage = (context: ColumnContext): boolean => baseLanguage(context) === 'en'

/** The convention usual where the page comes from, or null when that is not known. */
export function usualSeparator(context: ColumnContext): DecimalSeparator | null {
  const language = baseLanguage(context)
  const country = contextCountry(context)
  // Whatever is usual in the country itself.
  if (isResolvedLanguage(context)) return '.'
  if (!country && !(language && languagesThatDecide.includes(language))) return null
  const locale = country ? `${language ?? 'und'}-${country}` : (language ?? 'und')
  const known = separatorOfLocale.get(locale)
  if (known !== undefined) return known
  const found = askIntl(locale, language !== undefined)
  separatorOfLocale.set(locale, found)
  return found
}

// Making a formatter costs more than reading a whole column; there are only so many locales.
const separatorOfLocale = new Map<string, DecimalSeparator | null>()

function askIntl(locale: string, hasLanguage: boolean): DecimalSeparator | null {
  try {
    // The script that maximizing adds ("es-Latn-MX") makes Intl forget the region.
    const { language, region } = hasLanguage ? new Intl.Locale(locale) : new Intl.Locale(locale).maximize()
    const decimal = new Intl.NumberFormat(region ? `${language}-${region}` : language)
      .formatToParts(1.5)
      .find(part => part.type === 'decimal')?.value
    return decimal === ',' || decimal === '.' ? decimal : null
  } catch {
    return null
  }
}

const grouped = (form: NumberForm): number => Math.max(form['.'] ?? 0, form[','] ?? 0)
const isGroupedUnder = (form: NumberForm, separator: DecimalSeparator): boolean => form[separator] === grouped(form)

/** What is known about a number's column; `hasThousandths`: some number in it is sure to have three decimals. */
type Conventions = {
  proven: ProvenConvention
  usual: DecimalSeparator | null
  isResolved: boolean
  isMoney: boolean
  hasThousandths: boolean
  isFineRate: boolean
  /** Heads are counted whole. */
  isWhole: boolean
  isRatio: boolean
}

/**
 * The one reading of a number that its column and page allow, or null when it stays open. "1.234" and its like are
 * thousands far more often than fractions, so a page's habits alone may resolve the first reading, never the second;
 * in a language of one habit (`isResolved`) they resolve both.
 */
export function resolveNumber(
  form: NumberForm,
  { proven, usual, isResolved, isMoney, hasThousandths, isFineRate, isWhole, isRatio }: Conventions,
): number | null {
  if (!isTwofold(form)) return form[provenSeparator(form) ?? '.']
  if (proven === 'mixed') return null
  if (isWhole && !isMoney && !hasThousandths) return grouped(form)
  if (proven) {
    if (isGroupedUnder(form, proven)) return form[proven]
    // Few prices have three decimals, so in a column of decimals "1.459" stays open.
    if (isMoney && !((hasThousandths || isFineRate || isResolved) && usual === proven)) return null
    // "1.6" on a page that groups with points says little about "1.998" beside it.
    return usual && usual !== proven && !hasThousandths ? null : form[proven]
  }
  // "468,725" as an index may be either.
  if (isRatio && !isMoney && !isResolved) return null
  if (usual) return isGroupedUnder(form, usual) || (isResolved && !isMoney) || isFineRate ? form[usual] : null
  return isMoney ? grouped(form) : null
}
