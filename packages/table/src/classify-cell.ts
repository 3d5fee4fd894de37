import type { DateForm } from './decide-day-order.ts'
import { isReference } from './is-identifier.ts'
import { dependsOnOrder, foldDateText, mayBeDate, readFoldedDate } from './read-date.ts'
import { readFoldedDateRange } from './read-date-range.ts'
import { readDuration } from './read-duration.ts'
import { type MoneyCell, splitMoneyCell } from './read-money-cell.ts'
import { isCodeLike, type NumberCell, splitNumberCell } from './read-number-cell.ts'
import { readTaxId } from './read-tax-id.ts'
import type { CertainValue, ValueKind } from './value.ts'

/** What one cell could be, before the column has its say. */
export type Candidate =
  | { as: 'settled'; value: CertainValue }
  | { as: 'date'; form: DateForm }
  | { as: 'money'; cell: MoneyCell }
  | { as: 'number' | 'percentage'; cell: NumberCell }
  | { as: 'text' }

const PLACEHOLDER = /^(?:[-–—.…*]{1,10}|n\/?[ad]|s\/?[dn]|null|none|ninguno|no disponible|not available)$/i
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,62}[a-z\d])?(?:\.[a-z\d-]{1,63}){1,5}$/i
const URL_FORM = /^(?:https?:\/\/|www\.)[^\s<>"]+$/i
const MAY_BE_URL = /^(?:http|www\.)/i
// Beyond this a text mentions numbers and dates, it is none.
const MAX_SHORT = 128
const IMAGE_FORM = /\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#].*)?$/i

const PERCENT_WORDS = /\s?(?:por ciento|por cento|percent|per cent)$/i
// "3-1" is a score, "2x1" an offer or a size.
const SCORE = /^\d{1,2}\s?[-–]\s?\d{1,2}$|^\d{1,5}\s?[xX×]\s?\d{1,5}$/

/** "51-200" counts from to; "1123-2026" ends in a year and is a case number. */
function isNumberRange(text: string): boolean {
  const [, from = '', to = ''] = /^([1-9]\d{0,4})\s?[-–]\s?([1-9]\d{0,4})$/.exec(text) ?? []
  return to !== '' && Number(from) < Number(to) && !/^(?:19|20)\d\d$/.test(to)
}

/** Nothing, or one of the marks people put where nothing is known. */
export const isBlank = (text: string): boolean => text === '' || PLACEHOLDER.test(text)

function settle(text: string): CertainValue | null {
  if (isBlank(text)) return { kind: 'empty' }
  if (text.length <= 254 && text.includes('@') && EMAIL.test(text)) return { kind: 'email', email: text }
  if (MAY_BE_URL.test(text) && URL_FORM.test(text))
    return IMAGE_FORM.test(text) ? { kind: 'image', url: text } : { kind: 'url', url: text }
  if (text.length > MAX_SHORT || !/\d/.test(text)) return null
  const taxId = readTaxId(text)
  if (taxId) return { kind: 'identifier', id: taxId.id, scheme: taxId.scheme }
  return readDuration(text)
}

function readDateForm(text: string): DateForm {
  const folded = foldDateText(text)
  const dayFirst = readFoldedDate(folded, 'day-first') ?? readFoldedDateRange(folded, 'day-first')
  if (!dependsOnOrder(text)) return { 'day-first': dayFirst, 'month-first': dayFirst }
  const monthFirst = readFoldedDate(folded, 'month-first') ?? readFoldedDateRange(folded, 'month-first')
  return { 'day-first': dayFirst, 'month-first': monthFirst }
}

/** Decides what a cell could be from its own text alone. */
export function classifyCell(text: string): Candidate {
  const settled = settle(text)
  if (settled) return { as: 'settled', value: settled }
  if (text.length > MAX_SHORT || !/\d/.test(text)) return { as: 'text' }
  const form = mayBeDate(text) ? readDateForm(text) : null
  if (form?.['day-first'] || form?.['month-first']) return { as: 'date', form }
  const number = splitNumberCell(text.replace(PERCENT_WORDS, '%'))
  if (number?.unit === '%') return { as: 'percentage', cell: number }
  const money = splitMoneyCell(text)
  // "5 L" and "3 G" are litres and grams unless the column says otherwise.
  if (money && !(money.currency.isWeak && number)) return { as: 'money', cell: money }
  if (number && !isCodeLike(number.written)) return { as: 'number', cell: number }
  if (SCORE.test(text) || isNumberRange(text)) return { as: 'text' }
  if ((text.length <= 40 && /^[\d\s.-]+$/.test(text)) || isReference(text))
    return { as: 'settled', value: { kind: 'identifier', id: text } }
  return { as: 'text' }
}

export function candidateKind(candidate: Candidate): ValueKind | 'empty' | 'ambiguous' {
  if (candidate.as === 'settled') return candidate.value.kind
  if (candidate.as !== 'date') return candidate.as
  return (candidate.form['day-first'] ?? candidate.form['month-first'])?.kind === 'date-range' ? 'date-range' : 'date'
}
