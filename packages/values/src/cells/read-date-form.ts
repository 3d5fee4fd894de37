import type { CertainValue } from '@sondeo/table/value'
import type { DateForm } from '../column/decide-day-order.ts'
import { dependsOnOrder, foldDateText, readFoldedDate } from './read-date.ts'
import { readFoldedDateRange } from './read-date-range.ts'

// Words that lead to the date: "Extended to 30-04-2026", "Vence el 3 de mayo de 2026".
const BEFORE_DATE =
  /^(?:extended (?:to|until)|(?:prorrogad[oa]|ampliad[oa]|aplazad[oa]) (?:al?|hasta|para)(?: el)?|vence(?: el)?|cierra(?: el)?|closes(?: on)?|ends(?: on)?|due(?: on)?|posted(?: on)?|publicado(?: el)?|el|on|am|le) (?=\S)/i
const YEAR_RANGE = /^((?:19|20)\d\d)\s?[-–—]\s?((?:19|20)\d\d)$/
const CLOCK = /,?\s(?:a las |at |- )?\d{1,2}(?:[:.]\d{2}|\s?(?:h|hs|hrs|am|pm)\b).*/i
const MAX_LENGTH = 48

function readYearRange(text: string): CertainValue | null {
  const [, from = '', to = ''] = YEAR_RANGE.exec(text) ?? []
  return from < to ? { kind: 'date-range', from, to } : null
}

/** What a text says as a date or a range of dates, with the day first and with the month first. */
export function readDateForm(text: string): DateForm {
  const years = readYearRange(text)
  if (years) return { 'day-first': years, 'month-first': years }
  const folded = foldDateText(text.replace(BEFORE_DATE, ''))
  const dayFirst = readFoldedDate(folded, 'day-first') ?? readFoldedDateRange(folded, 'day-first')
  if (!dependsOnOrder(text)) return { 'day-first': dayFirst, 'month-first': dayFirst }
  const monthFirst = readFoldedDate(folded, 'month-first') ?? readFoldedDateRange(folded, 'month-first')
  return { 'day-first': dayFirst, 'month-first': monthFirst }
}

/** Reads "Del 14 al 17 de abril" where the year is known from elsewhere. */
export function readDateOfYear(text: string, year: string): DateForm | null {
  if (text.length > MAX_LENGTH || !/\d/.test(text) || !/\p{L}{3}/u.test(text)) return null
  const [clock = ''] = CLOCK.exec(text) ?? []
  const form = readDateForm(`${text.slice(0, text.length - clock.length)} ${year}${clock}`)
  return form['day-first'] ? form : null
}
