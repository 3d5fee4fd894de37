import { dropAccents } from '@sondeo/table/fold-words'
import type { CertainValue } from '@sondeo/table/value'
import { monthNumbers, weekdayNames } from '../data/date-words.data.ts'

/** Whether 03/04/2026 is the third of April or the fourth of March. */
export type DayOrder = 'day-first' | 'month-first'

type Day = { year: number; month: number; day: number }
type DateValue = Extract<CertainValue, { kind: 'date' }>

// Longer texts are sentences that mention a date, not dates.
const MAX_LENGTH = 64
const YMD = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/
const NUMERIC = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/
const DAY_NAME_YEAR = /^(\d{1,2})[ /.-]+([a-z]{3,10})[ /.-]+(\d{4}|\d{2})$/
// Day, month and year without anything between: "15JUL12".
const JOINED_DAY = /^(\d{2})([A-Z]{3})(\d{4}|\d{2})$/
// Month first, by its name: "March 15 2024", "Mar-15-24".
const NAME_DAY_YEAR = /^([a-z]{3,10})(?:[ .]+(\d{1,2}) +(\d{4})|-(\d{1,2})-(\d{4}|\d{2}))$/
const NAME_YEAR = /^([a-z]{3,10})[ /.-]+(\d{4})$/
// A month of a year: "2023 JAN".
const YEAR_NAME = /^(\d{4})[ -]([a-z]{3,10})$/
// The year first, then the month by its name: "2024 january 17".
const YEAR_NAME_DAY = /^(\d{4}) ([a-z]{3,10}) (\d{1,2})$/
const MONTH_YEAR = /^(\d{1,2})[/-]((?:1[7-9]|2[01])\d\d)$/
const TIME =
  /(?:t| |,|-|^)(?:a las |a la |at |@ |up ?to |till |by |as |a |um |alle |ore |hora:? )?(\d{1,2})(?:[:.]| ?h ?)(\d{2})(?::\d{2}(?:[.,]\d{1,9})?)? ?(am|pm|hrs|hs|horas|hours|h|m|uhr)? ?(z|gmt|utc|[+-]\d{2}:?\d{2})?(?: ?\(?(?:e[sd]t|c[sd]t|m[sd]t|p[sd]t|cest|cet|bst|pet|cot|clt|brt)\)?)?$/
// "14 hs", "3 pm", "18h": hours alone need a word that says so.
const HOUR = / (?:a las |at |as |a |um )?(\d{1,2}) ?(am|pm|hrs|hs|horas|h|uhr)$/

