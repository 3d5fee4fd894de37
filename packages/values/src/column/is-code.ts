import { isReference } from '../cells/is-identifier.ts'
import { monthNumbers } from '../data/date-words.data.ts'
import { knownUnits } from '../data/known-units.data.ts'

const DATE_SHAPED = /^\d{1,2}\/\d{1,2}\/\d{2,4}$|^\d{4}\/\d{1,2}\/\d{1,2}$|^\d{1,2}\/\d{4}$|^\d{4}\/\d{1,2}$/
// Numbers joined by slashes: "2026/00123".
const SLASHED_CODE = /^\d{2,8}(?:\/\d{2,8}){1,3}$/
// "3-1" is a score, "2x1" an offer or a size.
const SCORE =
  /^\d{1,2}\s?[-–]\s?\d{1,2}$|^(?!0)\d{1,2}(?:[-–](?!0\d)\d{1,2}){2,3}$|^\d{1,5}(?:\s?[xX×]\s?\d{1,5}){1,3}$/

/** Two years that follow each other: "2010-11", "2025/26", "1907-12", "2024/2025". */
export function isSpanOfYears(text: string): boolean {
  if (/^(?:19|20)\d\d\/(?:19|20)\d\d$/.test(text)) return text.slice(0, 4) < text.slice(5)
  const [, from = '', to = ''] = /^(?:19|20)(\d\d)[-–/](\d\d)$/.exec(text) ?? []
  return to !== '' && (Number(to) > Number(from) || (from === '99' && to === '00'))
}

// The years of a life: "1896-1958".
const LIFE_SPAN = /^1[0-9]\d\d\s?[-–]\s?(?:1[0-9]|20)\d\d$/

/** "51-200" counts from to; "1123-2026" ends in a year and is a case number. */
function isNumberRange(text: string): boolean {
  if (/^\d[\d.,]* [-–] \d[\d.,]*$/.test(text)) return true
  if (LIFE_SPAN.test(text) || isSpanOfYears(text)) return true
  const [, from = '', to = ''] = /^(0|[1-9]\d{0,4})\s?[-–]\s?([1-9]\d{0,4})$/.exec(text) ?? []
  return to !== '' && Number(from) < Number(to) && !/^(?:19|20)\d\d$/.test(to)
}

// Numbers joined by several signs: "123-456789/0".
const MIXED_CODE = /^(?=.*\d{5})\d{2,}-\d+\/\d+$/

/** "2026/00123" is a case; "1/2", "120/80" and "2025/2026" are not. */
const isSlashedCode = (text: string): boolean =>
  SLASHED_CODE.test(text) &&
  !DATE_SHAPED.test(text) &&
  text.split('/').some(part => part.length > 4 || /^0\d\d/.test(part))

// "5-may", "12/Mar": a day, although its year stands elsewhere.
const DAY_OF_MONTH = /^\d{1,2}[-/.]([a-z]{3,10})\.?$/i
const isDayAndMonth = (text: string): boolean =>
  monthNumbers[DAY_OF_MONTH.exec(text)?.[1]?.toLowerCase() ?? ''] !== undefined

// A measure from, to: "10-12GB", "800-1200g", "AC100-240V".
const RANGE_OF_MEASURES = /^[A-Z]{0,3}(\d+(?:[.,]\d+)?)\s?[-–]\s?([1-9]\d*(?:[.,]\d+)?)\s?[A-Za-z]{1,4}$/
const isRangeOfMeasures = (text: string): boolean => {
  const [, from = '', to = ''] = RANGE_OF_MEASURES.exec(text.replaceAll(',', '.')) ?? []
  return to !== '' && Number(from) < Number(to)
}
// Hours from, to: "08H00-14H00", "9h-18h", "9.30u-16.30u".
const SPAN_OF_HOURS =
  /^\d{1,2}(?:[hH:](?:\d{2})?|\.\d{2}\s?[uh]r?)\s?[-–/]\s?\d{1,2}(?:[hH:](?:\d{2})?|\.\d{2}\s?[uh]r?)$/
// A day with dots and a short year: "08.22.16".
const SHORT_DAY = /^(?:0\d|[12]\d|3[01])\.(?:0\d|[12]\d|3[01])\.\d\d$/
const isShortDay = (text: string): boolean => SHORT_DAY.test(text) && /^(?:0|1[0-2])|^..\.(?:0|1[0-2])/.test(text)

// Measures joined by a slash: "8GB/256GB".
const MEASURE = /^\d+(?:[.,]\d+)?([A-Za-z]{1,3})$/
const areMeasures = (text: string): boolean =>
  text.includes('/') && text.split('/').every(part => knownUnits.has(MEASURE.exec(part)?.[1]?.toLowerCase() ?? ''))

/** "A2", "5G", "IP65", "K-12": classes and grades as often as codes, so only the header can make codes of them. */
const isShortWord = (text: string): boolean => text.length <= 5 && /^[A-Za-z\d]+(?:-[1-9]\d)?$/.test(text)

// A quarter or half of a year: "2023Q1", "T1-2024", "2024-S2".
const PART_OF_YEAR =
  /^(?:19|20)\d\d[-/ ]?[QTS][1-4]$|^[QTS][1-4][-/ ]?(?:19|20)?\d\d$|^[1-4][QTS][-/ ]?(?:19|20)?\d\d$/i
// "25 .. 32" goes from to, "2 3" are two, "f/2.8" opens a lens, "1 2 3 4 5" leads to pages, "04 - 12 - 19 - 33" was drawn, "3.7-8.0" goes from one figure to another, "6-4 7-5" was won, "c.1750" is about then, "o51.5" a bet, "05 16 24.7" where a star stands.
const FIGURES =
  /\.\.|^\d{1,2} \d{1,2}$|^(?=.* \d(?: |$))\d{1,3}(?: \d{1,3}){2,}$|^f\/\d|^\d{1,2}(?:(?: | ?[-–] )\d{1,2}){3,}$|^\d+\.\d+-\d+\.\d+$|^\d{1,2}-\d{1,2}(?: \d{1,2}-\d{1,2})+$|^ca?\.\d{4}$|^[a-z]\d+\.\d+$|^\d{2} \d{2} \d{2}\.\d+$/

const FEWEST_DIGITS = 6
// "21-005": nobody counts so.
const PADDED = /^0\d|\D0\d\d/

/** "062-000", "1234-567": short ones are prices in halves, results and counts from to. */
const isDigitCode = (text: string): boolean =>
  /^\d(?:[\d\s-]|\.(?!\s))*\d$/.test(text) && (PADDED.test(text) || text.replace(/\D/g, '').length >= FEWEST_DIGITS)

/** A text that is no number, date or amount, and whose digits name something. */
export function isCode(text: string): boolean {
  if (FIGURES.test(text) || PART_OF_YEAR.test(text) || text.length <= 2) return false
  if (
    text.length > 40 ||
    SCORE.test(text) ||
    isNumberRange(text) ||
    isDayAndMonth(text) ||
    areMeasures(text) ||
    isRangeOfMeasures(text) ||
    SPAN_OF_HOURS.test(text) ||
    isShortDay(text)
  )
    return false
  return (
    isDigitCode(text) ||
    (text.includes('/') && (MIXED_CODE.test(text) || isSlashedCode(text))) ||
    (isReference(text) && !isShortWord(text))
  )
}
