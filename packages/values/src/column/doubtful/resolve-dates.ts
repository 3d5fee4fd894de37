import { type Candidate, codeOrText } from '../../cells/classify-cell.ts'
import { readDate, readShortMonth } from '../../cells/read-date.ts'
import { readDateForm, readDateOfYear } from '../../cells/read-date-form.ts'
import type { Header } from '../../header/read-header.ts'
import { baseLanguage } from '../column-context.ts'
import { isMoment } from '../digit-columns.ts'
import { isSpanOfYears } from '../is-code.ts'
import { type Doubtful, keepAsText } from './doubtful.ts'

const MONTHS_IN_A_ROW = 3
const LAST_MONTH = 12
const DAYS_IN_A_ROW = 4
// A day in eight digits: "20260315".
const COMPACT_DAY = /^((?:19|20)\d\d)(\d\d)(\d\d)$/
// "15032023", only under a word for dates
const COMPACT_DAY_FIRST = /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])((?:19|20)\d\d)$/
// "05/2026", and "03/27" beside it
const MONTH_OF_YEAR = /^(?:0?[1-9]|1[0-2])[/-](?:19|20)\d\d$/
// "07.2022" beside other dates
const DOTTED_MONTH = /^(0?[1-9]|1[0-2])\.((?:19\d|20[0-4])\d)$/
const MONTH_OF_SHORT_YEAR = /^((?:0?[1-9]|1[0-2])[/-])(\d\d)$/
// A day whose year stands in the header: "14/04" under "Fechas 2026".
const DAY_AND_MONTH = /^\d{1,2}([/-])\d{1,2}$/

/** No word for codes, quantities or money. */
const isPlain = ({ namesCodes, asksForAmounts }: Header): boolean => namesCodes === 'no' && !asksForAmounts

// A day with the short year first: "19-11-06".
const SHORT_HYPHENED = /(?<!\d)(\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?!\d)/
const FEW_DAYS = 3
// Who writes the day first, hyphens or not.
const DAY_FIRST = new Set(['es', 'pt', 'ca', 'gl', 'it', 'nl'])

/** "19-11-06", "19-11-23": where the first part stays and the last one changes, or too few tell, the year may stand first. */
function mayBeginWithYear({ texts, filled, header, context }: Doubtful): boolean {
  const found = filled.map(text => SHORT_HYPHENED.exec(text)).filter(match => match !== null)
  if (found.length === 0 || found.length * 2 < filled.length || texts.some(text => YEAR_FIRST.test(text))) return false
  const [firsts, lasts] = [1, 3].map(part => new Set(found.map(match => match[part])).size) as [number, number]
  if (found.length >= FEW_DAYS && firsts !== lasts) return firsts < lasts
  return header.dayOrder === null && !DAY_FIRST.has(baseLanguage(context) ?? '')
}

function openBothEnds(candidate: Candidate, text: string): Candidate {
  const [, first, month, last] = SHORT_HYPHENED.exec(text) ?? []
  if (candidate.as !== 'date' || first === undefined) return candidate
  const between = [`20${first}-${month}-${last}`, `20${last}-${month}-${first}`]
  return { as: 'open', between: between.map(date => ({ kind: 'date', date })) }
}

/** Dates that their neighbours or the header complete or tell from codes. */
export function resolveDates(column: Doubtful): Candidate[] {
  const { texts } = column
  if (mayBeginWithYear(column))
    return column.candidates.map((candidate, at) => openBothEnds(candidate, texts[at] ?? ''))
  if (areCompactDays(column)) {
    return column.candidates.map((candidate, at) => readCompactDay(texts[at] ?? '') ?? candidate)
  }
  if (areMoments(column)) return column.candidates.map((candidate, at) => readMoment(texts[at] ?? '') ?? candidate)
  if (areTriples(column)) return keepAsText(column, text => TRIPLE.test(text))
  const months = readMonths(column) ?? readCases(column)
  if (months) return months
  return checkShortDates({ ...column, candidates: readYearFirst({ ...column, candidates: completeDates(column) }) })
}

const CLOCKS = new Set('utc timestamp unix epoch created updated modified published posted'.split(' '))

/** Seconds since 1970: "1507565790" under "Date" or "created_utc". */
const areMoments = ({ filled, header }: Doubtful): boolean =>
  filled.length > 0 && filled.every(isMoment) && (header.says('date') || header.words.some(word => CLOCKS.has(word)))

