import { foldWords } from '@sondeo/table/fold-words'
import { isMoneyCompanion } from '../data/money-words.data.ts'
import { dropMoneyRemarks } from './drop-remarks.ts'
import { type FoundCurrency, findCurrencies } from './find-currency.ts'
import { findMagnitude } from './find-magnitude.ts'
import { type NumberForm, readNumberForm } from './number-form.ts'
import { scanNumbers } from './scan-numbers.ts'

/** A cell that is one amount of money and at most words that prices usually carry. */
export type MoneyCell = {
  form: NumberForm
  currency: FoundCurrency
  isNegative: boolean
  isBracketed: boolean
  times: number
}

const MAX_LENGTH = 80
const MAX_WORDS = 10
// Beside a sign a single letter is a magnitude or a unit, although kinas and lempiras are written so too.
const LETTER_SIGN = /^\p{L}$/u
const BOUND = /\+$|^(?:m[aá]s|menos) de |^(?:more|less) than |^over |^under /i
// In Chile "M$" counts thousands, elsewhere millions.
const UNCLEAR_THOUSANDS = /(?<!\d[.,]\d{1,2} ?)(?<!\p{L})M ?\$/u
// Behind a space a small m may be metres.
const UNCLEAR_METRES = /\d m$/
// "UF + 1,9 %" is a rate.
const IS_RATE = /\d ?%/
// Football, too, is played for it.
const IS_TOURNAMENT = /^euro (?:19|20)\d\d$/i
// "3P%": three-point shots
const IS_ABBREVIATED = /\p{L}%/u
// "ID: 10022662"; dinars stand behind
const IS_NUMBER_OF_SOMETHING = /^ID(?!\p{L})[\s:#.-]*\d/u
// A bound of a statistic: "P<0.05".
const IS_BOUND = /\p{L} ?[<>=≤≥]/u
// "$/malla 17 kilos": what is sold for so much
const IS_PER = /\p{Sc} ?\/ ?\p{L}.{0,90}\d/u
// An amount that is only mentioned: "Sin oferta (base $ 5.50)".
const IS_BESIDE = /^\p{L}[^\d(]{0,90}\(\p{L}[^)\d]{0,90}\d[^)]{0,90}\)$/u
const UNCLEAR = [
  IS_PER,
  IS_BESIDE,
  IS_BOUND,
  IS_NUMBER_OF_SOMETHING,
  IS_ABBREVIATED,
  UNCLEAR_THOUSANDS,
  UNCLEAR_METRES,
  IS_RATE,
  IS_TOURNAMENT,
]
// What a seller asks for, however he says it.
const ASKED = /^(?:offers? (?:over|in (?:excess|the region) of|from)|oieo|oiro|guide price|asking price) /i
// Pence, unless it is the height of a picture: "75p", "655.4p", "1,250p", "85p/100g", but not "1080p".
const PENCE =
  /^(\d{1,3}(?:\.\d{1,2})?|\d{1,2},?\d{3}\.\d{1,2}|\d{1,2},\d{3}) ?(?:p|pence)(?: each| ?\/ ?(?:\d{1,4} ?)?\p{L}{1,6})?$/u
const CENTS = /^(\d{1,3}(?:[.,]\d{1,2})?) ?¢(?: (?:each|ea\.?)| ?\/ ?\p{L}{1,6})?$/u

/** "75p" and "99¢": hundredths of what the country pays with. */
function readSmallCoins(cell: string): MoneyCell | null {
  const [, pence] = PENCE.exec(cell) ?? []
  const [, cents] = CENTS.exec(cell) ?? []
  const form = readNumberForm(pence ?? cents ?? '')
  if (!form) return null
  const codes = pence ? ['GBP'] : ['USD', 'CAD', 'AUD', 'NZD']
  const currency = { sign: pence ? 'p' : '¢', start: 0, end: 0, codes, isWeak: true }
  return { form, currency, isNegative: false, isBracketed: false, times: 0.01 }
}

// "350 mdp", "1,200 mdd": millions of pesos and of dollars, as Mexico's press writes them.
const MAY_BE_SPECIAL = /[pd]\.?$|pence|¢|\d ?p(?: each| ?\/)/i
const SPOKEN_MILLIONS = /^([\d.,]+) ?(m{1,2})d([pd])\.?$/i

