import type { CertainValue } from '@sondeo/table/value'
import { monthNumbers } from '../data/date-words.data.ts'
import { type DayOrder, readFoldedDate } from './read-date.ts'

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
export function readFoldedDateRange(foldedText: string, order: DayOrder): DateRange | null {
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
