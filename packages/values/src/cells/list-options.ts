import type { CertainValue } from '@sondeo/table/value'
import { saysHowLong } from '../column/accept-units.ts'
import type { Header } from '../header/read-header.ts'
import { type Candidate, isBlank } from './classify-cell.ts'
import { dropBracketedRemark, dropMoneyRemarks, dropPercentWords } from './drop-remarks.ts'
import { readCode } from './read-code.ts'
import { mayBeDate, readDate, readShortMonth } from './read-date.ts'
import { readDateForm, readDateOfYear } from './read-date-form.ts'
import { readClockDuration, readDuration } from './read-duration.ts'
import { splitMoneyCell } from './read-money-cell.ts'
import { splitNumberCell } from './read-number-cell.ts'
import { readLabelledId } from './read-tax-id.ts'
import { isDomain, readWebAddress } from './read-web-address.ts'

/** What a cell may be read as. */
export const kinds = ['text', 'code', 'number', 'money', 'percentage', 'date', 'duration', 'url', 'open'] as const
export type Kind = (typeof kinds)[number]

/** One way to read a cell; `how` names the parser that found it. */
export type Option = { kind: Kind; how: string; candidate: Candidate }

const MAX_SHORT = 128
const resolved = (value: CertainValue): Candidate => ({ as: 'resolved', value })

const SHORT_DOTTED = /^(\d{2}\.\d{2}\.)(\d{2})(?=$|,? \d{1,2}[:.h])/
const COMPACT_DAY = /^((?:19|20)\d\d)(\d\d)(\d\d)$/
const COMPACT_DAY_FIRST = /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])((?:19|20)\d\d)$/
const MONTH = /^((?:19|20)\d\d)[-/M]?(0[1-9]|1[0-2])$/
const SHORT_MONTH_OF_YEAR = /^((?:0?[1-9]|1[0-2])[/-])(\d\d)$/
const DOTTED_MONTH = /^(0?[1-9]|1[0-2])\.((?:19\d|20[0-4])\d)$/
const DAY_AND_MONTH = /^\d{1,2}([/-])\d{1,2}$/
const YEAR = /^(?:1[0-9]|20|21)\d\d$/
const YEAR_TO_YEAR = /^((?:1[0-9]|20)\d\d)(?: ?[-–/] ?| (?:to|a) )((?:1[0-9]|20)\d\d)$/
const MOMENT = /^1\d{9}$/

/** All days, months, years and spans of them that a text may stand for, the plainest first. */
function listDates(text: string, header: Header): Option[] {
  const found: Option[] = []
  const add = (how: string, candidate: Candidate | null): void => {
    if (candidate) found.push({ kind: 'date', how, candidate })
  }
  const asForm = (written: string): Candidate | null => {
    const form = readDateForm(written)
    return form['day-first'] || form['month-first'] ? { as: 'date', form } : null
  }
  const cut = text.endsWith(')') ? dropBracketedRemark(text) : text
  if (YEAR.test(cut)) add('year', resolved({ kind: 'date', date: cut }))
  const [, from = '', to = ''] = YEAR_TO_YEAR.exec(cut) ?? []
  if (from < to) add('years', resolved({ kind: 'date-range', from, to }))
  if (mayBeDate(cut)) add('date', asForm(cut))
  const month = readShortMonth(cut)
  if (month) add('short-month', resolved(month))
  if (SHORT_DOTTED.test(cut)) add('short-dotted', asForm(cut.replace(SHORT_DOTTED, '$120$2')))
  const [, ofYear, monthOfYear] = MONTH.exec(cut) ?? []
  if (ofYear) add('month', resolved({ kind: 'date', date: `${ofYear}-${monthOfYear}` }))
  const compact = COMPACT_DAY_FIRST.test(cut)
    ? cut.replace(COMPACT_DAY_FIRST, '$3-$2-$1')
    : COMPACT_DAY.test(cut)
      ? cut.replace(COMPACT_DAY, '$1-$2-$3')
      : null
  const day = compact && readDate(compact, 'day-first')
  if (day) add('compact', resolved(day))
  if (MOMENT.test(cut)) {
    const moment = new Date(Number(cut) * 1000).toISOString()
    add('moment', resolved({ kind: 'date', date: moment.slice(0, 10), time: moment.slice(11, 16), zone: 'Z' }))
  }
  if (DOTTED_MONTH.test(cut)) add('dotted-month', asForm(cut.replace(DOTTED_MONTH, '$1/$2')))
  if (SHORT_MONTH_OF_YEAR.test(cut)) add('month-short-year', asForm(cut.replace(SHORT_MONTH_OF_YEAR, '$120$2')))
  if (header.year !== null && found.length === 0) {
    const [, mark] = DAY_AND_MONTH.exec(cut) ?? []
    const form = mark ? readDateForm(`${cut}${mark}${header.year}`) : readDateOfYear(cut, header.year)
    if (form && (form['day-first'] || form['month-first'])) add('of-header-year', { as: 'date', form })
  }
  return found.slice(0, 1)
}

