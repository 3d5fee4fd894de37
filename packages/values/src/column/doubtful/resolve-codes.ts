import type { Candidate } from '../../cells/classify-cell.ts'
import { isDialledAtHome, isNationalPhone } from '../../cells/phone-shape.ts'
import { splitNumberCell } from '../../cells/read-number-cell.ts'
import type { Header } from '../../header/read-header.ts'
import { isCodeByForm } from '../code-columns.ts'
import type { Doubtful } from './doubtful.ts'

// "solo681", "Historias502", "Pac-10": codes are written in capitals, or a header calls them so. "IBEX35" and "COVID-19" are words, too.
const NAME_LIKE = /\p{Ll}{2}|^[A-Z]{4,}\d{1,2}$|^COVID-19$|^[A-Z]{5,}\d{1,4}$/u
// "23-AP-095" is a code among sentences, too; "v2787", "LMP900" and "I-4" need others of their kind.
const EVIDENT = /^(?=(?:.*\d){4}).*[-/.]/

// "110-101" is how a match ended.
const RESULT = /^[1-9]\d{1,2}-[1-9]\d{1,2}$/
// "30-50g", "145R12", "10-Q": measures, sizes and kinds as often as codes.
const SHORT_MIXED = /^(?=.*[A-Za-z])(?!.*(?:\d{4}|\D0\d\d))[1-9][A-Za-z\d]*(?:[-./_#][A-Za-z\d]+)?$/
// Postcodes, members, ids: alone they count nothing for sure, the less so under a name that does not speak of numbers.
const LONG_DIGITS = /^\d{5,11}$/
const VERY_LONG_DIGITS = /^\d{7,11}$/
const FEW = 3

/** Long bare digits, one or two of them however often they come, that nothing calls a quantity. */
export function resolveLoneDigits({ candidates, texts, filled, header }: Doubtful): Candidate[] {
  if (header.asksForAmounts || header.currencies.length > 0 || header.namesCodes !== 'no') return candidates
  if (new Set(filled).size >= FEW) return candidates
  const form = header.words.length > 0 ? VERY_LONG_DIGITS : LONG_DIGITS
  return candidates.map((candidate, at) =>
    candidate.as === 'number' && form.test(texts[at] ?? '') ? { as: 'text' } : candidate,
  )
}

// More digits than most quantities have, no more than a number can hold.
const HUGE = /^[1-9]\d{11,14}$/

// A fraction filled up with zeros: "005.6278".
const PADDED_FRACTION = /^0\d{1,2}\.\d+$/

/** What looks like a code but is an amount: "645000000000" under "Valor del contrato", "005.6278" under "deg". */
const promoteAmounts = (candidates: Candidate[], texts: string[], header: Header): Candidate[] =>
  candidates.map((candidate, at) => {
    const text = texts[at] ?? ''
    const isAmount = HUGE.test(text) || (header.asksForNumbers && PADDED_FRACTION.test(text))
    const cell = isCodeByForm(candidate) && isAmount ? splitNumberCell(text) : null
    return cell ? { as: 'number', cell } : candidate
  })

// A month or a span of years anywhere else.
const NUMBER_OF_YEAR = /^\d{1,5}[-/]\d{2,4}$|^\d{4}-\d{3}[\dX]$/

/** Numbers that the header says are codes: "12/2026" under "N.º de expediente", "2011-2084" under "ISSN". */
function promoteCodes({ candidates, texts }: Doubtful): Candidate[] {
  const isDate = (candidate: Candidate, at: number): boolean =>
    candidate.as === 'date' && !NUMBER_OF_YEAR.test(texts[at] ?? '')
  if (candidates.some(isDate)) return candidates
  return candidates.map((candidate, at) => {
    const text = texts[at] ?? ''
    return candidate.as === 'date' && NUMBER_OF_YEAR.test(text)
      ? { as: 'resolved', value: { kind: 'identifier', id: text } }
      : candidate
  })
}

/** What looks like a code is one where the header says so, or where nothing speaks for a name, a phone or an amount. */
export function resolveCodes(column: Doubtful): Candidate[] {
  const { texts, filled, header } = column
  if (header.namesCodes === 'surely' && !header.says('date')) return promoteCodes(column)
  if (header.namesCodes !== 'no' || !column.candidates.some(isCodeByForm)) return column.candidates
  const numbers = column.candidates.filter(({ as }) => as === 'number').length
  const areAmounts = header.asksForAmounts || numbers * 2 >= texts.length
  const candidates = areAmounts ? promoteAmounts(column.candidates, texts, header) : column.candidates
  const codes = candidates.filter(isCodeByForm).length
  const areResults = candidates.every((candidate, at) => !isCodeByForm(candidate) || RESULT.test(texts[at] ?? ''))
  return candidates.map((candidate, at) => {
    if (!isCodeByForm(candidate) || (candidate.as === 'resolved' && 'scheme' in candidate.value)) return candidate
    const text = texts[at] ?? ''
    // "3PM-A" on its own
    // "25.832.39" among numbers is one that is written wrong.
    const isMiswritten = areAmounts && /^\d[\d.,-]*$/.test(text)
    // Days of a month in Roman digits are no codes: "12-14/V/2001" under "Fecha".
    const isNone =
      (header.says('date') && /^[\d./-]+[IVX]+[\d./-]+$/.test(text)) ||
      isMiswritten ||
      areResults ||
      (codes * 2 < filled.length && !EVIDENT.test(text)) ||
      SHORT_MIXED.test(text) ||
      PADDED_FRACTION.test(text) ||
      /^\D*\d\D*$/.test(text)
    // Whether it is a phone is for the reader of contacts to say.
    return isNone || NAME_LIKE.test(text) || isNationalPhone(text) || isDialledAtHome(text) ? { as: 'text' } : candidate
  })
}
