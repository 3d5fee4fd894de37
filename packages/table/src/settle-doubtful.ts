import { type Candidate, codeOrText, isBlank } from './classify-cell.ts'
import { type ColumnContext, ownCurrency } from './column-context.ts'
import { dropBracketedRemark } from './drop-remarks.ts'
import { isDateName, isDurationName, isReference, isWebName, isYearName } from './is-identifier.ts'
import { readDate, readShortMonth } from './read-date.ts'
import { isFullClock, readClockDuration, readDuration } from './read-duration.ts'
import { isDomain } from './read-web-address.ts'

const MONTHS_IN_A_ROW = 3

type Doubtful = { candidates: Candidate[]; texts: string[]; context: ColumnContext }

/** Cells that only their neighbours or the header can tell from something else. */
export function settleDoubtful(column: Doubtful): Candidate[] {
  const steps = [settleMoney, settleDates, settleYears, settleClocks, settleDomains]
  return steps.reduce((candidates, step) => step({ ...column, candidates }), column.candidates)
}

/** "R1", "L5" and "75p" are codes, unless some cell of the column or the page's own currency says that they are amounts. */
function settleMoney({ candidates, texts, context }: Doubtful): Candidate[] {
  const own = ownCurrency(context)
  const isDoubtful = (candidate: Candidate, at: number): boolean => {
    if (candidate.as !== 'money' || !candidate.cell.currency.isWeak) return false
    const { codes } = candidate.cell.currency
    if (candidate.cell.times < 1) return true
    return !(own && codes.includes(own)) && (isReference(texts[at] ?? '') || isLetterBesideDigits(texts[at] ?? ''))
  }
  const money = candidates.flatMap((candidate, at) => (candidate.as === 'money' ? [{ candidate, at }] : []))
  if (money.length === 0 || !money.every(({ candidate, at }) => isDoubtful(candidate, at))) return candidates
  return candidates.map((candidate, at) => (candidate.as === 'money' ? codeOrText(texts[at] ?? '') : candidate))
}

const isLetterBesideDigits = (text: string): boolean => /^\p{L}\s?\d{1,3}$|^\d{1,3}\s?\p{L}$/u.test(text)

/** "24.12.26" is a date beside other dates or under "Datum", and a section or a code anywhere else. */
function settleDates({ candidates, texts, context }: Doubtful): Candidate[] {
  if (isDateName(context.name) && texts.some(text => COMPACT_DAY.test(text))) {
    return candidates.map((candidate, at) => readCompactDay(texts[at] ?? '') ?? candidate)
  }
  if (!candidates.some(candidate => candidate.as === 'date' && candidate.isDoubtful)) return candidates
  const isSure = candidates.some(candidate => candidate.as === 'date' && !candidate.isDoubtful)
  const months = new Set(texts.flatMap(text => readShortMonth(text)?.date ?? []))
  if (isSure || isDateName(context.name) || months.size >= MONTHS_IN_A_ROW) return candidates
  return candidates.map((candidate, at) =>
    candidate.as === 'date' && candidate.isDoubtful ? codeOrText(texts[at] ?? '') : candidate,
  )
}

// "20260315"
const COMPACT_DAY = /^((?:19|20)\d\d)(\d\d)(\d\d)$/

function readCompactDay(text: string): Candidate | null {
  const value = COMPACT_DAY.test(text) ? readDate(text.replace(COMPACT_DAY, '$1-$2-$3'), 'day-first') : null
  return value && { as: 'settled', value }
}

const YEAR = /^(?:1[0-9]|20)\d\d$/

const HOURS_OF_DAY = /^\d{1,2}:\d{2}(?: ?(?:h|hs|hrs|[ap]\.? ?m)\.?)?$/i

/** Among hours of the day "8 h" is one of them. */
const leaveHours = (candidate: Candidate): Candidate =>
  candidate.as === 'settled' && candidate.value.kind === 'duration' ? { as: 'text' } : candidate

/** "2004" beside dates, or under "Founded" where most cells are such years. */
function settleYears({ candidates, texts, context }: Doubtful): Candidate[] {
  const years = candidates.map((candidate, at) => (candidate.as === 'number' ? yearIn(texts[at] ?? '') : null))
  const found = years.filter(year => year !== null).length
  if (found === 0) return candidates
  const dates = candidates.filter(candidate => candidate.as === 'date').length
  const filled = texts.filter(text => !isBlank(text)).length
  const isSure = isYearName(context.name) || (isDateName(context.name) && dates > 0) || dates * 2 >= filled
  if (!isSure || (found + dates) * 2 < filled) return candidates
  return candidates.map((candidate, at) => {
    const year = years[at]
    return year ? { as: 'settled', value: { kind: 'date', date: year } } : candidate
  })
}

const yearIn = (text: string): string | null => {
  const cut = dropBracketedRemark(text)
  return YEAR.test(cut) ? cut : null
}

/** "2:04:35" under "Tiempo" is how long it took. */
function settleClocks({ candidates, texts, context }: Doubtful): Candidate[] {
  const hours = texts.filter(text => HOURS_OF_DAY.test(text)).length
  if (hours * 2 >= texts.length && !isDurationName(context.name)) return candidates.map(leaveHours)
  if (!isDurationName(context.name)) return candidates
  const hasClocks = texts.some(isFullClock)
  return candidates.map((candidate, at) => {
    const text = texts[at] ?? ''
    // Under such a header "45m" is minutes.
    const minutes = candidate.as === 'number' && candidate.cell.unit === 'm' ? readDuration(`${text}in`) : null
    const value = candidate.as === 'text' && hasClocks ? readClockDuration(text) : minutes
    return value ? { as: 'settled', value } : candidate
  })
}

/** "ejemplo.pe" is an address under "Web" or beside other addresses, and a firm's name anywhere else. */
function settleDomains({ candidates, texts, context }: Doubtful): Candidate[] {
  const domains = texts.filter(isDomain).length
  if (domains === 0) return candidates
  const urls = candidates.filter(candidate => candidate.as === 'settled' && candidate.value.kind === 'url').length
  if (!isWebName(context.name) && (urls + domains) * 2 < texts.length) return candidates
  return candidates.map((candidate, at) => {
    const text = texts[at] ?? ''
    return candidate.as === 'text' && isDomain(text) ? { as: 'settled', value: { kind: 'url', url: text } } : candidate
  })
}
