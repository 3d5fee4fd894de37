import { type Candidate, candidateKind } from './classify-cell.ts'
import { baseLanguage, type ColumnContext, contextCountry, foldWords, ownCurrency } from './column-context.ts'
import { type DateForm, proveDayOrder, usualDayOrder } from './decide-day-order.ts'
import {
  isSettledLanguage,
  type ProvenConvention,
  proveSeparator,
  provesThousandths,
  usualSeparator,
} from './decide-decimal-separator.ts'
import { type FoundCurrency, findCurrencies } from './find-currency.ts'
import { findMagnitude, isShortMagnitude } from './find-magnitude.ts'
import type { DecimalSeparator, NumberForm } from './number-form.ts'
import type { DayOrder } from './read-date.ts'
import type { NumberCell } from './read-number-cell.ts'
import type { ValueKind } from './value.ts'

/** Everything decided once for a column, before its cells are read. */
export type ColumnDecision = {
  kind: ValueKind
  proven: ProvenConvention
  usual: DecimalSeparator | null
  isSettled: boolean
  hasThousandths: boolean
  dayOrder: DayOrder | null
  /** The one currency that bare numbers of this column are in. */
  bareCurrency: FoundCurrency | null
  mayBePhones: boolean
  /** Accountants bracket what is negative; lists of products bracket every count. */
  hasBracketedNegatives: boolean
  units: Set<string>
  /** Units of measure, which make a number of a cell in any column. */
  measures: Set<string>
  /** Whether "K" and "M" count thousands and millions here. */
  hasShortMagnitudes: boolean
  /** Bare numbers under "(%)" are percentages. */
  isPercentName: boolean
  page: { country: string | undefined; currency: string | undefined }
}

