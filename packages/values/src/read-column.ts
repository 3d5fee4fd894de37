import type { CertainValue, Value, ValueKind } from '@sondeo/table/value'
import { type Candidate, classifyCell, isBare, isBlank } from './cells/classify-cell.ts'
import { dropFootnotes } from './cells/drop-footnotes.ts'
import { resolveCurrency } from './cells/find-currency.ts'
import { findMagnitude, isShortMagnitude } from './cells/find-magnitude.ts'
import { isTwofold } from './cells/number-form.ts'
import { isCodeAmongCodes, readCode } from './cells/read-code.ts'
import { makeDuration } from './cells/read-duration.ts'
import type { MoneyCell } from './cells/read-money-cell.ts'
import type { NumberCell } from './cells/read-number-cell.ts'
import { readWebAddress } from './cells/read-web-address.ts'
import { saysHowLong } from './column/accept-units.ts'
import { areCodes } from './column/code-columns.ts'
import type { ColumnContext } from './column/column-context.ts'
import { areCompactClocks } from './column/compact-clocks.ts'
import { type ColumnDecision, decideColumn } from './column/decide-column.ts'
import { soleReading } from './column/decide-day-order.ts'
import { resolveNumber } from './column/decide-decimal-separator.ts'
import { arePaddedPairs, isBareNumber } from './column/digit-columns.ts'
import { doubtColumn } from './column/doubtful/doubtful.ts'
import { resolveDoubtful } from './column/doubtful/resolve-doubtful.ts'
import { arePhones } from './column/phone-columns.ts'
import { resolveCentury } from './column/resolve-century.ts'
import { resolveSchemes } from './column/resolve-schemes.ts'
import { areUnclearDigits } from './column/unclear-digits.ts'
import { haveParts, isOfTwoParts } from './column/version-columns.ts'
import { type Header, readHeader } from './header/read-header.ts'

/** A column's kind and the reading of each of its cells, in order. */
export type ColumnReading = { kind: ValueKind; values: Value[] }

function readDateCandidate(
  candidate: Extract<Candidate, { as: 'date' }>,
  text: string,
  { dayOrder }: ColumnDecision,
  header: Header,
): Value {
  const resolved = soleReading(candidate.form) ?? (dayOrder ? candidate.form[dayOrder] : null)
  if (resolved?.kind === 'date') return resolveCentury(resolved, text, header)
  return resolved ?? { kind: 'ambiguous', between: Object.values(candidate.form).filter(reading => reading !== null) }
}

/** Without the dust of binary fractions. */
const multiply = (size: number, times: number): number => (times === 1 ? size : Number((size * times).toPrecision(15)))

function makeMoney(size: number, cell: MoneyCell, { page, signedTimes }: ColumnDecision): CertainValue {
  const amount = multiply(size, cell.times === 1 ? signedTimes : cell.times)
  return { kind: 'money', amount, currency: resolveCurrency(cell.currency, page), sign: cell.currency.sign }
}

function makeNumber(written: number, cell: NumberCell, decision: ColumnDecision): CertainValue {
  const { unit, times } = cell
  const { bareCurrency, page } = decision
  const magnitude = unit === null ? null : magnitudeIn(unit, decision)
  const size = multiply(written, times * (magnitude ?? 1))
  if (unit !== null && magnitude === null) {
    const time = size < 0 || !saysHowLong(cell) ? null : makeDuration(size, unit)
    return time ?? { kind: 'number', number: size, unit }
  }
  if (decision.areBarePercents) return { kind: 'percentage', percent: size }
  if (!bareCurrency) return { kind: 'number', number: size }
  return { kind: 'money', amount: size, currency: resolveCurrency(bareCurrency, page), sign: bareCurrency.sign }
}

/** "12,4 mil", and "1,3 M" where the column counts so. */
function magnitudeIn(unit: string, { kind, hasShortMagnitudes }: ColumnDecision): number | null {
  if (!isShortMagnitude(unit) && unit !== 'T') return findMagnitude(unit)
  if (!hasShortMagnitudes) return null
  // Tonnes anywhere else.
  if (unit === 'T') return kind === 'number' ? TRILLION : null
  return /^[KkMB]$|^MM$/.test(unit) ? findMagnitude(unit) : null
}

const TRILLION = 1e12

function belongsHere(cell: NumberCell, decision: ColumnDecision): boolean {
  const { unit } = cell
  if (unit !== null && decision.haveNames && !decision.measures.has(unit)) return false
  if (saysHowLong(cell)) return true
  // Months or minutes there, and no metres.
  if (unit === 'm' && decision.kind === 'duration') return false
  if (unit !== null && (decision.measures.has(unit) || magnitudeIn(unit, decision) !== null)) return true
  if (unit === null && decision.kind === 'percentage') return decision.areBarePercents
  // A word behind an amount without sign may be another money.
  if (unit !== null && decision.bareCurrency) return false
  const isNumeric = ['number', 'money', 'percentage', 'duration'].includes(decision.kind)
  return isNumeric && (unit === null || decision.units.has(unit))
}

