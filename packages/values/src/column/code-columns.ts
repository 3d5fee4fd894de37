import type { ValueKind } from '@sondeo/table/value'
import { type Candidate, isDuration } from '../cells/classify-cell.ts'
import { dropBracketedRemark } from '../cells/drop-remarks.ts'
import { hasLeadingZeros, isCountOfWords, isDigitCodeColumn, isOutline, isReference } from '../cells/is-identifier.ts'
import { isDialledAtHome } from '../cells/phone-shape.ts'
import { isMeasure } from '../cells/units.ts'
import type { Header } from '../header/read-header.ts'
import { areAscending, areRepeatedCounts, areVaried, areVersions, differInLength, isMoment } from './digit-columns.ts'
import { namesReleases } from './version-columns.ts'

type Column = { header: Header; kind: ValueKind; filled: string[]; candidates: Candidate[] }

// An IBAN has many parts, a title has words.
function isShortCode(text: string): boolean {
  const parts = withoutLabel(text).split(/[ ,;]+/)
  // A name with a model in it: "Finestres base S-72".
  if (parts.length > 2 && parts.filter(part => /^\p{L}?\p{Ll}{3,}$/u.test(part)).length > 1) return false
  return text.length <= 60 && (parts.length <= 3 || parts.every(part => /^[A-Z\d-]{1,6}$/.test(part)))
}

// A short label before the code: "ex 0304 89 90", "NPG E553201876".
const withoutLabel = (text: string): string => text.replace(/^\p{L}{1,4}\.? /u, '')

/** Codes with letters, words like "Sin NOG" and labels leave the long numbers beside them what they are. */
const numberedCells = (filled: string[]): string[] => {
  const numbered = filled.flatMap(text => {
    const bare = /\d/.test(text) ? withoutLabel(text) : ''
    return bare === '' || isReference(bare) ? [] : [bare.endsWith(')') ? dropBracketedRemark(bare) : bare]
  })
  return numbered.length * 2 >= filled.length ? numbered : filled
}

export const isCodeByForm = (candidate: Candidate): boolean =>
  candidate.as === 'resolved' && candidate.value.kind === 'identifier'

// Grouped thousands and fractions: "1 097" under "Número".
const GROUPED_OR_FRACTION = /[.,]|^\d{1,3}(?: \d{3})+$/

/** Signs of money, percentages, fractions and grouped thousands: nobody writes a code so. */
function isQuantity(candidate: Candidate, isSurelyNamed: boolean): boolean {
  if (candidate.as === 'money') return !candidate.cell.currency.isWeak
  if (candidate.as === 'percentage') return true
  // Durations are no codes: "2 s" under "Exp.".
  if (candidate.as === 'resolved') return isDuration(candidate)
  if (candidate.as !== 'number') return false
  // A sign or a unit makes it an amount: "-423", "500 mg".
  const { isNegative, unit } = candidate.cell
  if (isNegative || (unit !== null && unit.length > 1 && isMeasure(unit))) return true
  // "8471.30" is a heading of the tariff under a header that says so.
  return (isSurelyNamed ? /,/ : GROUPED_OR_FRACTION).test(candidate.cell.written)
}

// A name with a number, unless a word for numbers stands before it: "Acero 304", but not "Factura N.º 304".
const isNameAndNumber = (text: string): boolean => /^\p{L}\p{Ll}{3,}(?: \p{L}+)* \d{1,3}(?: ?%)?$/u.test(text)

// A path of names: "Passivo:Imposto1" under "Conta".
function isNameInOnePiece(text: string): boolean {
  const letters = text.search(/\p{Ll}{4}/u)
  return letters >= 0 && /\d/.test(text.slice(letters)) && !/\s/.test(text)
}

// Months and days look like codes: "03/27" under "Exp. date", "15 septiembre" under "Último día".
const isMonthOrDay = (text: string): boolean => /^\d{1,2}(?:\/\d{1,2}| (?:de )?\p{L}{3,10})$/u.test(text)

const areMostlyFive = (filled: string[]): boolean =>
  filled.filter(text => /^\d{5}$/.test(text)).length * 2 > filled.length

// "Número" alone: counts as often as names.
const BARE_NUMBER = new Set(['numero', 'num', 'nro', 'no', 'n', 'de', 'number'])
// Clocks look like codes: "05:40" under "Partida".
const isClock = (text: string): boolean => /^\d{1,2}:\d{2}$/.test(text)

// Too long to be a count: "10003456781" under "N° RPPS".
const isTooLong = (text: string): boolean => /^\d{10,}$/.test(text)

const SEVERAL = 3
const MANY = 4

/** From how many digits on numbers of one length are codes. */
function fewestDigits({ words, namesCodes }: Header, filled: string[]): number {
  if (words.length === 0 && filled.length >= MANY) return 5
  // Under a name that does not speak of codes shorter ones may be counted.
  if (words.length > 0 && namesCodes === 'no' && !filled.some(isReference)) return 10
  return filled.length >= SEVERAL ? 7 : 8
}

