import type { CertainValue, ValueKind } from '@sondeo/table/value'
import { saysHowLong } from '../column/accept-units.ts'
import type { DateForm } from '../column/decide-day-order.ts'
import { isCode } from '../column/is-code.ts'
import { dropBracketedRemark, dropPercentWords } from './drop-remarks.ts'
import { findCurrencies } from './find-currency.ts'
import { mayBeDate, readShortMonth } from './read-date.ts'
import { readDateForm } from './read-date-form.ts'
import { JOINED_YEARS, readDuration } from './read-duration.ts'
import { type MoneyCell, splitMoneyCell } from './read-money-cell.ts'
import { isCodeLike, type NumberCell, splitNumberCell } from './read-number-cell.ts'
import { readLabelledId } from './read-tax-id.ts'
import { readWebAddress } from './read-web-address.ts'
import { rememberTexts } from './remember-texts.ts'
import { isKnownUnit } from './units.ts'

/** What one cell could be, before the column has its say. */
export type Candidate =
  | { as: 'resolved'; value: CertainValue }
  | { as: 'date'; form: DateForm; isDoubtful?: boolean }
  | { as: 'money'; cell: MoneyCell }
  | { as: 'number' | 'percentage'; cell: NumberCell }
  /** What even its column leaves undecided. */
  | { as: 'open'; between: CertainValue[] }
  | { as: 'text' }

const PLACEHOLDER =
  /^(?:[-–—.…*]{1,10}|n\/?[ad]|n\.[ad]\.|s\/?[dnic]|s\.d\.|null|none|ninguno|no disponible|not available)$/i
// Beyond this a text mentions numbers and dates, it is none.
const MAX_SHORT = 128
// Lists inside one another and headings of tables show the same cells again.
const CELL_BOUNDS = { maxKnown: 2000, maxLength: MAX_SHORT }
// A day with two digits for the year: "24.12.26".
const SHORT_DOTTED = /^(\d{2}\.\d{2}\.)(\d{2})(?=$|,? \d{1,2}[:.h])/
/** Nothing, or one of the marks people put where nothing is known. */
export const isBlank = (text: string): boolean => text === '' || PLACEHOLDER.test(text)

function resolve(text: string): CertainValue | null {
  if (isBlank(text)) return { kind: 'empty' }
  const address = readWebAddress(text)
  if (address) return address
  if (text.length > MAX_SHORT || !/\d/.test(text)) return null
  const id = readLabelledId(text)
  if (id) return { kind: 'identifier', ...id }
  return readDuration(text)
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
export const classifyCell = rememberTexts((text): Candidate => {
  const whole = classifyWhole(text)
  if (whole.as !== 'text' || !text.endsWith(')') || text.length > MAX_SHORT) return whole
  const cut = dropBracketedRemark(text)
  if (cut === text || isBlank(cut)) return whole
  const value = classifyWhole(cut)
  if (value.as === 'money' && isSecondPrice(text.slice(cut.length))) return whole
  return value.as === 'number' && isOfAnotherKind(text.slice(cut.length), value.cell) ? whole : value
}, CELL_BOUNDS)

/** Another price, not the one of before: "£34.20 (Dales Railcard £22.55)", but "$ 3.290 (antes $ 4.590)". */
const isSecondPrice = (remark: string): boolean =>
  /\d/.test(remark) && !/^ ?\((?:antes|before|was|statt|avant|reg)/i.test(remark) && findCurrencies(remark).length > 0

// How many spoke, or which place: "(2 mil avaliações)", "(5th)".
const COUNT_BESIDE = /^ ?\([~≈]?\d[\d.,]* ?(?:[kKM]|mil)?\)?(?: ?\p{L}|\)$)/u

/** "4,8 (310 avaliações)", "8.4 (5th)" are two values; "12 km (7.5 mi)" is one in two measures. */
const isOfAnotherKind = (remark: string, { unit }: NumberCell): boolean =>
  COUNT_BESIDE.test(remark) && !/^ ?\((?:19|20)\d\d\)$/.test(remark) && !(unit !== null && isKnownUnit(unit))

function classifyWhole(text: string): Candidate {
  const resolved = resolve(text)
  if (resolved) return { as: 'resolved', value: resolved }
  if (text.length > MAX_SHORT || !/\d/.test(text)) return { as: 'text' }
  const form = mayBeDate(text) ? readDateForm(text) : null
  if (form?.['day-first'] || form?.['month-first']) return { as: 'date', form }
  const doubtful = readDoubtfulDate(text)
  if (doubtful) return doubtful
  const number = JOINED_YEARS.test(text) ? null : splitNumberCell(dropPercentWords(text))
  if (number?.unit === '%') return { as: 'percentage', cell: number }
  const money = splitMoneyCell(text)
  // "5 L" and "3 G" are litres and grams unless the column says otherwise.
  if (money && !(money.currency.isWeak && money.times >= 1 && number)) return { as: 'money', cell: money }
  // "30 % algodón" is no count of anything.
  if (number && !isCodeLike(number.written) && !number.unit?.startsWith('%')) return { as: 'number', cell: number }
  return codeOrText(text)
}

/** What is left of a cell that is no number, date or amount. */
export const codeOrText = (text: string): Candidate =>
  isCode(text) ? { as: 'resolved', value: { kind: 'identifier', id: text } } : { as: 'text' }

export function candidateKind(candidate: Candidate): ValueKind | 'empty' | 'ambiguous' {
  if (candidate.as === 'resolved') return candidate.value.kind
  if (candidate.as === 'open') return candidate.between[0]?.kind ?? 'ambiguous'
  if (candidate.as === 'number' && saysHowLong(candidate.cell)) return 'duration'
  if (candidate.as !== 'date') return candidate.as
  return (candidate.form['day-first'] ?? candidate.form['month-first'])?.kind === 'date-range' ? 'date-range' : 'date'
}

/** A length of time that its own text resolves. */
export const isDuration = (candidate: Candidate): boolean =>
  candidate.as === 'resolved' && candidate.value.kind === 'duration'

/** A number with nothing behind it. */
export const isBare = (candidate: Candidate): candidate is Extract<Candidate, { as: 'number' | 'percentage' }> =>
  candidate.as === 'number' && candidate.cell.unit === null

/** "8.20": a bare number written as prices are. */
export const hasCents = (candidate: Candidate): boolean =>
  isBare(candidate) && /[.,]\d{2}$/.test(candidate.cell.written)