function readSpokenMillions(cell: string): MoneyCell | null {
  const [, written = '', millions = '', coin = ''] = SPOKEN_MILLIONS.exec(cell) ?? []
  const form = readNumberForm(written)
  if (!form) return null
  const codes = coin.toLowerCase() === 'p' ? ['MXN'] : ['USD']
  const currency = { sign: `${millions}d${coin}`, start: 0, end: 0, codes, isWeak: false }
  return { form, currency, isNegative: false, isBracketed: false, times: millions.length === 1 ? 1e6 : 1e9 }
}

// "30.000 € b/a": before taxes, a year.
const GROSS = / b(?:tos?|rutos?)?\.? ?\/ ?(?:a|m|h|año|mes|hora)$/i

/** What the words beside an amount multiply it by; null where they say something else. */
function magnitudeOfWords(rest: string, { codes }: FoundCurrency): number | null {
  const words = foldWords(rest)
    .replace(/(\p{L})\.(?=\p{L})/gu, '$1')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
  if (words === '') return 1
  // A crore in India, credit on any statement.
  if (words === 'cr' && !codes.includes('INR')) return 1
  // "₹45 L" is lakhs there.
  if (words === 'l' && codes.includes('INR') && rest.includes('L')) return findMagnitude('lakh')
  // Trillions or tonnes.
  if (words === 't' && rest.includes('T')) return null
  const known = findMagnitude(words)
  if (known !== null) return known
  const others = words.split(' ').filter(word => !isMoneyCompanion(word))
  if (others.length > 0) return findMagnitude(others.join(' '))
  // Thousands or millions by a letter: "1,3 M€ HT".
  const [letters] = /(?<!\p{L})(?:MM?|[kK])(?!\p{L})/u.exec(rest) ?? []
  return letters === undefined ? 1 : findMagnitude(letters)
}

/** Reads a cell such as "S/ 15.000,00", "Desde 39,95 €", "(US$ 1,200)" or "$1.5 M"; null for anything else. */
export function splitMoneyCell(text: string): MoneyCell | null {
  const whole = text.trim().replace(ASKED, '').replace(GROSS, '')
  if (whole.length > MAX_LENGTH || BOUND.test(whole)) return null
  const special = MAY_BE_SPECIAL.test(whole) ? (readSmallCoins(whole) ?? readSpokenMillions(whole)) : null
  if (special) return special
  // Most texts name no currency: they need no closer look.
  const found = findCurrencies(whole)
  if (found.length === 0) return null
  const cut = dropMoneyRemarks(whole)
  if (cut === whole) return splitAmount(whole, found)
  return splitAmount(cut, findCurrencies(cut), whole) ?? splitAmount(whole, found)
}

// "498.000,00 (E)" leads to a note.
const isBracketed = (cell: string, { start, end }: FoundCurrency): boolean =>
  cell[start - 1] === '(' && cell[end] === ')'

// "3'95 €", as chalked on boards all over Spain
const HANDWRITTEN_CENTS = /(?<=^[\d.]+)['’´`](?=\d{2}$)/

function splitAmount(cell: string, found: FoundCurrency[], whole = cell): MoneyCell | null {
  const numbers = scanNumbers(cell)
  const [number] = numbers
  // Sentences that mention a price are no prices: do not search them for currencies.
  if (numbers.length !== 1 || cell.split(' ').length > MAX_WORDS || UNCLEAR.some(form => form.test(cell))) return null
  const currencies = found.filter(
    currency => !(LETTER_SIGN.test(currency.sign) && (found.length > 1 || isBracketed(cell, currency))),
  )
  // A weak sign gives way to a strong one: "$5,650 RF".
  const strong = currencies.filter(({ isWeak }) => !isWeak)
  const certain = strong.find(({ codes }) => codes.length === 1) ?? strong[0] ?? currencies[0]
  if (!number || !certain) return null
  const spans = [number, ...currencies].toSorted((a, b) => b.start - a.start)
  const rest = spans.reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, cell)
  const times = magnitudeOfWords(rest, certain)
  const form = readNumberForm(number.written.replace(HANDWRITTEN_CENTS, ','))
  if (times === null || !form || /^0\d/.test(number.written)) return null
  // "(2,35 €/kg)" in a shop tells what a kilo costs.
  const isPer = /^\([^/]*\/.*\)$/.test(whole)
  const isAround = /^\(.*\)$/.test(cell) || (cell[number.start - 1] === '(' && cell[number.end] === ')')
  const isNegative = /^[-−]/.test(cell) || /[-−]$/.test(cell.slice(0, number.start))
  // Words make the rest a remark: "(6,12 € sin IVA)".
  const isRemark = /\p{L}{3}/u.test(rest)
  return { form, currency: certain, isNegative, isBracketed: isAround && !isPer && !isRemark, times }
}