const POSTAL = new Set('zip postal postcode plz cep'.split(' '))

/** Bare numbers under a header that may count as well as name. */
function areCounted(header: Header, filled: string[]): boolean {
  const areSmall = filled.every(text => /^(?:0|[1-9]\d{0,2})$/.test(text))
  if ((areSmall || areVaried(filled)) && header.words.every(word => BARE_NUMBER.has(word))) return true
  // "650" and "107180" under "7-zip": the codes of one post are alike in length.
  if (header.words.some(word => POSTAL.has(word)) && areVaried(filled)) return true
  // Highest scores, where headings of the tariff would have four digits.
  if (header.words.join() === 'hs') return !filled.some(text => /^\d{4}/.test(text))
  if (header.namesCodes !== 'maybe') return false
  // A header that only says "number": "N° U.A.", "No. overall".
  if (header.isOnlyNumbered && differInLength(filled)) return true
  // "N. camere" counts rooms; numbers as small as these may be added up in any case.
  return areSmall && !areAscending(filled)
}

const DAY_IN_ONE = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/

/** "01438346100" is dialled as often, "20140822" a day, "1507565790" a moment, where no word tells. */
function mayBeOtherThanCodes(header: Header, filled: string[]): boolean {
  if (header.namesCodes !== 'no') return false
  const areAll = (form: RegExp): boolean => filled.every(text => form.test(text))
  return areAll(DAY_IN_ONE) || filled.every(isMoment) || (areAll(/^0\d{7,10}$/) && filled.some(isDialledAtHome))
}

const ROOMS = new Set('aula sala salon despacho oficina room office raum zimmer salle stanza'.split(' '))

/** What no quantity is written like, or only under a header that asks for it. */
function areCodesByForm({ header, kind, filled }: Column): boolean {
  if (mayBeOtherThanCodes(header, filled)) return false
  // "05" under "Fecha" is a day.
  if (hasLeadingZeros(filled) && !header.says('date')) return true
  const isAmount = header.asksForAmounts
  const isMoney = kind === 'money' || header.says('money') || header.currencies.length > 0
  const mayCount = isMoney || (isAmount && header.namesCodes === 'no' && !filled.every(isTooLong))
  if (!mayCount && isDigitCodeColumn(numberedCells(filled), fewestDigits(header, filled))) return true
  if (header.says('document') && filled.every(text => /^[\d\s.-]+$/.test(text))) return true
  // Postcodes of Italy; elsewhere a capacity.
  if (header.words.join() === 'cap' && areMostlyFive(filled)) return true
  if (isAmount) return false
  // "2003.0219": the year and a number in it.
  const areOfYear = filled.every(text => /^(?:19|20)\d\d\.\d{4}$/.test(text))
  const areReleases =
    namesReleases(header) &&
    filled.every(text => /^\d+(?:\.\d+)*$/.test(text)) &&
    filled.some(text => text.includes('.'))
  // Rooms look like fractions: "2.14" under "Aula".
  const areRooms =
    header.words.some(word => ROOMS.has(word)) && filled.every(text => /^[A-Z]?\.?\d{0,2}\.\d{2,3}$/.test(text))
  return (
    areOfYear || areRooms || areReleases || areVersions(filled) || (header.says('item-number') && isOutline(filled))
  )
}

/** What the header calls codes, where the cells do not speak against it. */
function areCodesByName({ header, kind, filled, candidates }: Column): boolean {
  if (header.namesCodes === 'no') return false
  const byForm = candidates.filter(isCodeByForm).length
  const isSurelyNamed = header.namesCodes === 'surely' || byForm * 2 >= filled.length
  if (candidates.some(candidate => isQuantity(candidate, isSurelyNamed))) return false
  // Nothing is called 0 again and again: "35", "0", "35" under "ID" are import duties.
  if (areRepeatedCounts(filled) && (!isSurelyNamed || filled.includes('0'))) return false
  const numbered = filled.filter(text => /\d/.test(text) && !isCountOfWords(text))
  if (!['number', 'identifier', 'text'].includes(kind) || !numbered.every(isShortCode)) return false
  if (isSurelyNamed) return true
  if (filled.some(isNameInOnePiece) || numbered.some(header.says('date') ? isMonthOrDay : isNameAndNumber)) return false
  // "Estado del proceso" has words, and now and then a number in them.
  return numbered.length * 2 >= filled.length
}

/** Whether the column names things: by what its cells look like, by its header, or by both. */
export function areCodes(column: Column): boolean {
  const { header, kind, filled } = column
  if (filled.length === 0) return false
  // "11-2026" is the eleventh of its year there, no month.
  const mayBeNumbered = header.namesCodes !== 'no' && !header.says('date')
  if (mayBeNumbered && filled.every(text => /^\d{1,5}[-/](?:\d{4}|\d{2})$/.test(text))) return true
  if (kind === 'date' || filled.every(isClock) || areCounted(header, filled)) return false
  return areCodesByForm(column) || areCodesByName(column)
}
