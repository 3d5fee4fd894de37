import { foldWords } from '@sondeo/table/fold-words'
import { monthNumbers } from '@sondeo/values/date-words'
import { daysBetween } from '../run/comparable.ts'
import { type Span, spanOf, type Word } from '../words/split-words.ts'
import { askedNumbers } from './asked-numbers.ts'

/** A stretch of days, both ends included. `month` alone waits for the year that the page's dates suggest. */
export type DaysFound = Span & {
  from: number
  to: number
  first: string
  last: string
  monthOnly?: number
  isYear?: true
}

const MS_PER_DAY = 86_400_000
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * MS_PER_DAY).toISOString().slice(0, 10)
const isoDay = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
export const monthRange = (year: number, month: number) => ({
  first: isoDay(year, month, 1),
  last: isoDay(year, month + 1, 0),
})
const yearRange = (year: number) => ({ first: isoDay(year, 1, 1), last: isoDay(year, 12, 31) })
const weekRange = (day: string, shift: number) => {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  const monday = addDays(day, shift * 7 - weekday)
  return { first: monday, last: addDays(monday, 6) }
}
const partsOf = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { year, month, date }
}
const addMonths = (day: string, count: number): string => {
  const { year, month, date } = partsOf(day)
  const last = Number(isoDay(year, month + count + 1, 0).slice(8))
  return isoDay(year, month + count, Math.min(date, last))
}

const namesOfMonths = (['es', 'en'] as const).map(language => {
  const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => foldWords(format(Date.UTC(2026, index))))
})
const wholeMonths = [...namesOfMonths.flat(), 'setiembre']
// Of the Spanish short names "ago" is how long something has been, and "mar" is the sea.
const shortMonths = [...(namesOfMonths[1] ?? []).map(name => name.slice(0, 3)), 'sept', 'dic']
const months = [...new Set([...wholeMonths, ...shortMonths])].join('|')
const monthOf = (word: string): number => monthNumbers[word] ?? 0
const weekdays = [
  'lunes|monday',
  'martes|tuesday',
  'miercoles|wednesday',
  'jueves|thursday',
  'viernes|friday',
  'sabado|saturday',
  'domingo|sunday',
]
/** How many days, weeks or months: "a week" is one. */
const small: Record<string, number> = {
  ...Object.fromEntries(Object.entries(askedNumbers).filter(([, value]) => Number.isInteger(value) && value > 0)),
  a: 1,
}
const count = String.raw`\d{1,4}|${Object.keys(small).join('|')}`
const unit = 'dias?|days?|semanas?|weeks?|mes(?:es)?|months?|anos?|years?'

function addUnits(day: string, many: string, unitWord: string): string {
  const size = small[many] ?? Number(many)
  const number = many.startsWith('-') ? -(small[many.slice(1)] ?? Number(many.slice(1))) : size
  if (/^(?:dia|day)/.test(unitWord)) return addDays(day, number)
  if (/^(?:semana|week)/.test(unitWord)) return addDays(day, number * 7)
  if (/^(?:mes|month)/.test(unitWord)) return addMonths(day, number)
  return addMonths(day, number * 12)
}

type Range = { first: string; last: string; monthOnly?: number; isYear?: true }
type Rule = [pattern: RegExp, resolve: (groups: Record<string, string>, today: string) => Range | null]

const rule = (pattern: string, resolve: Rule[1]): Rule => [
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'gu'),
  resolve,
]
const one = (day: string): Range => ({ first: day, last: day })
const validDay = (year: number, month: number, day: number): Range | null =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31 ? one(isoDay(year, month, day)) : null
const yearOf = (text: string | undefined, today: string): number =>
  text ? (text.length === 2 ? 2000 + Number(text) : Number(text)) : partsOf(today).year
/** A day without its year is the next one to come, or one of the last half year. */
function dayWithoutYear(month: number, day: number, today: string): Range | null {
  const { year } = partsOf(today)
  const near = [year - 1, year, year + 1].map(at => isoDay(at, month, day)).sort((a, b) => distance(a) - distance(b))[0]
  function distance(at: string): number {
    const ahead = daysBetween(today, at)
    return ahead >= -120 ? Math.abs(ahead) : 1000 - ahead
  }
  return near ? validDay(partsOf(near).year, month, day) : null
}

/** The days of a part of a month, as in "first week of December", "segunda quincena" or "a mediados". */
function partOfMonth(year: number, month: number, which: string): Range {
  const { first, last } = monthRange(year, month)
  const days = (from: number, to: number): Range => ({
    first: isoDay(year, month, from),
    last: isoDay(year, month, to),
  })
  const isHalf = /quincena|mitad|half/.test(which)
  if (/^(?:primera|first)/.test(which)) return days(1, isHalf ? 15 : 7)
  if (/^(?:segunda|second)/.test(which)) return isHalf ? { first: isoDay(year, month, 16), last } : days(8, 14)
  if (/^(?:tercera|third)/.test(which)) return days(15, 21)
  if (/^(?:principios|inicios|comienzos|early)/.test(which)) return days(1, 10)
  if (/^(?:mediados|mid)/.test(which)) return days(11, 20)
  if (/^(?:fines|finales|late)/.test(which)) return { first: isoDay(year, month, 21), last }
  return /^(?:ultima|last)/.test(which) ? { first: addDays(last, -6), last } : { first, last }
}