function readNumberCandidate(
  candidate: Extract<Candidate, { cell: unknown }>,
  text: Value,
  decision: ColumnDecision,
): Value {
  const { form } = candidate.cell
  const { isBracketed } = candidate.cell
  const isNegative = candidate.cell.isNegative || (isBracketed && decision.hasBracketedNegatives)
  if (candidate.as === 'number' && !belongsHere(candidate.cell, decision)) return text
  const make = (number: number): CertainValue => {
    const size = isNegative ? -number : number
    if (candidate.as === 'money') return makeMoney(size, candidate.cell, decision)
    if (candidate.as === 'percentage') return { kind: 'percentage', percent: size }
    return makeNumber(size, candidate.cell, decision)
  }
  const isMoney = candidate.as === 'money' || (candidate.as === 'number' && decision.bareCurrency !== null)
  const resolved = resolveNumber(form, { ...decision, isMoney })
  const mayBePhone = candidate.as === 'number' && form.isSpaced && decision.mayBePhones
  if (resolved !== null && candidate.as === 'number' && candidate.cell.unit === 'm' && decision.hasUnclearMetres) {
    const minutes = makeDuration(resolved, 'min')
    return { kind: 'ambiguous', between: [make(resolved), ...(minutes ? [minutes] : [])] }
  }
  // "(7)" is a guess, "(5,420)" a count of stars as often as a loss, where no money is spoken of.
  const mayCount = decision.asksForNothing ? /^\d{1,3}(?:[.,]\d{3})*$/ : /^\d{1,3}$/
  const isGuess =
    isBracketed && isNegative && !isMoney && candidate.as === 'number' && mayCount.test(candidate.cell.written)
  if (resolved !== null && isGuess) return { kind: 'ambiguous', between: [make(resolved), make(-resolved)] }
  if (resolved !== null && decision.areBareUnclear && isBare(candidate))
    return { kind: 'ambiguous', between: [{ kind: 'number', number: resolved }, make(resolved)] }
  if (resolved !== null && !mayBePhone) return make(resolved)
  const readings = [form['.'], form[',']].filter(number => number !== null)
  const between = isTwofold(form) ? readings.map(make) : readings.slice(0, 1).map(make)
  return { kind: 'ambiguous', between }
}

const keepText = (text: string): Value => (isBlank(text) ? { kind: 'empty' } : { kind: 'text', text })
const openDigits = (text: string): Value => ({
  kind: 'ambiguous',
  between: [
    { kind: 'number', number: Number(text) },
    { kind: 'identifier', id: text },
  ],
})
const openPair = (text: string): Value => (isBlank(text) ? { kind: 'empty' } : openDigits(text))

/** Under a word for phones: addresses of the web are what they are, the rest is left as text. */
const keepPhoneAsText = (text: string): Value =>
  isBlank(text) ? { kind: 'empty' } : (readWebAddress(text) ?? { kind: 'text', text })

const UNEVEN = /\s\s|[^\S ]|^\s|\s$|[\u2010\u2011]/
/** One space between words, and the hyphens of typesetters as everybody writes them. */
const tidyText = (text: string): string =>
  UNEVEN.test(text)
    ? text
        .replace(/\s+/g, ' ')
        .replace(/[\u2010\u2011]/g, '-')
        .trim()
    : text
// Digits, signs of e-mail, addresses and names of sites.
const MORE_THAN_WORDS = /[\d@]|\.\p{L}|^(?:http|www)/iu

/** Reads a column's raw texts: conventions are decided once for all cells; what stays open is marked ambiguous. */
export function readColumn(rawTexts: readonly string[], context: ColumnContext = {}): ColumnReading {
  const texts = rawTexts.map(tidyText)
  const header = readHeader(context.name)
  // Names and titles: most columns are words and nothing else.
  const mayBeWords = header.namesCodes !== 'surely' && header.year === null
  if (mayBeWords && !texts.some(text => MORE_THAN_WORDS.test(text)))
    return { kind: 'text', values: texts.map(keepText) }
  const filled = texts.filter(text => !isBlank(text))
  // Whether such digits are a phone number is for the reader of contacts to say.
  if (arePhones(header, filled)) return { kind: 'text', values: texts.map(keepPhoneAsText) }
  if (areCompactClocks(header, filled)) return { kind: 'text', values: texts.map(keepText) }
  if (arePaddedPairs(header, filled)) return { kind: 'number', values: texts.map(openPair) }
  const bare = dropFootnotes(texts)
  const candidates = resolveDoubtful(doubtColumn({ candidates: bare.map(classifyCell), texts: bare, context, header }))
  const decision = decideColumn({ candidates, context, header })
  if (areCodes({ header, kind: decision.kind, filled, candidates })) {
    return {
      kind: 'identifier',
      values: resolveSchemes(
        texts.map((text, at) => readCode(text, header, bare[at])),
        header,
      ),
    }
  }
  // Among sentences the codes under such a header are codes all the same.
  const isNamed = decision.kind === 'text' && header.namesCodes === 'surely'
  const hasCodes = decision.kind === 'identifier' || isNamed
  const areUnclear = decision.kind === 'number' && areUnclearDigits(header, filled)
  const areParts = haveParts(candidates, texts, filled, header)
  const values = candidates.map((candidate, index): Value => {
    const text = { kind: 'text', text: texts[index] ?? '' } as const
    if (candidate.as === 'resolved') return candidate.value
    if (candidate.as === 'open') return { kind: 'ambiguous', between: candidate.between }
    if (hasCodes && isCodeAmongCodes(candidate, text.text, texts)) return readCode(text.text, header)
    if (candidate.as === 'text') return text
    // A short version beside longer ones: "3.10" beside "3.11.4".
    if (areParts && candidate.as === 'number' && isOfTwoParts(text.text)) return text
    if (areUnclear && isBareNumber(text.text)) return openDigits(text.text)
    return candidate.as === 'date'
      ? readDateCandidate(candidate, text.text, decision, header)
      : readNumberCandidate(candidate, text, decision)
  })
  return { kind: decision.kind, values: resolveSchemes(values, header) }
}
