import { foldWords } from './column-context.ts'
import { type FoundCurrency, findCurrencies } from './find-currency.ts'
import { type NumberForm, readNumberForm } from './number-form.ts'
import { scanNumbers } from './scan-numbers.ts'

/** A cell that is one amount of money and at most words that prices usually carry. */
export type MoneyCell = { form: NumberForm; currency: FoundCurrency; isNegative: boolean; times: number }

const MAX_LENGTH = 80
const MAX_WORDS = 8
const MAGNITUDES: [RegExp, number][] = [
  [/^(?:k|mil|thousand)$/, 1e3],
  [/^(?:m|mm|mn|mi|mill|millon|millones|million|millions|milhao|milhoes)$/, 1e6],
  [/^(?:mil millones|billion|bn|bilhao|bilhoes)$/, 1e9],
]
const COMPANIONS = new Set(
  (
    'desde from a partir de hasta up to precio price total monto importe valor costo cost referencial ref aprox iva igv itbis vat tax gst ' +
    'incluido incluida incl inc included including sin con mas plus no excl excluido ex ht ttc por per cada each ea c u unidad unit und unid ' +
    'mes month mo mensual mensuales al ano year yr dia day noche night hora hour hr persona person pers kg g gr lb l lt litro m m2 pza pieza caja docena neto bruto ahora now solo only our your sale oferta'
  ).split(' '),
)

const MAGNITUDE_SIGN = /^[KkM]$/
const BOUND = /^(?:m[aá]s|menos) de |^(?:more|less) than |^over |^under /i

const magnitudeOf = (rest: string): number | null => MAGNITUDES.find(([form]) => form.test(rest))?.[1] ?? null

/** Reads a cell such as "S/ 15.000,00", "Desde 39,95 €", "(US$ 1,200)" or "$1.5 M"; null for anything else. */
export function splitMoneyCell(text: string): MoneyCell | null {
  const cell = text.trim()
  if (cell.length > MAX_LENGTH) return null
  const numbers = scanNumbers(cell)
  const [number] = numbers
  // Sentences that mention a price are no prices: do not search them for currencies.
  if (numbers.length !== 1 || cell.split(' ').length > MAX_WORDS || BOUND.test(cell)) return null
  const found = findCurrencies(cell)
  // The K of "$450K" is a thousand, although kinas are written so too.
  const currencies = found.filter(currency => !(found.length > 1 && MAGNITUDE_SIGN.test(currency.sign)))
  const certain = currencies.find(currency => currency.codes.length === 1) ?? currencies[0]
  if (!number || !certain) return null
  const spans = [number, ...currencies].toSorted((a, b) => b.start - a.start)
  const rest = spans.reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, cell)
  const words = foldWords(rest)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
  const times = words === '' ? 1 : magnitudeOf(words)
  if (times === null && !words.split(' ').every(word => COMPANIONS.has(word))) return null
  const form = readNumberForm(number.written)
  if (!form || /^0\d/.test(number.written)) return null
  const isNegative = /^\(.*\)$/.test(cell) || /^[-−]/.test(cell) || /[-−]$/.test(cell.slice(0, number.start))
  return { form, currency: certain, isNegative, times: times ?? 1 }
}