function readMoment(text: string): Candidate | null {
  if (!isMoment(text)) return null
  const moment = new Date(Number(text) * 1000).toISOString()
  return { as: 'resolved', value: { kind: 'date', date: moment.slice(0, 10), time: moment.slice(11, 16), zone: 'Z' } }
}

const TRIPLE = /^\d{1,2}-\d{1,2}-\d{1,2}$/

/** "10-30-10" beside "15-15-15" and "18-46-0": what a fertiliser is made of. */
const areTriples = ({ candidates, texts }: Doubtful): boolean =>
  texts.some((text, at) => TRIPLE.test(text) && candidates[at]?.as === 'date') &&
  texts.some((text, at) => TRIPLE.test(text) && candidates[at]?.as !== 'date')

// A month of a year in digits: "2018-06", "2018/06", "201806", "2018M06".
const MONTH = /^((?:19|20)(\d\d))[-/M]?(0[1-9]|1[0-2])$/
const FULL_DAY = /^(?:19|20)\d\d-\d\d-\d\d$/
const MONTH_WORDS = ['mes', 'month', 'periodo', 'period', 'mois', 'monat']

/** "2018-06" under "Mes", or where some of them are no years that follow each other: "2010-11" is a season. */
function readMonths({ candidates, texts, filled, header }: Doubtful): Candidate[] | null {
  if (!filled.some(text => MONTH.test(text))) return null
  const isNamed =
    header.says('date') ||
    MONTH_WORDS.some(word => header.words.includes(word)) ||
    texts.some(text => FULL_DAY.test(text))
  const isSeason = (text: string): boolean => {
    const [, , year = '', month = ''] = MONTH.exec(text) ?? []
    return /[-/]/.test(text) && Number(month) === (Number(year) + 1) % 100
  }
  // "200001", "200002" are numbers of articles.
  const isWritten = filled.some(text => /[-/M]/.test(text)) || new Set(filled.map(text => text.slice(0, 4))).size > 1
  const isWhole = filled.every(text => MONTH.test(text))
  const areMonths =
    isPlain(header) && isWhole && isWritten && new Set(filled).size >= MONTHS_IN_A_ROW && !filled.every(isSeason)
  if (!isNamed && !areMonths) return null
  return candidates.map((candidate, at) => {
    const [, year, , month] = MONTH.exec(texts[at] ?? '') ?? []
    return year ? { as: 'resolved', value: { kind: 'date', date: `${year}-${month}` } } : candidate
  })
}

// The case of a year: "123/2019".
const CASE_OF_YEAR = /^(\d{1,5})\/(?:19|20)\d\d$/

/** "5/2018" beside "123/2019" is the fifth of its year, no month. */
function readCases({ candidates, texts, filled }: Doubtful): Candidate[] | null {
  const cases = filled.map(text => CASE_OF_YEAR.exec(text)?.[1])
  if (cases.includes(undefined) || !cases.some(number => Number(number) > LAST_MONTH)) return null
  if (filled.every(isSpanOfYears)) return null
  return candidates.map((candidate, at) => {
    const text = texts[at] ?? ''
    return CASE_OF_YEAR.test(text) ? { as: 'resolved', value: { kind: 'identifier', id: text } } : candidate
  })
}

const YEAR_FIRST = /^((?:19|20)\d\d)-\d\d-\d\d/
const SHORT_YEAR_FIRST = /^(\d\d)-\d\d-\d\d$/

/** "25-09-17" beside "2025-09-16" begins with the year as well. */
function readYearFirst({ candidates, texts }: Doubtful): Candidate[] {
  const years = new Set(texts.flatMap(text => YEAR_FIRST.exec(text)?.[1] ?? []))
  if (years.size === 0) return candidates
  return candidates.map((candidate, at) => {
    const [text = '', year = ''] = SHORT_YEAR_FIRST.exec(texts[at] ?? '') ?? []
    const value = years.has(`20${year}`) ? readDate(`20${text}`, 'day-first') : null
    return value ? { as: 'resolved', value } : candidate
  })
}

/** Under a word for dates, or several that are days one and all. */
function areCompactDays({ texts, filled, header }: Doubtful): boolean {
  const isOne = (text: string): boolean => COMPACT_DAY.test(text) || COMPACT_DAY_FIRST.test(text)
  if (!texts.some(isOne)) return false
  if (header.says('date')) return true
  return (
    isPlain(header) &&
    new Set(filled).size >= DAYS_IN_A_ROW &&
    filled.every(text => COMPACT_DAY.test(text) && readCompactDay(text) !== null)
  )
}

