import type { ValueKind } from '@sondeo/table/value'
import { type Candidate, hasCents, isBare } from '../cells/classify-cell.ts'
import type { FoundCurrency } from '../cells/find-currency.ts'
import { findMagnitude } from '../cells/find-magnitude.ts'
import { type DecimalSeparator, type NumberForm, reachOf, sizeOf } from '../cells/number-form.ts'
import type { DayOrder } from '../cells/read-date.ts'
import type { NumberCell } from '../cells/read-number-cell.ts'
import { isKnownUnit, isMeasure } from '../cells/units.ts'
import type { Header } from '../header/read-header.ts'
import { acceptUnits, countsInLetters, haveLetterClasses } from './accept-units.ts'
import { chooseCurrency, findPageMoney, type PageMoney } from './choose-currency.ts'
import { chooseScale } from './choose-scale.ts'
import { baseLanguage, type ColumnContext } from './column-context.ts'
import { type DateForm, proveDayOrder, usualDayOrder } from './decide-day-order.ts'
import {
  inferSeparator,
  isResolvedLanguage,
  liesAroundOne,
  liesNearFractions,
  type ProvenConvention,
  proveSeparator,
  provesThousandths,
  usualSeparator,
} from './decide-decimal-separator.ts'
import { decideKind } from './decide-kind.ts'

/** Everything decided once for a column, before its cells are read. */
export type ColumnDecision = {
  kind: ValueKind
  proven: ProvenConvention
  usual: DecimalSeparator | null
  isResolved: boolean
  hasThousandths: boolean
  /** Exchange rates and prices per litre have more decimals than money has cents. */
  isFineRate: boolean
  isWhole: boolean
  isRatio: boolean
  dayOrder: DayOrder | null
  /** The one currency that bare numbers of this column are in. */
  bareCurrency: FoundCurrency | null
  /** Bare numbers among amounts under a name that does not speak of amounts: what is sold and what it brings in. */
  areBareUnclear: boolean
  mayBePhones: boolean
  /** Accountants bracket what is negative; lists of products bracket every count. */
  hasBracketedNegatives: boolean
  /** The header speaks of no amounts, counts or shares. */
  asksForNothing: boolean
  units: Set<string>
  /** Units of measure, which make a number of a cell in any column but one of names: "200 metres" is a race. */
  measures: Set<string>
  /** "12 004 192 773 Active" under "ABN", "2024 Spring Term", "50735 Köln": codes, years and postcodes with words. */
  haveNames: boolean
  /** "35 m" alone: metres or minutes. */
  hasUnclearMetres: boolean
  /** Whether "K" and "M" count thousands and millions here. */
  hasShortMagnitudes: boolean
  /** Bare numbers under "(%)" are percentages. */
  areBarePercents: boolean
  /** What amounts with a sign and no magnitude of their own are counted in. */
  signedTimes: number
  page: PageMoney
}

const SPACE_GROUPING = ['fr', 'ru', 'pl', 'cs', 'uk', 'sv', 'nb', 'no', 'hu', 'bg', 'sk', 'fi']

/** Grouping by spaces is also how phone numbers are written: "987 654 321". */
const looksLikePhones = (cells: NumberCell[]): boolean => {
  const spaced = cells.filter(cell => cell.form.isSpaced && cell.unit === null && !/[.,]/.test(cell.written))
  const lengths = new Set(spaced.map(cell => cell.written.length))
  return spaced.length > 0 && lengths.size === 1 && (spaced[0]?.written.replace(/\D/g, '').length ?? 0) >= 7
}

/** Where the language groups so, or the header asks for quantities, spaces are no sign of phones. */
const groupsBySpaces = (header: Header, context: ColumnContext): boolean =>
  header.asksForAmounts || SPACE_GROUPING.includes(baseLanguage(context) ?? '')

// Shares of one: ".475", "1.000".
const isShareOfOne = ({ written }: NumberCell): boolean => /^[.,]|^[01](?:[.,]0+)?$/.test(written)

/** Under a word for percent, fractions of one ("0.35") may be meant as shares; beside percentages fractions are some, too. */
function arePercents(header: Header, kind: ValueKind, cells: NumberCell[], percents: number): boolean {
  // ".475" under "FG%" is a share of one.
  if (header.says('percent-sign') && !cells.every(isShareOfOne)) {
    return kind === 'number' || kind === 'percentage'
  }
  if (kind === 'percentage') {
    const bare = cells.filter(({ unit }) => unit === null)
    if (header.says('percent') || header.says('share')) return true
    return bare.length < percents && bare.every(({ written }) => /[.,]/.test(written))
  }
  if (kind !== 'number' || !header.says('percent') || cells.every(isShareOfOne)) return false
  return cells.some(({ form }) => Math.max(form['.'] ?? 0, form[','] ?? 0) > 1)
}

function measuresOf(cells: NumberCell[], areClasses: boolean): Set<string> {
  const isOne = (unit: string): boolean => isMeasure(unit) && !(areClasses && unit.length === 1)
  return new Set(cells.flatMap(({ unit }) => (unit !== null && isOne(unit) ? [unit] : [])))
}