const KNOWN_UNITS =
  /^(?:m|mts?|metros?|m[²2]|m[³3]|km|km[²2]|cm|mm|kg|kgs|kilos?|g|gr|gramos?|mg|t|tn|ton|toneladas?|tonnes?|tons?|l|lt|lts|litros?|liters?|litres?|ml|ha|hectareas?|hectares?|acres?|ft|sq ?ft|in|lb|lbs|oz|kw|kwh|mw|gb|mb|tb|hp|cv|km\/h|mph|w|watts?|wh|v|volts?|kv|kva|a|ah|mah|amperios?|hz|khz|mhz|ghz|db|lm|lux|rpm|psi|bar|nm|kcal|cal|cc|gal|galon|galones|gallons?|yd|yards?|mi|millas?|miles?|pulg|pulgadas?|inch|inches|pies|feet|ppm|qq|quintales?|arrobas?|bushels?|"|″|barriles|bbl|sacos?|pall?ets?|tarimas?|bultos?|cajas?|bolsas?|pares?|par|docenas?|[°º]c|[°º]f|[°º]|qm|msnm|mts?[2²]|metros cuadrados|hab|habitantes|pts?|puntos?|points?|unidad|unidades?|uds?|und|unid|un|u|pzas?|piezas?|pcs|pieces|sets?|units?)\.?$/
const SCALED =
  /(?:^|[^a-z])(?:miles|mil|millones|mill|mm|thousands?|millions?|billions?|bn|mn|k|m)(?:us\$|u\$s|usd|eur|[^a-z]|$)|000/
const EVIDENT: ValueKind[] = ['money', 'date', 'date-range', 'percentage', 'email', 'url']
const SPACE_GROUPING = ['fr', 'ru', 'pl', 'cs', 'uk', 'sv', 'nb', 'no', 'hu', 'bg', 'sk', 'fi']

/** The kind that most filled cells share. */
function mainKind(candidates: Candidate[]): ValueKind {
  const counts = new Map<ValueKind, number>()
  for (const candidate of candidates) {
    const kind = candidateKind(candidate)
    if (kind !== 'empty' && kind !== 'ambiguous') counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const filled = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const sorted = [...counts].toSorted((a, b) => b[1] - a[1])
  // Half is enough for what says itself what it is: the rest of a price column is "Consultar".
  const evident = sorted.find(([kind, count]) => EVIDENT.includes(kind) && count * 2 >= filled)
  const [best] = sorted
  if (evident) return evident[0]
  return best && best[1] * 2 > filled ? best[0] : 'text'
}

/** Grouping by spaces is also how phone numbers are written: "987 654 321". */
const looksLikePhones = (cells: NumberCell[]): boolean => {
  const spaced = cells.filter(cell => cell.form.isSpaced && cell.unit === null && !/[.,]/.test(cell.written))
  const lengths = new Set(spaced.map(cell => cell.written.length))
  return spaced.length > 0 && lengths.size === 1 && (spaced[0]?.written.replace(/\D/g, '').length ?? 0) >= 7
}

// One letter alone is a measure where it is written as one: 5 m, 12 V, but not flat 3 A.
const isMeasure = (unit: string): boolean =>
  KNOWN_UNITS.test(foldWords(unit)) && (unit.length > 1 || /^[mglLtWVh"″]$/.test(unit))

const stemOf = (unit: string): string => foldWords(unit).replace(/e?s$/, '')

// A race of 10K, a screen of 1080p.
const isLetterCode = (unit: string): boolean =>
  /^\p{L}$/u.test(unit) && (/^[KkMB]$/.test(unit) || !KNOWN_UNITS.test(foldWords(unit)))

/** Units that measure something, and words that at least half of the column's numbers carry. */
function acceptedUnits(cells: NumberCell[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { unit } of cells) if (unit !== null) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  // Among counts "1 plaza" is one more of them.
  const bare = cells.length - [...counts.values()].reduce((sum, count) => sum + count, 0)
  const isCounted = (unit: string): boolean => bare > 1 && bare * 2 >= cells.length && /^\p{L}{3,15}$/u.test(unit)
  const isUsual = (unit: string, count: number): boolean =>
    cells.length > 1 && count * 2 >= cells.length && (count > 1 || !unit.includes(' '))
  const accepted = [...counts].filter(
    ([unit, count]) =>
      !isLetterCode(unit) && (KNOWN_UNITS.test(foldWords(unit)) || isUsual(unit, count) || isCounted(unit)),
  )
  const stems = new Set(accepted.map(([unit]) => stemOf(unit)))
  // "1 dormitorio" beside "3 dormitorios".
  return new Set([...counts.keys()].filter(unit => stems.has(stemOf(unit))))
}

/** "m" and "K" count nothing where whole numbers carry them and no other cell counts so. */
function countsInLetters(cells: NumberCell[]): boolean {
  const units = cells.map(({ unit }) => unit ?? '')
  const short = cells.filter(({ unit }) => unit !== null && /^[KkMB]$|^MM$/.test(unit))
  if (short.length === 0) return false
  const kinds = new Set(short.map(({ unit }) => unit?.toUpperCase()))
  const isFraction = short.some(({ written }) => /[.,]\d{1,2}$/.test(written))
  const isSaid = units.some(unit => unit !== '' && !isShortMagnitude(unit) && findMagnitude(unit) !== null)
  return isFraction || isSaid || kinds.size > 1 || units.includes('')
}

// "Variación (%)", "% de avance", but not "Precio con 10 % de descuento".
const PERCENT_NAME = /(?:^|[\s(])%(?:\)|\s|$)/
const PERCENT_WORD = /(?:^|[^a-z])(?:porcentajes?|porcentual|percentages?|percent|pct|porcentagem)(?:[^a-z]|$)/

/** Under the word, fractions of one ("0.35") may be meant as shares. */
function isPercentName(name: string, cells: NumberCell[]): boolean {
  if (/\d\s?%/.test(name)) return false
  if (PERCENT_NAME.test(name)) return true
  return PERCENT_WORD.test(foldWords(name)) && cells.some(({ form }) => Math.max(form['.'] ?? 0, form[','] ?? 0) > 1)
}

/** "Precio (L)" means lempiras where people pay with them. */
function isNamed({ isWeak, codes, start, end }: FoundCurrency, context: ColumnContext): boolean {
  if (!isWeak) return true
  const own = ownCurrency(context)
  const isBracketed = context.name?.[start - 1] === '(' && context.name[end] === ')'
  return isBracketed && own !== undefined && codes.includes(own)
}

/** The one currency that a header spells out: under "Tarifa (USD)" a "$" is no peso. */
function spelledCurrency(named: FoundCurrency[]): string | undefined {
  const codes = named.flatMap(({ isWeak, codes }) => (isWeak || codes.length > 1 ? [] : codes))
  return new Set(codes).size === 1 ? codes[0] : undefined
}

type Priced = { kind: ValueKind; context: ColumnContext; candidates: Candidate[]; named: FoundCurrency[] }

function findBareCurrency({ kind, context, candidates, named }: Priced): FoundCurrency | null {
  // "Importe (miles €)": the numbers are not the amounts, so they stay numbers.
  if (kind === 'number' && SCALED.test(foldWords(context.name ?? ''))) return null
  if (kind === 'number') return named.find(currency => isNamed(currency, context)) ?? null
  const written = candidates.flatMap(candidate => (candidate.as === 'money' ? [candidate.cell.currency] : []))
  const signs = new Set(written.map(currency => currency.sign))
  return kind === 'money' && signs.size === 1 ? (written[0] ?? null) : null
}

const isMultiplied = (candidate: Extract<Candidate, { cell: unknown }>): boolean =>
  candidate.as === 'money' ? candidate.cell.times > 1 : findMagnitude(candidate.cell.unit ?? '') !== null

/** Decides kind, number and date conventions, currency and units from all cells and the page. */
export function decideColumn(candidates: Candidate[], context: ColumnContext): ColumnDecision {
  const forms: NumberForm[] = []
  const dates: DateForm[] = []
  const plain: NumberCell[] = []
  for (const candidate of candidates) {
    // "1.2M" is written so where thousands have points, too: it proves nothing.
    if ('cell' in candidate && !isMultiplied(candidate)) forms.push(candidate.cell.form)
    if (candidate.as === 'number') plain.push(candidate.cell)
    if (candidate.as === 'date') dates.push(candidate.form)
  }
  const kind = mainKind(candidates)
  const provenOrder = proveDayOrder(dates)
  const named = findCurrencies(context.name ?? '')
  const bareCurrency = findBareCurrency({ kind, context, candidates, named })
  const isPercent = bareCurrency === null && isPercentName(context.name ?? '', plain)
  return {
    kind: bareCurrency ? 'money' : kind === 'number' && isPercent ? 'percentage' : kind,
    proven: proveSeparator(forms) ?? context.decimalSeparator ?? null,
    usual: usualSeparator(context),
    isSettled: isSettledLanguage(context),
    hasThousandths: forms.some(provesThousandths),
    dayOrder: provenOrder === 'mixed' ? null : (provenOrder ?? context.dayOrder ?? usualDayOrder(context)),
    bareCurrency,
    mayBePhones: looksLikePhones(plain) && !SPACE_GROUPING.includes(baseLanguage(context) ?? ''),
    hasBracketedNegatives: !plain.every(cell => cell.isBracketed),
    units: acceptedUnits(plain),
    measures: new Set(plain.flatMap(({ unit }) => (unit !== null && isMeasure(unit) ? [unit] : []))),
    hasShortMagnitudes: kind === 'number' && countsInLetters(plain),
    isPercentName: isPercent,
    page: { country: contextCountry(context), currency: spelledCurrency(named) ?? context.currency },
  }
}