// "mar" is March, and Tuesday before another month.
const TUESDAY = /^mar (?=\d{1,2}(?: [a-z]{3}|[-/.]\d{1,2}[-/.]))/
// A month with a short year: "ene-26", "Jan '26".
const SHORT_MONTH = /^(\p{L}{3,10})\.?(?:[-/]| ?['’])(\d{2})$/u

// Months in Roman digits: "15.XII.1941", "17.v.2012", "XI.1936".
const ROMAN_MONTH = /^(?:(\d{1,2})[./ -])?([IVX]{1,4}|[ivx]{1,4})[./ -]((?:1[5-9]|20)\d\d)$/
const ROMAN_NUMERALS = 'I II III IV V VI VII VIII IX X XI XII'.split(' ')

function spellRomanMonth(text: string): string {
  const [, day, numeral = '', year] = ROMAN_MONTH.exec(text) ?? []
  const month = ROMAN_NUMERALS.indexOf(numeral.toUpperCase()) + 1
  if (month === 0) return text
  return day === undefined ? `${month}/${year}` : `${day}.${month}.${year}`
}

// Texts without letters need no folding: "15/03/2026 10:30".
const NOTHING_TO_FOLD = /^[\d/:-]+(?: [\d:]+)?$/

const two = (number: number): string => String(number).padStart(2, '0')
const fullYear = (text: string): number =>
  text.length === 4 ? Number(text) : Number(text) + (Number(text) < 70 ? 2000 : 1900)

const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isRealDay = ({ year, month, day }: Day): boolean => {
  if (year < 1000 || year > 2999 || month < 1 || month > 12 || day < 1) return false
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return day <= (month === 2 && !isLeap ? 28 : (MONTH_DAYS[month - 1] ?? 0))
}

const writeDay = (day: Day): string | null => (isRealDay(day) ? `${day.year}-${two(day.month)}-${two(day.day)}` : null)

/** Lower case, no accents, no weekdays, no "de", no ordinal endings: what is left carries the date. */
export function foldDateText(text: string): string {
  if (NOTHING_TO_FOLD.test(text)) return text
  if (ROMAN_MONTH.test(text)) return spellRomanMonth(text)
  if (JOINED_DAY.test(text)) return text.replace(JOINED_DAY, '$1 $2 $3').toLowerCase()
  return dropAccents(text)
    .toLowerCase()
    .replace(/([ap])\. ?m\.?/g, '$1m')
    .replace(/(\d)(?:st|nd|rd|th|\.?[ºª°]|er)(?![a-z])/g, '$1')
    .replace(/(\d)\.(?=\s?[-–—])/g, '$1')
    .replace(/^(\d{1,2})\. (\d{1,2})\. (?=\d{4})/, '$1.$2.')
    .replace(/[\s,]+/g, ' ')
    .replace(/(?<![a-z])(?:(?:del?|of|the)(?![a-z])|d['’])/g, ' ')
    .replace(/([a-z])\.(?= |$|\d)/g, '$1 ')
    .split(' ')
    .filter(word => word !== '' && !weekdayNames.has(word))
    .join(' ')
    .trim()
    .replace(TUESDAY, '')
}

function readDay(text: string, order: DayOrder): string | null {
  const ymd = YMD.exec(text)
  if (ymd) return writeDay({ year: Number(ymd[1]), month: Number(ymd[3]), day: Number(ymd[4]) })
  const numeric = NUMERIC.exec(text)
  if (numeric) {
    const [, first = '', mark, second = '', year = ''] = numeric
    // With dots and two digits it is a section number as often as a date, "3-1-26" a code.
    const isShort = first.length < 2 || second.length < 2
    if (year.length === 2 && (mark === '.' || (mark === '-' && isShort))) return null
    const isDayFirst = order === 'day-first' || mark === '.'
    const [day, month] = isDayFirst ? [first, second] : [second, first]
    return writeDay({ year: fullYear(year), month: Number(month), day: Number(day) })
  }
  const named = DAY_NAME_YEAR.exec(text.replace(YEAR_NAME_DAY, '$3 $2 $1'))
  const month = named && monthNumbers[named[2] ?? '']
  if (named && month) return writeDay({ year: fullYear(named[3] ?? ''), month, day: Number(named[1]) })
  const american = NAME_DAY_YEAR.exec(text)
  const americanMonth = american && monthNumbers[american[1] ?? '']
  if (american && americanMonth) {
    const [day = '', year = ''] = [american[2] ?? american[4], american[3] ?? american[5]]
    return writeDay({ year: fullYear(year), month: americanMonth, day: Number(day) })
  }
  return readMonth(text)
}

function readMonth(text: string): string | null {
  const named = NAME_YEAR.exec(text.replace(YEAR_NAME, '$2 $1'))
  const byName = named && monthNumbers[named[1] ?? '']
  const numbered = MONTH_YEAR.exec(text)
  const [year, month] = byName ? [Number(named[2]), byName] : [Number(numbered?.[2]), Number(numbered?.[1])]
  return isRealDay({ year, month, day: 1 }) ? `${year}-${two(month)}` : null
}

function readClock(match: RegExpExecArray): string | null {
  const hour = Number(match[1])
  const half = match[3] === 'am' || match[3] === 'pm' ? match[3] : null
  const hour24 = half === 'pm' && hour < 12 ? hour + 12 : half === 'am' && hour === 12 ? 0 : hour
  return hour24 < 24 && Number(match[2]) < 60 ? `${two(hour24)}:${match[2]}` : null
}

const readHour = (folded: string): RegExpExecArray | null => {
  const match = HOUR.exec(folded)
  return match && Object.assign(match, { 2: '00', 3: match[2] })
}

const writeZone = (zone: string): string => (/^[+-]/.test(zone) ? zone : 'Z')

/** Reads folded text that is one date and nothing else. */
export function readFoldedDate(folded: string, order: DayOrder): DateValue | null {
  if (folded.length > MAX_LENGTH) return null
  const clock = TIME.exec(folded) ?? readHour(folded)
  const dayText = (clock ? folded.slice(0, clock.index) : folded).replace(/[ ,-]{1,9}$/, '')
  const date = readDay(dayText, order)
  if (!date) return null
  if (!clock) return { kind: 'date', date }
  const time = readClock(clock)
  if (!time || date.length < 10) return null
  return clock[4] ? { kind: 'date', date, time, zone: writeZone(clock[4].toUpperCase()) } : { kind: 'date', date, time }
}

// Every date has a year of four digits, or three parts set off from each other.
const DATE_HINT =
  /^\d\d(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|ENE|ABR|AGO|DIC)\d\d|^\p{L}{3,10}-\d{1,2}-\d\d|(?:^|\D)[12]\d{3}(?:\D|$)|\d[-/.]\d{1,2}[-/.]\d{2}|\d(?:st|nd|rd|th|er|\.?[ºª°])?(?:[-/., ]|de ){1,5}(?:ene|feb|mar|mär|mrz|abr|may|mai|jun|jul|jui|ago|sep|set|oct|nov|dic|jan|jän|apr|aug|dec|déc|dez|fev|fév|out|avr|aou|aoû|gen|mag|giu|lug|ott|okt|mrt|mei|maa|des|d['’])/iu
const ORDER_MATTERS = /(?:^|\D)\d{1,2}[-/]\d{1,2}[-/]\d/

/** Whether a text could hold a date at all: a cheap look before the careful one. */
export const mayBeDate = (text: string): boolean => text.length <= MAX_LENGTH * 2 && DATE_HINT.test(text)

/** Whether a text reads differently with the day first and with the month first. */
export const dependsOnOrder = (text: string): boolean => ORDER_MATTERS.test(text)

/** Reads "ene-26" as a month; only the column can say that it is one. */
export function readShortMonth(text: string): DateValue | null {
  const match = SHORT_MONTH.exec(text)
  if (!match) return null
  const [, name = '', year = ''] = match
  const month = monthNumbers[foldDateText(name)]
  return month ? { kind: 'date', date: `${fullYear(year)}-${two(month)}` } : null
}

/** Reads a text that is one date and nothing else, in Spanish, English and their neighbours. */
export const readDate = (text: string, order: DayOrder): DateValue | null =>
  mayBeDate(text) ? readFoldedDate(foldDateText(text), order) : null