const areDigitsAndName = ({ unit, written }: NumberCell): boolean =>
  unit === null || (/^\d{4,}$/.test(written) && /^\p{Lu}\p{L}/u.test(unit) && !isKnownUnit(unit))

/** Small whole numbers of "m" under a name that does not tell what they measure. */
const areUnclearMetres = (cells: NumberCell[], header: Header): boolean =>
  !header.asksForNumbers && cells.every(({ unit, written }) => unit !== 'm' || /^\d{1,2}(?:\.\d)?$/.test(written))

const isMultiplied = (candidate: Extract<Candidate, { cell: unknown }>): boolean =>
  candidate.cell.times > 1 || (candidate.as !== 'money' && findMagnitude(candidate.cell.unit ?? '') !== null)

const FAR_BELOW = 5

/** "120" among "$4,680" and "$56,160" under "Año 1": what was sold, and what it brought in. */
function areUnclearAmounts(candidates: Candidate[], header: Header): boolean {
  if (header.asksForAmounts) return false
  const bare: number[] = []
  const signed: number[] = []
  for (const candidate of candidates) {
    if (candidate.as === 'money') signed.push(sizeOf(candidate.cell.form) * candidate.cell.times)
    if (isBare(candidate) && !hasCents(candidate)) bare.push(sizeOf(candidate.cell.form))
  }
  const [smallest] = reachOf(signed, FAR_BELOW)
  return signed.length > 0 && (bare.length >= signed.length || bare.some(size => size > 0 && size < smallest))
}

const MANY_AMOUNTS = 3

/** Amounts in brackets are losses, unless a page sets all of its prices so. */
function haveLosses(candidates: Candidate[]): boolean {
  const bracketed = candidates.flatMap(candidate => (candidate.as === 'money' ? [candidate.cell.isBracketed] : []))
  return bracketed.includes(true) && (bracketed.includes(false) || bracketed.length < MANY_AMOUNTS)
}

type LookedAt = { candidates: Candidate[]; context: ColumnContext; header: Header }

/** Decides kind, number and date conventions, currency and units from all cells, the header and the page. */
export function decideColumn({ candidates, context, header }: LookedAt): ColumnDecision {
  const forms: NumberForm[] = []
  const dates: DateForm[] = []
  const plain: NumberCell[] = []
  const unsigned: NumberCell[] = []
  for (const candidate of candidates) {
    // "1.2M" is written so where thousands have points, too: it proves nothing.
    if ('cell' in candidate && !isMultiplied(candidate)) forms.push(candidate.cell.form)
    if (candidate.as === 'number') plain.push(candidate.cell)
    if ('cell' in candidate && candidate.as !== 'money') unsigned.push(candidate.cell)
    if (candidate.as === 'date') dates.push(candidate.form)
  }
  const kind = decideKind(candidates, header)
  const usual = usualSeparator(context)
  const isMoney = kind === 'money' || header.says('money')
  const proven = proveSeparator(forms) ?? context.decimalSeparator ?? inferSeparator(forms, { usual, isMoney })
  const provenOrder = proveDayOrder(dates)
  const page = findPageMoney({ header, context, candidates })
  const bareCurrency = chooseCurrency({ kind, context, header, candidates }, page)
  const areClasses = haveLetterClasses(plain)
  const areBarePercents = bareCurrency === null && arePercents(header, kind, plain, unsigned.length - plain.length)
  return {
    kind: bareCurrency ? 'money' : areBarePercents ? 'percentage' : kind,
    proven,
    usual,
    isResolved: isResolvedLanguage(context),
    hasThousandths: forms.some(provesThousandths),
    isRatio: header.says('ratio') || (!header.asksForNumbers && !header.says('fine-rate') && liesAroundOne(forms)),
    isWhole: header.says('whole') && !header.says('scaling'),
    isFineRate: header.says('fine-rate') || liesNearFractions(forms, proven),
    dayOrder:
      provenOrder === 'mixed' ? null : (provenOrder ?? header.dayOrder ?? context.dayOrder ?? usualDayOrder(context)),
    bareCurrency,
    areBareUnclear: bareCurrency !== null && header.currencies.length === 0 && areUnclearAmounts(candidates, header),
    mayBePhones: looksLikePhones(plain) && !groupsBySpaces(header, context),
    hasBracketedNegatives: !unsigned.every(cell => cell.isBracketed) || haveLosses(candidates),
    asksForNothing: !header.asksForNumbers && !header.asksForAmounts,
    units: acceptUnits(plain, header, areClasses),
    measures: kind === 'text' && header.says('naming') ? new Set() : measuresOf(plain, areClasses),
    haveNames: header.namesCodes === 'surely' || plain.every(areDigitsAndName),
    hasUnclearMetres: areUnclearMetres(plain, header),
    hasShortMagnitudes:
      !areClasses && (kind === 'money' || (kind === 'number' && (header.asksForAmounts || countsInLetters(plain)))),
    areBarePercents,
    signedTimes: header.scale === null ? 1 : chooseScale(header.scale, candidates),
    page,
  }
}