const rules: Rule[] = [
  rule(
    String.raw`(?:el\s+)?(?<day>\d{1,2})(?:\s+de)?\s+(?<month>${months})\.?(?:,?\s+(?:de\s+|del\s+)?(?<year>\d{4}))?`,
    ({ day, month, year }, today) =>
      year
        ? validDay(Number(year), monthOf(month ?? ''), Number(day))
        : dayWithoutYear(monthOf(month ?? ''), Number(day), today),
  ),
  rule(
    String.raw`(?<month>${months})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(?<year>\d{4}))?(?!\d)`,
    ({ day, month, year }, today) =>
      year
        ? validDay(Number(year), monthOf(month ?? ''), Number(day))
        : dayWithoutYear(monthOf(month ?? ''), Number(day), today),
  ),
  rule(
    String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)(?:\s+of)?\s+(?<month>${months})(?:,?\s+(?<year>\d{4}))?`,
    ({ day, month, year }, today) =>
      year
        ? validDay(Number(year), monthOf(month ?? ''), Number(day))
        : dayWithoutYear(monthOf(month ?? ''), Number(day), today),
  ),
  rule(String.raw`(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})`, ({ day, month, year }) =>
    validDay(Number(year), Number(month), Number(day)),
  ),
  rule(String.raw`(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4}|\d{2})`, ({ day, month, year }, today) =>
    Number(month) > 12
      ? validDay(yearOf(year, today), Number(day), Number(month))
      : validDay(yearOf(year, today), Number(month), Number(day)),
  ),
  rule('pasado manana|the day after tomorrow|day after tomorrow', (_, today) => one(addDays(today, 2))),
  rule('hoy dia|hoy|today', (_, today) => one(today)),
  rule('manana|tomorrow', (_, today) => one(addDays(today, 1))),
  rule('ayer|yesterday', (_, today) => one(addDays(today, -1))),
  rule('(?:este|proximo|el) fin de semana|(?:this|the|next) weekend', (_, today) => {
    const { last } = weekRange(today, 0)
    return { first: addDays(last, -1), last }
  }),
  rule('esta semana|la presente semana|semana actual|this week|the current week|this coming week', (_, today) =>
    weekRange(today, 0),
  ),
  rule(
    '(?:la )?(?:proxima|siguiente) semana|(?:la )?semana (?:que viene|proxima|siguiente|entrante)|(?:the )?(?:next|following) week',
    (_, today) => weekRange(today, 1),
  ),
  rule('(?:la )?semana (?:pasada|anterior)|(?:la )?ultima semana|last week|the past week|previous week', (_, today) =>
    weekRange(today, -1),
  ),
  rule('(?:el )?fin(?:ales)? de(?: este)? mes|(?:the )?(?:end of (?:the|this) month|month end)', (_, today) =>
    one(monthRange(partsOf(today).year, partsOf(today).month).last),
  ),
  rule('(?:el )?fin(?:ales)? de(?: este)? ano|(?:the )?(?:end of (?:the|this) year|year end)', (_, today) =>
    one(yearRange(partsOf(today).year).last),
  ),
  rule('este mes|el mes actual|del mes|el presente mes|this month|the current month', (_, today) =>
    monthRange(partsOf(today).year, partsOf(today).month),
  ),
  rule(
    '(?:el )?(?:proximo|siguiente) mes|(?:el )?mes (?:que viene|proximo|siguiente|entrante)|(?:the )?(?:next|following) month',
    (_, today) => monthRange(partsOf(today).year, partsOf(today).month + 1),
  ),
  rule('(?:el )?mes (?:pasado|anterior)|(?:el )?ultimo mes|last month|previous month|the past month', (_, today) =>
    monthRange(partsOf(today).year, partsOf(today).month - 1),
  ),
  rule('este ano|el ano actual|this year|the current year', (_, today) => yearRange(partsOf(today).year)),
  rule(
    '(?:el )?(?:proximo|siguiente) ano|(?:el )?ano (?:que viene|proximo|siguiente|entrante)|(?:the )?(?:next|following) year',
    (_, today) => yearRange(partsOf(today).year + 1),
  ),
  rule('(?:el )?ano pasado|(?:el )?ultimo ano|last year|previous year', (_, today) =>
    yearRange(partsOf(today).year - 1),
  ),
  rule(
    String.raw`(?:en |in |within |during |over )?(?:los |las |the )?(?:proximos|proximas|siguientes|next|following|coming)\s+(?<many>${count})\s+(?<unit>${unit})|(?:en menos de|dentro de(?: los proximos)?|within|in less than|in under|en no mas de|in the space of)\s+(?<many2>${count})\s+(?<unit2>${unit})|en\s+(?<many3>\d{1,3})\s+(?<unit3>dias|semanas|meses)|in\s+(?<many4>\d{1,3})\s+(?<unit4>days|weeks|months)`,
    (g, today) => ({
      first: today,
      last: addUnits(
        today,
        g.many ?? g.many2 ?? g.many3 ?? g.many4 ?? '1',
        g.unit ?? g.unit2 ?? g.unit3 ?? g.unit4 ?? 'dias',
      ),
    }),
  ),
  rule(
    String.raw`(?:en |in |within |during |over )?(?:los |las |the )?(?:ultimos|ultimas|pasados|last|past|previous)\s+(?<many>${count})\s+(?<unit>${unit})|hace menos de\s+(?<many2>${count})\s+(?<unit2>${unit})`,
    (g, today) => ({
      first: addUnits(today, `-${g.many ?? g.many2}`, g.unit ?? g.unit2 ?? 'dias'),
      last: today,
    }),
  ),
  rule(
    String.raw`(?:la |the )?(?<which>primera|segunda|tercera|ultima|first|second|third|last) (?<unit>semana|quincena|mitad|week|half) (?:de|of) (?<month>${months})(?: (?:de |del |of )?(?<year>\d{4}))?`,
    ({ which, unit, month, year }, today) => partOfMonth(yearOf(year, today), monthOf(month ?? ''), `${which} ${unit}`),
  ),
  rule(
    String.raw`(?:a )?(?<which>principios|inicios|comienzos|mediados|fines|finales|early|mid|late)(?: de)? (?<month>${months})(?: (?:de |del |of )?(?<year>\d{4}))?`,
    ({ which, month, year }, today) => partOfMonth(yearOf(year, today), monthOf(month ?? ''), which ?? ''),
  ),
  rule(
    String.raw`(?:primer|1er|first) trimestre(?: (?:de|del) (?<year>\d{4}))?|q1(?: (?<year2>\d{4}))?|first quarter(?: of (?<year3>\d{4}))?`,
    (g, today) => {
      const year = yearOf(g.year ?? g.year2 ?? g.year3, today)
      return { first: isoDay(year, 1, 1), last: isoDay(year, 3, 31) }
    },
  ),
  rule(
    String.raw`(?<month>${wholeMonths.join('|')})(?:\s+(?:de\s+|del\s+|of\s+)?(?:(?<rel>este ano|this year)|(?<year>\d{4})))?`,
    ({ month, year, rel }, today) => {
      const number = monthOf(month ?? '')
      const range = monthRange(yearOf(year, today), number)
      return year || rel ? range : { ...range, monthOnly: number }
    },
  ),
  rule(
    String.raw`(?:(?:en|in|de|del|of|for|para|durante|during|ano|year|since|desde|before|after|older than|newer than|more recent than|anterior(?:es)? a(?:l)?|posterior(?:es)? a(?:l)?|mas (?:antiguo|nuevo)s? que|hasta|until|el|the|from|a partir del?|antes del?|despues del?|(?:entre|between)(?=\s+(?:19|20)\d{2}\s+(?:y|and|a)\s+(?:19|20)\d{2}(?!\d|\s*(?:soles|usd|dolares|dollars|kg|km|euros|m2|m²|unidades|units)))|(?<=\b(?:entre|between|from|de|del|desde)\s+(?:el\s+)?(?:19|20)\d{2}\s+)(?:y|and|to|a|al|hasta))\s+)(?:el\s+|ano\s+|year\s+)*(?<year>(?:19|20)\d{2})(?!\s*(?:soles|usd|dolares|kg|km|euros|m2|m²|unidades|units))`,
    ({ year }) => ({ ...yearRange(Number(year)), isYear: true }),
  ),
  rule(weekdays.map((names, i) => `(?<w${i}>${names})`).join('|'), (g, today) => {
    const wanted = weekdays.findIndex((_, i) => g[`w${i}`])
    return one(addDays(today, (wanted - ((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7) + 7) % 7))
  }),
]

/** Days and stretches of days that the question names, absolute or counted from today. */
export function findDays(folded: string, words: readonly Word[], today: string): DaysFound[] {
  const found: (DaysFound & { start: number; end: number })[] = []
  for (const [pattern, resolve] of rules)
    for (const match of folded.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (found.some(other => start < other.end && other.start < end)) continue
      const range = resolve(match.groups ?? {}, today)
      if (range) found.push({ ...narrow(spanOf(words, start, end), range.isYear === true), ...range, start, end })
    }
  return found.map(({ start: _, end: __, ...days }) => days).sort((a, b) => a.from - b.from)
}

/** "antes del 2020": the words that only showed it is a year stay free for what they say. */
const narrow = ({ from, to }: Span, isYear: boolean): Span => ({ from: isYear ? to - 1 : from, to })
