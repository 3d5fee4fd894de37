import { type Span, spanOf, type Word } from '../words/split-words.ts'
import { askedNumbers } from './asked-numbers.ts'

export type Quantity = Span & {
  value: number
  currency: string | null
  /** "$" alone, "dólares": money, though which is open. */
  isMoney: boolean
  isPercent: boolean
  /** 1000 for "mil"; said once for both ends of a range. */
  scale: number
  /** What follows the number, as it may name a column: "50 kg", "300 empleados". */
  isCounted: boolean
}

const scales: Record<string, number> = {
  mil: 1e3,
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  hundred: 100,
  millon: 1e6,
  millones: 1e6,
  million: 1e6,
  millions: 1e6,
  mm: 1e6,
  m: 1e6,
  mill: 1e6,
  'mil millones': 1e9,
  billion: 1e9,
  bn: 1e9,
}
const currencies: Record<string, string | null> = {
  's/': 'PEN',
  soles: 'PEN',
  sol: 'PEN',
  pen: 'PEN',
  lucas: null,
  luca: null,
  mangos: null,
  us$: 'USD',
  usd: 'USD',
  dolares: null,
  dolar: null,
  dollars: null,
  dollar: null,
  bucks: null,
  '€': 'EUR',
  eur: 'EUR',
  euros: 'EUR',
  euro: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  libras: 'GBP',
  pounds: 'GBP',
  $: null,
  pesos: null,
  peso: null,
  clp: 'CLP',
  mxn: 'MXN',
  ars: 'ARS',
  cop: 'COP',
  bob: 'BOB',
  brl: 'BRL',
  reales: 'BRL',
  reais: 'BRL',
  '₡': 'CRC',
  colones: 'CRC',
  quetzales: 'GTQ',
  lempiras: 'HNL',
  guaranies: 'PYG',
}
const written = String.raw`\d+(?:[.,' ]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)?`
const words = Object.keys(askedNumbers).join('|')
const scale = `mil millones|mil(?:lon(?:es)?)?|k|thousand|grand|hundred|millions?|mm|mill|billion|bn|m(?![²2³3\\p{L}])`
const sign = String.raw`s/\.?|us\$|[$€£₡]|usd|eur|pen|gbp`
const after = `soles?|usd|us\\$|dolar(?:es)?|dollars?|bucks|euros?|eur|€|pen|pesos?|lucas?|mangos|libras|pounds|reales|reais|colones|quetzales|lempiras|guaranies|clp|mxn|ars|cop|bob|brl`
const quantityPattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/-])(?:(?<sign>${sign})\s*)?(?:(?<number>-?(?:${written}))(?:\s*(?<scale>${scale})(?![\p{L}]))?|(?:(?<word>${words})\s+)?(?<bare>mil|millon|millones|thousand|million|hundred)(?![\p{L}])|(?<small>${words})(?![\p{L}]))(?:\s*(?:de\s+)?(?<after>${after})(?![\p{L}]))?(?:\s*(?<percent>%|por ciento|percent|per cent|porciento))?(?![\p{N}/]|[.,-]\p{N})`,
  'gu',
)

/** After these "una" and "one" are numbers: "más de una". */
const comparing = /(?:mas de|menos de|al menos|por lo menos|more than|at least|less than|fewer than|only)\s+$/

/** Numbers with their scale, currency and percent sign, in either style: "S/ 1.5 millones", "200k", "mil dólares". */
export function findQuantities(folded: string, all: readonly Word[]): Quantity[] {
  return Array.from(folded.matchAll(quantityPattern)).flatMap(match => {
    const { sign, number, scale, word, bare, small, after, percent } = match.groups ?? {}
    const base = number ? readNumber(number) : (askedNumbers[word ?? small ?? ''] ?? 1)
    const size = scales[scale ?? bare ?? ''] ?? 1
    const value = base * size
    if (isNoNumber(small, folded, match.index)) return []
    const money = sign?.replace('.', '') ?? after
    return {
      ...spanOf(all, match.index, match.index + match[0].length),
      value,
      currency: money ? (currencies[money] ?? dollarsOf(money)) : null,
      isMoney: Boolean(money),
      isPercent: Boolean(percent),
      scale: size,
      isCounted: !money && !percent,
    }
  })
}

const articles = ['un', 'una', 'uno', 'one', 'medio', 'half']

/** "una", "one" are articles far more often than numbers. */
function isNoNumber(small: string | undefined, folded: string, at: number): boolean {
  if (small === undefined) return false
  if (articles.includes(small) && !comparing.test(folded.slice(0, at))) return true
  return small === 'once' && isAdverb(folded, at)
}

/** "only once": the English word, not the Spanish eleven. */
const isAdverb = (folded: string, at: number): boolean =>
  /(?:\b(?:only|just|shown|listed|at)\s+)$/.test(folded.slice(0, at)) ||
  /^once\s*(?:[.,;!?]|$|each\b|only\b)/.test(folded.slice(at))

const dollarsOf = (money: string): string | null => (/^dolar|^dollar/.test(money) ? 'USD' : null)

/** Three digits after the only separator are thousands: nobody asks for "1.500" meaning one and a half. */
function readNumber(text: string): number {
  const plain = text.replace(/[' ]/g, '')
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  const separators = plain.match(/[.,]/g) ?? []
  const isThousands =
    separators.length > 0 &&
    new Set(separators).size === 1 &&
    /^-?\d{1,3}(?:[.,]\d{3})+$/.test(plain) &&
    !/^-?0/.test(plain)
  if (last < 0 || isThousands) return Number(plain.replace(/[.,]/g, ''))
  return Number(`${plain.slice(0, last).replace(/[.,]/g, '')}.${plain.slice(last + 1)}`)
}
