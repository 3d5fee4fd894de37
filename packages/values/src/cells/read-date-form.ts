import type { CertainValue } from '@sondeo/table/value'
import type { DateForm } from '../column/decide-day-order.ts'
import { monthNumbers } from '../data/date-words.data.ts'
import { type DayOrder, dependsOnOrder, foldDateText, readFoldedDate } from './read-date.ts'

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

type DateRange = Extract<CertainValue, { kind: 'date-range' }>

const BETWEEN =
  / (?:-|–|—|\/|al|a|hasta|to|until|till|through|thru|and|y|au|bis|ate|e|et|und|jusqu'au) (?:el )?|(?<=[a-z0-9])[–—](?=[a-z0-9])|(?<=[a-z]{3})-(?=\d{1,2} [a-z]{3})|(?<=[a-z] \d{1,2})-(?=\d{1,2} \d{4}$)|(?<=\/\d{4})-(?=\d{1,2}\/)|(?<=^\d{1,2})-(?=\d{1,2} [a-z]|\d{1,2}\.\d{1,2}\.\d{4})/
const LEADING = /^(?:desde|from|entre|between|el|du|vom|von|dal|le) (?:el )?/

const missingParts = (left: string, right: string): string[] => {
  const words = right.split(' ')
  const year = words.at(-1) ?? ''
  const month = words.find(word => monthNumbers[word] !== undefined) ?? ''
  const [numericRest = ''] = /[-/.]\d{1,2}[-/.]\d{2,4}$/.exec(right) ?? []
  const [numericYear = ''] = /[-/.]\d{2,4}$/.exec(right) ?? []
  const numeric = numericRest ? [`${left}${numericRest}`, `${left}${numericYear}`] : []
  return [left, `${left} ${year}`, `${left} ${month} ${year}`, ...numeric]
}

/** Reads folded text such as "del 15 al 20 de marzo de 2026", "March 5–8, 2024", "03/04/2026 - 10/04/2026". */
function readFoldedDateRange(foldedText: string, order: DayOrder): DateRange | null {
  const folded = foldedText.replace(LEADING, '')
  const match = BETWEEN.exec(folded)
  if (!match) return null
  const left = folded.slice(0, match.index).trim()
  const right = folded.slice(match.index + match[0].length).trim()
  const leftMonth = left.split(' ').find(word => monthNumbers[word] !== undefined) ?? ''
  const to = readFoldedDate(right, order) ?? readFoldedDate(`${leftMonth} ${right}`, order)
  if (!to) return null
  for (const attempt of missingParts(left, right)) {
    const from = readFoldedDate(attempt, order)
    // From one hour to another of a day.
    if (from?.time && to.time && from.date === to.date) return null
    if (from) return from.date <= to.date ? { kind: 'date-range', from: from.date, to: to.date } : null
  }
  return null
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
