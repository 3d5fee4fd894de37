import { monthNumbers } from '@sondeo/values/date-words'
import { nodeHolding, placeOfStretch } from '../page/locate-text.ts'
import type { Page } from '../page/page.ts'
import { foldedTextOf } from '../page/read-lines.ts'
import type { FoundContact } from './find-emails.ts'

const DAY =
  '(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|feriados?|festivos?|lun|mar|mie|jue|vie|sab|dom|l|v|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|sundays|saturdays|mon|tues?|wed|thur?s?|fri|sat|sun|todos los dias|diario|daily|every day|weekdays|weekends)'
const DAYS = new RegExp(
  String.raw`(?<![a-z\d])${DAY}(?:\.?\s?(?:a|al|-|–|to|y|and|&|,|through|thru|e)\s?${DAY})?(?![a-z\d])`,
)
const MONTH = `(?:${Object.keys(monthNumbers).join('|')})`
/** "sábado 21 de noviembre" comes once and not every week. */
const DATED_DAYS = new RegExp(
  String.raw`(?<![a-z\d])${DAY}\.?,?\s(?:\d{1,2}\s(?:de\s)?${MONTH}|${MONTH}\s\d{1,2}|\d{1,2}[-/.]\d{1,2})(?![a-z\d])`,
  'g',
)
const CLOCK = String.raw`\d{1,2}(?:[:.h]\s?\d{2})?\s?(?:a\.?\s?m\.?|p\.?\s?m\.?|am|pm|hrs?\.?|horas|h)?`
const HOURS = new RegExp(
  String.raw`(?<![\d.,$/-])${CLOCK}\s?(?:a|al|-|–|—|to|till|until|hasta|y)\s?(?:las\s)?${CLOCK}(?![\d%$€]|[-/]\d)`,
)
const HAS_TIME = /\d[:.h]\s?\d{2}|\d\s?(?:a\.?\s?m|p\.?\s?m|hrs?|horas)(?![a-z])/
const OPEN_ALWAYS = /(?<!\d)24\s?(?:horas|hours|hrs|h)(?![a-z])[^.]{0,30}(?:7|dias|days|semana|week)|24\s?\/\s?7/
const CLOSED = /(?<![a-z])(?:cerrado|closed)(?![a-z])/
const MAX_LINE = 160

const isHoursLine = (folded: string): boolean =>
  folded.length <= MAX_LINE &&
  // Cheapest first: most lines hold neither a time nor a word for being closed.
  (HAS_TIME.test(folded) || CLOSED.test(folded) || OPEN_ALWAYS.test(folded)) &&
  DAYS.test(folded.replace(DATED_DAYS, ' ')) &&
  ((HOURS.test(folded) && HAS_TIME.test(folded)) || CLOSED.test(folded) || OPEN_ALWAYS.test(folded))

const SENTENCE = /[.;!]\s+(?=\p{Lu})/gu

/** The stretch of a line from its first to its last sentence that speaks of days or hours. */
function sayingHours(text: string, folded: string): [number, number] {
  const cuts = [...text.matchAll(SENTENCE)].map(cut => [cut.index + 1, cut.index + cut[0].length] as const)
  const starts = [0, ...cuts.map(([, next]) => next)]
  const ends = [...cuts.map(([end]) => end), text.length]
  const isSaid = starts.map((from, i) => {
    const sentence = folded.slice(from, ends[i])
    return DAYS.test(sentence) || (HOURS.test(sentence) && HAS_TIME.test(sentence))
  })
  const first = isSaid.indexOf(true)
  return first < 0 ? [0, text.length] : [starts[first] ?? 0, ends[isSaid.lastIndexOf(true)] ?? text.length]
}

/** Finds opening hours: neighbouring lines that name weekdays and times of day. */
export function findOpeningHours(page: Page): FoundContact[] {
  const found: FoundContact[] = []
  const foldedPage = foldedTextOf(page)
  let start = -1
  let end = -1
  let hasTimes = false
  const finish = (): void => {
    const node = start >= 0 && hasTimes ? nodeHolding(page, start, end) : null
    const origin = node && placeOfStretch(page, start, end)
    if (node && origin) {
      const raw = page.text.slice(start, end)
      const value = raw.replace(/\s{0,9}\n\s{0,9}/g, '; ').replace(/\s+/g, ' ')
      found.push({ kind: 'hours', value, raw, origin, node })
    }
    start = -1
    hasTimes = false
  }
  // Weekday and times often stand in two cells of a row, so rows are read whole.
  for (const block of page.text.split('\n').reduce<{ text: string; start: number }[]>((rows, text) => {
    const last = rows.at(-1)
    rows.push({ text, start: last ? last.start + last.text.length + 1 : 0 })
    return rows
  }, [])) {
    const folded =
      block.text.length <= MAX_LINE
        ? foldedPage.slice(block.start, block.start + block.text.length).replaceAll('\t', ' ')
        : ''
    if (folded !== '' && isHoursLine(folded)) {
      const [from, to] = sayingHours(block.text, folded)
      if (start < 0) start = block.start + from
      end = block.start + to
      hasTimes ||= HOURS.test(folded) || OPEN_ALWAYS.test(folded)
    } else finish()
  }
  finish()
  return found
}