const JOINED_TIME = /^~?\d{1,4}(?:[.,]\d)?[hds]\.?$/i
const SECONDS = /^(\d{1,3}) ?["″”]$/
const MINUTES_AND_SECONDS = /^(?:(\d{1,3}) ?h ?)?(\d{1,2}) ?['’′] ?(\d{2})(?:["”″]|['’′]{2})?$/
const SHORT_CLOCK = /^(\d{1,3}):([0-5]\d)$/

/** All lengths of time that a text may stand for. */
function listDurations(text: string): Option[] {
  const found: Option[] = []
  const add = (how: string, value: CertainValue | null): void => {
    if (value) found.push({ kind: 'duration', how, candidate: resolved(value) })
  }
  add('said', readDuration(text))
  if (JOINED_TIME.test(text)) add('joined', readDuration(text.replace(/(\p{L})/u, ' $1')))
  if (SECONDS.test(text)) add('seconds', readDuration(text.replace(SECONDS, '$1 s')))
  if (/^\d{1,3} ?m$/.test(text)) add('m', readDuration(`${text}in`))
  const clock = text
    .replace(/^\+ ?(?=\d)/, '')
    .replace(
      MINUTES_AND_SECONDS,
      (_, hours, minutes, seconds) => `${hours ?? 0}:${minutes.padStart(2, '0')}:${seconds}`,
    )
  const [, first, second] = SHORT_CLOCK.exec(clock) ?? []
  if (first !== undefined) {
    const between = [`${first}:${second}:00`, clock].flatMap(way => readClockDuration(way) ?? [])
    if (between.length === 2) found.push({ kind: 'duration', how: 'short-clock', candidate: { as: 'open', between } })
  } else add('clock', readClockDuration(clock))
  return found.slice(0, 1)
}

const EACH = / (?:c\/u|each|ea|apiece|cada un[oa])\.?$/i

/** Every way in which a text may be read, whatever its column says. */
export function listOptions(text: string, header: Header): Option[] {
  const options: Option[] = [{ kind: 'text', how: 'text', candidate: { as: 'text' } }]
  const add = (kind: Kind, how: string, candidate: Candidate): number => options.push({ kind, how, candidate })
  if (isBlank(text)) return [{ kind: 'text', how: 'empty', candidate: resolved({ kind: 'empty' }) }]
  const address = readWebAddress(text)
  if (address) return [{ kind: 'url', how: 'address', candidate: resolved(address) }]
  if (isDomain(text)) add('url', 'domain', resolved({ kind: 'url', url: text }))
  if (text.length > MAX_SHORT) return options
  const hasDigits = /\d/.test(text)
  if (!hasDigits) return options
  const id = readLabelledId(text, header.schemes)
  const code = readCode(text, header)
  if (id) add('code', 'scheme' in id ? 'scheme' : 'labelled', resolved({ kind: 'identifier', ...id }))
  else if (code.kind === 'identifier') add('code', 'code', resolved(code))
  options.push(...listDates(text, header), ...listDurations(text))
  const cut = text.endsWith(')') ? dropBracketedRemark(text) : text
  const money = splitMoneyCell(text) ?? (cut === text ? null : splitMoneyCell(cut))
  if (money) add('money', money.currency.isWeak ? 'weak' : 'sign', { as: 'money', cell: money })
  const number =
    splitNumberCell(dropPercentWords(text)) ??
    (cut === text ? null : splitNumberCell(dropPercentWords(cut))) ??
    (header.currencies.length > 0 ? splitNumberCell(dropMoneyRemarks(text.replace(EACH, ''))) : null)
  if (number?.unit === '%') add('percentage', 'sign', { as: 'percentage', cell: number })
  else if (number && !number.unit?.startsWith('%')) {
    const isTime = saysHowLong(number)
    const kind = isTime ? 'duration' : 'number'
    if (!isTime || !options.some(option => option.kind === 'duration'))
      add(kind, number.unit === null ? 'bare' : 'unit', { as: 'number', cell: number })
  }
  return options
}
