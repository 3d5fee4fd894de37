import { monthNumbers } from '../data/date-words.data.ts'
import { knownUnits } from '../data/known-units.data.ts'
import { hasDashedCents, tidyCents } from './drop-remarks.ts'
import { findMagnitude } from './find-magnitude.ts'
import { isMachineAddress } from './machine-address.ts'
import { type NumberForm, readNumberForm } from './number-form.ts'
import { lowerDigits } from './raised-digits.ts'
import { scanNumbers } from './scan-numbers.ts'
import { foldUnit, goesOnBehindMeasure, isKnownUnit, isUnitOfTime } from './units.ts'

/** A cell that is one number, its sign, and at most a few words behind it. */
export type NumberCell = {
  form: NumberForm
  isNegative: boolean
  isBracketed: boolean
  unit: string | null
  /** "68 mil km": what the words between number and unit multiply by. */
  times: number
  written: string
  /** "45.–": only prices have no cents. */
  isPrice?: boolean
}

const MAX_LENGTH = 60
const MAX_INCHES = 5
const STARTS_AS_NUMBER = /^[+\-−–±~(▲△↑▼▽↓]?\s?[\d.,]/
// "1.º", "3.er", "21st", "4to", "2.", "3=": a place in an order is a number.
const ORDINAL = /^(\d{1,4})\s?(?:\.?[ºª]|\.?er|\.?r[oa]|\.?d[oa]|\.?t[oa]|\.?[mvn]o|st|nd|rd|th|ème|[eè]re|[.=])$/i
// "14e", but the group 14E
const FRENCH_ORDINAL = /^\d{1,4}e$/
const ABOUT =
  /^(?:aprox|approx|ca|circa|environ|about|approximately|aproximadamente)\.? (?=\d)| (?:aprox|approx|aproximadamente)\.?$/i
const MAY_BE_NUMBER = /^\s*[+\-−–±~(▲△↑▼▽↓\d.,ace]/i
const IS_DOWN = /^[-−–▼▽↓]/
// A magnitude in words before the unit: "68 mil km".
const MAGNITUDE_BEFORE_UNIT = /^(mil|mill[oó]n|millones|thousand|million) (?:de )?(?=\p{L})(?!millones)(.+)$/iu
// A magnitude in one letter before the unit: "845 k vistas", "1.2 M de vistas", "57.9M km", but "5000 m walk".
const LETTER_BEFORE_UNIT = /^([kKM]) (?:de )?(\p{L}{3}.*|k[mg]|ha|m[23²³])$/u
// Accounting systems put the minus behind: "1.250,00-".
const MINUS_BEHIND = /[.,]\d{2,3}-$/

/** The 2 of m2 and the 100 of l/100 km are no numbers of their own. */
const isPartOfUnit = (written: string, before: string): boolean =>
  /^[23]$/.test(written) ? /m$/i.test(before) : /^10{2,3}$/.test(written) && /\p{L}\/ ?$/u.test(before)

// "–2004" ends what began before
const OPEN_SPAN = /^[-−–](?:19|20)\d\d$/
// A power of ten: "5.8 × 10⁷", "5.28 x 10^-3".
const POWER = /^(?:(.{0,60}\d)\s?[x×·⋅*]\s?)?10(?:([⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2})|\^\(?([-−+]?\d{1,2})\)?)(?!\d)(.{0,99})$/u

/** What a power of ten multiplies by: "⁷", "⁻³", "-3". */
const powerOf = (written: string): number => 10 ** Number(lowerDigits(written).replace(/^[⁻−]/, '-').replace('⁺', ''))

// An hour of half a day: "3 pm".
const HALF_OF_DAY = /^\d{1,2}(?:[.:]\d{2})? ?[ap]\.? ?m\.?(?: [A-Z]{2,4})?$|^12 ?(?:noon|midnight)$/i
// A number as programs write it: "1.00E-09".
const EXPONENT = /^([+-]?\d(?:[.,]\d{1,14})?)[eE]([+-]\d{1,2})$/
// A whole number and a half: "7½".
const VULGAR = /^(\d{1,4}) ?([½¼¾])$/
const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

/** A number whose form leaves nothing to decide. */
const writtenAs = (size: number, written: string): NumberCell => ({
  form: { '.': size, ',': size, isSpaced: false, endsInThree: false },
  isNegative: false,
  isBracketed: false,
  unit: null,
  times: 1,
  written,
})

// "+34 600 123 456" is dialled.
const INTERNATIONAL = /^\+[1-9](?: ?\d){9}/
// So many per something: "18/día", "350 / und".
const isPer = (unit: string): boolean => isKnownUnit(unit) || isUnitOfTime(unit)
// Years counted from an era: "1253 BCE", "44 a. C.".
const ERA = /^(?:BCE?|CE|AD|[ad]\. ?[Cc]\.?)$/
// "122256,129335" are two.
const TWO_NUMBERS = /^[1-9]\d{4,},[1-9]\d{4,}$/

/** "76ers", "24HORAS", "10Vídeo", "3Ti": Latin letters that touch the number and measure nothing. */
const isJoinedName = (after: string, unit: string): boolean =>
  /^\p{Script=Latin}{2}/u.test(after) &&
  !knownUnits.has(foldUnit(unit)) &&
  (!isUnitOfTime(unit) || /^[A-Z]{4}/.test(after)) &&
  findMagnitude(unit) === null

/** "8 Mar" and "5 March by" have lost their year; "1 set" is a piece. */
function isDayOfMonth(written: string, unit: string): boolean {
  const [first = ''] = unit.split(' ')
  return /^(?:[12]?\d|3[01])$/.test(written) && monthNumbers[foldUnit(first)] !== undefined && !isKnownUnit(first)
}

// "± 5" is how far others lie off.
const TOLERANCE = /^±(?! ?0)/
const OTHER_THINGS = [OPEN_SPAN, TWO_NUMBERS, HALF_OF_DAY, INTERNATIONAL, TOLERANCE]
// A standard of radio.
const RADIO = /^802\.\d/

/** A place in an order, a minus behind, a fraction, a power of ten: what is left when that is undone; undefined where nothing is. */
function undress(cell: string): NumberCell | null | undefined {
  if (ORDINAL.test(cell)) return splitNumberCell(cell.replace(ORDINAL, '$1'))
  if (FRENCH_ORDINAL.test(cell)) return splitNumberCell(cell.slice(0, -1))
  if (MINUS_BEHIND.test(cell)) return splitNumberCell(`-${cell.slice(0, -1)}`)
  const [, whole, part] = VULGAR.exec(cell) ?? []
  if (part) return writtenAs(Number(whole) + (FRACTIONS[part] ?? 0), cell)
  const [, digits, tens] = EXPONENT.exec(cell) ?? []
  if (digits) return multiplied(digits, 10 ** Number(tens))
  if (RADIO.test(cell) || isMachineAddress(cell)) return null
  const [, mantissa = '1', raised, exponent, behind = ''] = POWER.exec(cell) ?? []
  const power = raised ?? exponent
  return power === undefined ? undefined : multiplied(mantissa + behind, powerOf(power))
}

function multiplied(text: string, times: number): NumberCell | null {
  const cell = splitNumberCell(text)
  return cell && { ...cell, times: cell.times * times }
}

/** Splits "−1.234 m²" into sign, number and unit; null when the cell holds anything else. */
export function splitNumberCell(text: string): NumberCell | null {
  if (!MAY_BE_NUMBER.test(text)) return null
  const cell = tidyCents(text.trim()).replace(ABOUT, '')
  if (cell.length > MAX_LENGTH || !STARTS_AS_NUMBER.test(cell)) return null
  if (OTHER_THINGS.some(form => form.test(cell))) return null
  const undressed = undress(cell)
  if (undressed !== undefined) return undressed
  const numbers = scanNumbers(cell)
  const [number] = numbers
  if (!number || numbers.slice(1).some(({ written, start }) => !isPartOfUnit(written, cell.slice(0, start))))
    return null
  const before = cell.slice(0, number.start)
  const after = cell.slice(number.end)
  // Negative, as accountants write it: "(1,250)" and "(2,1 %)".
  const isBracketed = before === '(' && /^(?:\s?%)?\)$/.test(after)
  if (!isBracketed && !/^(?:[+\-−–±~▲△↑▼▽↓]\s?)?$/.test(before)) return null
  const words = (isBracketed ? after.slice(0, -1) : after).trim()
  if (/^[\d.,'’-]/.test(after) || words.split(/\s+/).length > 4 || !/^[\p{L}²³°º%‰/"″'. \d·⁻¹]*$/u.test(words))
    return null
  const [, magnitude, unit = words] =
    (words.includes(' ') && (MAGNITUDE_BEFORE_UNIT.exec(words) ?? LETTER_BEFORE_UNIT.exec(words))) || []
  // "1.82万次" counts ten thousands, "19小时前" hours ago.
  if (/^\p{Script=Han}/u.test(unit)) return null
  if (unit.split(/\s+/).length > 3 || /^de |\p{L}%/iu.test(unit) || isJoinedName(after, unit)) return null
  // A year of an era, or something after a slash that nobody measures in: "22/tcp".
  if (ERA.test(unit) || (unit.startsWith('/') && !isPer(unit.slice(1).trim()))) return null
  // Letters that touch the number and are no unit: "3.0TD", "1rA".
  if (/^(?:[A-Z]{2,4}|[a-z][A-Z])$/.test(after) && !isKnownUnit(after) && findMagnitude(after) === null) return null
  // A month or megabytes.
  if (unit === 'Mo') return null
  // "3PA" is thrown, pressure is written Pa.
  if (/^(?:PA|MI|IN|UN|AC)r?$/.test(after)) return null
  // A quotation mark behind many digits.
  if (unit === '"' && number.written.length > MAX_INCHES) return null
  if (goesOnBehindMeasure(unit) || isDayOfMonth(number.written, unit)) return null
  const form = readNumberForm(number.written)
  if (!form) return null
  return {
    form,
    isNegative: IS_DOWN.test(before),
    isBracketed,
    unit: unit === '' ? null : unit,
    times: (magnitude && findMagnitude(magnitude)) || 1,
    written: number.written,
    ...(hasDashedCents(text) && { isPrice: true }),
  }
}

/** A number that only a person could mean as a code: leading zero, or more digits than quantities have. */
export const isCodeLike = (written: string): boolean =>
  /^0\d/.test(written) || (/^(?:\D?\d){12}/.test(written) && !/[.,]/.test(written))
