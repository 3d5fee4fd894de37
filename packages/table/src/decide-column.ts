import { type Candidate, candidateKind } from './classify-cell.ts'
import { baseLanguage, type ColumnContext, contextCountry, foldWords } from './column-context.ts'
import { type DateForm, proveDayOrder, usualDayOrder } from './decide-day-order.ts'
import { isSettledLanguage, type ProvenConvention, proveSeparator, usualSeparator } from './decide-decimal-separator.ts'
import { type FoundCurrency, findCurrencies } from './find-currency.ts'
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
  dayOrder: DayOrder | null
  /** The one currency that bare numbers of this column are in. */
  bareCurrency: FoundCurrency | null
  mayBePhones: boolean
  /** Accountants bracket what is negative; lists of products bracket every count. */
  hasBracketedNegatives: boolean
  units: Set<string>
  page: { country: string | undefined; currency: string | undefined }
}

const KNOWN_UNITS =
  /^(?:m|mts?|metros?|m[²2]|m[³3]|km|km[²2]|cm|mm|kg|kgs|kilos?|g|gr|gramos?|mg|t|tn|ton|toneladas?|tonnes?|tons?|l|lt|lts|litros?|liters?|litres?|ml|ha|hectareas?|hectares?|acres?|ft|sq ?ft|in|lb|lbs|oz|kw|kwh|mw|gb|mb|tb|hp|cv|km\/h|mph|w|watts?|wh|v|volts?|kv|kva|a|ah|mah|amperios?|hz|khz|mhz|ghz|db|lm|lux|rpm|psi|bar|nm|kcal|cal|cc|gal|galon|galones|gallons?|yd|yards?|mi|millas?|miles?|pulg|pulgadas?|inch|inches|pies|feet|ppm|qq|quintales?|arrobas?|bushels?|barriles|bbl|sacos?|cajas?|bolsas?|pares?|par|docenas?|°c|°f|unidad|unidades?|uds?|und|unid|u|pzas?|piezas?|pcs|pieces|units?)\.?$/
const SCALED = /(?:^|[^a-z])(?:miles|mil|millones|mill|mm|thousands?|millions?|billions?|bn|mn|k|m)(?:[^a-z]|$)|000/
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

const stemOf = (unit: string): string => foldWords(unit).replace(/e?s$/, '')

/** Units that measure something, and words that at least half of the column's numbers carry. */
function acceptedUnits(cells: NumberCell[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { unit } of cells) if (unit !== null) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  const accepted = [...counts].filter(
    ([unit, count]) => KNOWN_UNITS.test(foldWords(unit)) || (cells.length > 1 && count * 2 >= cells.length),
  )
  const stems = new Set(accepted.map(([unit]) => stemOf(unit)))
  // "1 dormitorio" beside "3 dormitorios".
  return new Set([...counts.keys()].filter(unit => stems.has(stemOf(unit))))
}

function findBareCurrency(kind: ValueKind, name: string | undefined, candidates: Candidate[]): FoundCurrency | null {
  // "Importe (miles €)": the numbers are not the amounts, so they stay numbers.
  if (kind === 'number' && SCALED.test(foldWords(name ?? ''))) return null
  if (kind === 'number') return findCurrencies(name ?? '').find(currency => !currency.isWeak) ?? null
  const written = candidates.flatMap(candidate => (candidate.as === 'money' ? [candidate.cell.currency] : []))
  const signs = new Set(written.map(currency => currency.sign))
  return kind === 'money' && signs.size === 1 ? (written[0] ?? null) : null
}

/** Decides kind, number and date conventions, currency and units from all cells and the page. */
export function decideColumn(candidates: Candidate[], context: ColumnContext): ColumnDecision {
  const forms: NumberForm[] = []
  const dates: DateForm[] = []
  const plain: NumberCell[] = []
  for (const candidate of candidates) {
    if ('cell' in candidate) forms.push(candidate.cell.form)
    if (candidate.as === 'number') plain.push(candidate.cell)
    if (candidate.as === 'date') dates.push(candidate.form)
  }
  const kind = mainKind(candidates)
  const provenOrder = proveDayOrder(dates)
  const bareCurrency = findBareCurrency(kind, context.name, candidates)
  return {
    kind: bareCurrency ? 'money' : kind,
    proven: proveSeparator(forms) ?? context.decimalSeparator ?? null,
    usual: usualSeparator(context),
    isSettled: isSettledLanguage(context),
    dayOrder: provenOrder === 'mixed' ? null : (provenOrder ?? context.dayOrder ?? usualDayOrder(context)),
    bareCurrency,
    mayBePhones: looksLikePhones(plain) && !SPACE_GROUPING.includes(baseLanguage(context) ?? ''),
    hasBracketedNegatives: !plain.every(cell => cell.isBracketed),
    units: acceptedUnits(plain),
    page: { country: contextCountry(context), currency: context.currency },
  }
}
