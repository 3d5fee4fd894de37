import type { DateForm } from './decide-day-order.ts'
import { dropBracketedRemark, dropPercentWords } from './drop-remarks.ts'
import { isCode } from './is-code.ts'
import { dependsOnOrder, foldDateText, mayBeDate, readFoldedDate, readShortMonth } from './read-date.ts'
import { readFoldedDateRange } from './read-date-range.ts'
import { readDuration } from './read-duration.ts'
import { type MoneyCell, splitMoneyCell } from './read-money-cell.ts'
import { isCodeLike, type NumberCell, splitNumberCell } from './read-number-cell.ts'
import { readLabelledId } from './read-tax-id.ts'
import { readWebAddress } from './read-web-address.ts'
import type { CertainValue, ValueKind } from './value.ts'

/** What one cell could be, before the column has its say. */
export type Candidate =
  | { as: 'settled'; value: CertainValue }
  | { as: 'date'; form: DateForm; isDoubtful?: boolean }
  | { as: 'money'; cell: MoneyCell }
  | { as: 'number' | 'percentage'; cell: NumberCell }
  | { as: 'text' }

const PLACEHOLDER =
  /^(?:[-–—.…*]{1,10}|n\/?[ad]|n\.[ad]\.|s\/?[dni]|s\.d\.|null|none|ninguno|no disponible|not available)$/i
// Beyond this a text mentions numbers and dates, it is none.
const MAX_SHORT = 128
// "24.12.26"
const SHORT_DOTTED = /^(\d{2}\.\d{2}\.)(\d{2})(?=$|,? \d{1,2}[:.h])/
// "Extended to 30-04-2026", "Vence el 3 de mayo de 2026"
const BEFORE_DATE =
  /^(?:extended (?:to|until)|(?:prorrogad[oa]|ampliad[oa]|aplazad[oa]) (?:al?|hasta|para)(?: el)?|vence(?: el)?|cierra(?: el)?|closes(?: on)?|ends(?: on)?|due(?: on)?|posted(?: on)?|publicado(?: el)?|el|on|am|le) (?=\S)/i

/** Nothing, or one of the marks people put where nothing is known. */
export const isBlank = (text: string): boolean => text === '' || PLACEHOLDER.test(text)

function settle(text: string): CertainValue | null {
  if (isBlank(text)) return { kind: 'empty' }
  const address = readWebAddress(text)
  if (address) return address
  if (text.length > MAX_SHORT || !/\d/.test(text)) return null
  const id = readLabelledId(text)
  if (id) return { kind: 'identifier', ...id }
  return readDuration(text)
}

function readDateForm(text: string): DateForm {
  const years = readYearRange(text)
  if (years) return { 'day-first': years, 'month-first': years }
  const folded = foldDateText(text.replace(BEFORE_DATE, ''))
  const dayFirst = readFoldedDate(folded, 'day-first') ?? readFoldedDateRange(folded, 'day-first')
  if (!dependsOnOrder(text)) return { 'day-first': dayFirst, 'month-first': dayFirst }
  const monthFirst = readFoldedDate(folded, 'month-first') ?? readFoldedDateRange(folded, 'month-first')
  return { 'day-first': dayFirst, 'month-first': monthFirst }
}

const YEAR_RANGE = /^((?:19|20)\d\d)\s?[-–—]\s?((?:19|20)\d\d)$/

function readYearRange(text: string): CertainValue | null {
  const [, from = '', to = ''] = YEAR_RANGE.exec(text) ?? []
  return from < to ? { kind: 'date-range', from, to } : null
}

/** "ene-26" and "24.12.26": dates only where the column says so. */
function readDoubtfulDate(text: string): Candidate | null {
  const month = readShortMonth(text)
  if (month) return { as: 'date', form: { 'day-first': month, 'month-first': month }, isDoubtful: true }
  if (!SHORT_DOTTED.test(text)) return null
  const form = readDateForm(text.replace(SHORT_DOTTED, '$120$2'))
  return form['day-first'] ? { as: 'date', form, isDoubtful: true } : null
}

/** Decides what a cell could be from its own text alone; a remark in brackets behind it changes nothing. */
export function classifyCell(text: string): Candidate {
  const whole = classifyWhole(text)
  if (whole.as !== 'text' || !text.endsWith(')') || text.length > MAX_SHORT) return whole
  const cut = dropBracketedRemark(text)
  return cut === text || isBlank(cut) ? whole : classifyWhole(cut)
}

function classifyWhole(text: string): Candidate {
  const settled = settle(text)
  if (settled) return { as: 'settled', value: settled }
  if (text.length > MAX_SHORT || !/\d/.test(text)) return { as: 'text' }
  const form = mayBeDate(text) ? readDateForm(text) : null
  if (form?.['day-first'] || form?.['month-first']) return { as: 'date', form }
  const doubtful = readDoubtfulDate(text)
  if (doubtful) return doubtful
  const number = splitNumberCell(dropPercentWords(text))
  if (number?.unit === '%') return { as: 'percentage', cell: number }
  const money = splitMoneyCell(text)
  // "5 L" and "3 G" are litres and grams unless the column says otherwise.
  if (money && !(money.currency.isWeak && money.times >= 1 && number)) return { as: 'money', cell: money }
  if (number && !isCodeLike(number.written)) return { as: 'number', cell: number }
  return codeOrText(text)
}

/** What is left of a cell that is no number, date or amount. */
export const codeOrText = (text: string): Candidate =>
  isCode(text) ? { as: 'settled', value: { kind: 'identifier', id: text } } : { as: 'text' }

export function candidateKind(candidate: Candidate): ValueKind | 'empty' | 'ambiguous' {
  if (candidate.as === 'settled') return candidate.value.kind
  if (candidate.as !== 'date') return candidate.as
  return (candidate.form['day-first'] ?? candidate.form['month-first'])?.kind === 'date-range' ? 'date-range' : 'date'
}