function readCompactDay(text: string): Candidate | null {
  const isLast = COMPACT_DAY_FIRST.test(text)
  if (!isLast && !COMPACT_DAY.test(text)) return null
  const written = isLast ? text.replace(COMPACT_DAY_FIRST, '$3-$2-$1') : text.replace(COMPACT_DAY, '$1-$2-$3')
  const value = readDate(written, 'day-first')
  return value && { as: 'resolved', value }
}

/** Dates that lack a part get it from around them: "Del 14 al 17 de abril" under "Fechas 2026", "03/27" beside "05/2026". */
function completeDates({ candidates, texts, header }: Doubtful): Candidate[] {
  const areMonths = header.says('month-of-year') || texts.some(text => MONTH_OF_YEAR.test(text))
  const hasDates = areMonths || header.says('date') || candidates.some(({ as }) => as === 'date')
  const isOther = (candidate: Candidate, at: number): boolean =>
    candidate.as === 'number' && !/^\d{1,2}\.\d{4}$|^\d{4}$/.test(texts[at] ?? '')
  const isDotted = hasDates && texts.some(text => DOTTED_MONTH.test(text)) && !candidates.some(isOther)
  if (header.year === null && !areMonths && !isDotted) return candidates
  return candidates.map((candidate, at) => {
    const [, month, year] = (isDotted && DOTTED_MONTH.exec(texts[at] ?? '')) || []
    if (month) return { as: 'date', form: readDateForm(`${month}/${year}`) }
    // "19 de noviembre" may pass for a number and its unit.
    if (candidate.as !== 'text' && candidate.as !== 'number') return candidate
    const text = texts[at] ?? ''
    if (areMonths && MONTH_OF_SHORT_YEAR.test(text)) {
      return { as: 'date', form: readDateForm(text.replace(MONTH_OF_SHORT_YEAR, '$120$2')) }
    }
    const form = header.year === null ? null : readInYear(text, header, header.year)
    return form ? { as: 'date', form } : candidate
  })
}

function readInYear(text: string, header: Header, year: string): ReturnType<typeof readDateOfYear> {
  const [, mark] = DAY_AND_MONTH.exec(text) ?? []
  if (mark === undefined) return readDateOfYear(text, year)
  const form = header.says('date') ? readDateForm(`${text}${mark}${year}`) : null
  return form && (form['day-first'] || form['month-first']) ? form : null
}

const SHORT_DAY = /^(0[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])\.(\d\d)$/

/** "15.03.24", "29.02.24", "01.03.24": days of a year or two, and some of them no months. */
function areShortDays(filled: string[]): boolean {
  const days = filled.map(text => SHORT_DAY.exec(text))
  if (days.length < DAYS_IN_A_ROW || days.includes(null)) return false
  return new Set(days.map(day => day?.[2])).size <= 2 && days.some(day => Number(day?.[1]) > LAST_MONTH)
}

const SLASHED = /^(\p{L}{3,10})\/(\d{2})$/u

/** "Mar/12", "Mar/11", "Mar/07": days of few months, where years would be fewer than their months. */
function areDaysOfMonths(texts: string[]): boolean {
  const slashed = texts.flatMap(text => {
    const [, month, number] = SLASHED.exec(text) ?? []
    return month && number ? [{ month, number }] : []
  })
  if (slashed.length === 0) return false
  return new Set(slashed.map(({ month }) => month)).size <= new Set(slashed.map(({ number }) => number)).size
}

/** "24.12.26" is a date beside other dates or under "Datum", and a section or a code anywhere else. */
function checkShortDates({ candidates, texts, filled, header }: Doubtful): Candidate[] {
  if (!candidates.some(candidate => candidate.as === 'date' && candidate.isDoubtful)) return candidates
  const isSure = candidates.some(candidate => candidate.as === 'date' && !candidate.isDoubtful)
  if (areDaysOfMonths(texts)) return keepAsText({ candidates, texts }, text => SLASHED.test(text))
  const months = new Set(texts.flatMap(text => readShortMonth(text)?.date ?? []))
  if (isSure || header.says('date') || months.size >= MONTHS_IN_A_ROW || areShortDays(filled)) return candidates
  return candidates.map((candidate, at) =>
    candidate.as === 'date' && candidate.isDoubtful ? codeOrText(texts[at] ?? '') : candidate,
  )
}
