import { foldWords } from '@sondeo/table/fold-words'
import { type FoundCurrency, findCurrencies, isWordElsewhere } from '../cells/find-currency.ts'
import { findMagnitude } from '../cells/find-magnitude.ts'
import { formerCurrencies } from '../data/currencies.data.ts'
import { isMoneyCompanion } from '../data/money-words.data.ts'

/** A currency of a header; `needsPage`: letters that only a page which pays with it makes money of. */
export type HeaderCurrency = FoundCurrency & { needsPage?: boolean }

/** The currencies of a header, and whether it says how much of one the other costs. */
export type HeaderCurrencies = { currencies: HeaderCurrency[]; isRate: boolean }

/** What the other words of the header speak for. */
type Said = { isMoney: boolean; isOther: boolean; isCounted: () => boolean }

// "Bs/USD", "G./US$": so much of one for one of the other.
const BEFORE_DIVISOR = /(?:^|[\s(])[^\s(/]{1,4} ?\/ ?$/
const BETWEEN_PAIR = /^ ?(?:\/|-|–|→|x|por|per|vs\.?) ?$/i
// A rate says how much one of them is: "1 USD =", "per 100 JPY", "US$ 1 =".
const ONE_BEFORE = /(?:^|[(:]|(?:^|[\s(])(?:por|per|for|x|cada|each)) ?10{0,3} ?$/i
const EQUALS_BEHIND = /^ ?(?:10{0,3} ?)?=/

// "Euro stoxx 50", "Euro (venta)": the thing that is quoted.
const QUOTED = /^euro .*\p{L}/iu
// "Talla EUR", "Palés EUR", "Pesos máx.": sizes, pallets and weights.
const MEASURED =
  /(?<!\p{L})(?:tallas?|sizes?|n[.º°o]{1,2}|pal[eé]s?|palets?|pallets?) \(?(?:EUR|Euro)(?!\p{L})|^pesos (?:m[aáeéií]|brut|net|viv|unit|prom)/iu

// A unit of physics, unless a blank parts it: "Conductividad (S/m)", but "S/ m".
const SIEMENS = /(?<!\p{L})[mµu]?S\/c?m(?![\p{L}\d²])/u

// Written all over the world, whatever is paid with at home.
const WORLDWIDE = new Set(['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'CNY', 'RMB', 'Eur', 'yen'])
const LETTERS = /^[\p{L} ]+\.?$/u
// Tests, days, coils, files, octanes: what these letters begin or stand for elsewhere.
const MEAN_MORE = new Set(
  'PEN MAD BOB CRC COP CAD RON GEL BAM LAK PAB MOP PHP NAD STN TRY SSP BSD ETB BND GIP LSL CDF SVC'.split(' '),
)
const PER_SOMETHING = /^\.? ?\/|^\.? ?(?:por|per|x) /i

const areDisjoint = (a: FoundCurrency, b: FoundCurrency): boolean => !a.codes.some(code => b.codes.includes(code))

/** Either of two: "£ or €". */
const isChoice = (strong: FoundCurrency[]): boolean =>
  strong.some((currency, at) => at > 0 && areDisjoint(strong[at - 1] ?? currency, currency))

function isRate(name: string, strong: FoundCurrency[]): boolean {
  return strong.some((currency, at) => {
    const before = strong[at - 1]
    if (before && BETWEEN_PAIR.test(name.slice(before.end, currency.start))) return true
    const head = name.slice(Math.max(0, currency.start - 8), currency.start)
    return BEFORE_DIVISOR.test(head) || ONE_BEFORE.test(head) || EQUALS_BEHIND.test(name.slice(currency.end))
  })
}

const isBesideMoney = (word: string): boolean => isMoneyCompanion(word) || findMagnitude(word) !== null

/** "PEN", "Neto CLP" and "MXN por noche" are what they look like; "PEN tests" is so at most where people pay with it. */
function classify(name: string, currency: FoundCurrency, { isMoney, isOther, isCounted }: Said): HeaderCurrency {
  const { sign, end, isWeak } = currency
  const ofPage = { ...currency, isWeak: true, needsPage: true }
  // "S/N" is what things are numbered by; soles a kilo need a page from there.
  if (sign === 'S/' && /^\p{L}/u.test(name.slice(end)) && !isMoney) return ofPage
  if (isWeak || isMoney || WORLDWIDE.has(sign) || !(LETTERS.test(sign) || isWordElsewhere(sign))) return currency
  const behind = name.slice(end)
  // Codes of currencies that mean something else here: "Cód. GRD", "RSD (%)", "NAD83", "SAR-Wert".
  if (isOther || /^\d|^-\p{L}/u.test(behind) || formerCurrencies.includes(sign)) return ofPage
  const isWord = isWordElsewhere(sign)
  if (!isWord && PER_SOMETHING.test(behind)) return currency
  // Something else is measured: "MAD (days)", "Pesos (kg)", "Carga din. (kg/palé)".
  if (isCounted()) return { ...currency, isWeak: true }
  // What stands behind a comma or in brackets is about something else.
  const [joined = ''] = foldWords(behind).split(/[,;:()|]/, 1)
  const words = joined.match(/\p{L}+/gu) ?? []
  const isPlain = !isWord && (!MEAN_MORE.has(sign) || words.every(isBesideMoney))
  return isPlain ? currency : ofPage
}

// The currency spelled out at the end: "precio_dolar", "Valor en lempira".
const SPELLED_LAST = /(?<![a-z])([a-z]{2,10})\)?$/
const SPELLED: Record<string, string> = {
  dolar: 'USD',
  euro: 'EUR',
  sol: 'PEN',
  lempira: 'HNL',
  quetzal: 'GTQ',
  boliviano: 'BOB',
  guarani: 'PYG',
  colon: 'CRC',
  balboa: 'PAB',
  gs: 'PYG',
}
// Codes in small letters, as programs write them: "monto_pen".
const CODES = new Set('pen clp cop ars mxn pyg bob uyu brl gtq hnl crc nio dop'.split(' '))

/** The money that a header of prices ends with, in one word. */
function findSpelled(name: string): HeaderCurrency[] {
  const [, word = ''] = SPELLED_LAST.exec(foldWords(name)) ?? []
  const code = SPELLED[word] ?? (CODES.has(word) ? word.toUpperCase() : undefined)
  const end = name.length
  return code ? [{ sign: word, start: end - word.length, end, codes: [code], isWeak: false }] : []
}

/** The currencies that the numbers under a header may be in: a rate between two, or a choice of two, is in neither. */
export function findHeaderCurrencies(name: string, said: Said): HeaderCurrencies {
  const found = findCurrencies(name)
  const strong = found.filter(({ isWeak }) => !isWeak)
  if (strong.length === 0 && said.isMoney) found.unshift(...findSpelled(name))
  if (found.length === 0) return { currencies: found, isRate: false }
  if (!said.isMoney && SIEMENS.test(name)) return { currencies: [], isRate: false }
  const hasRate = isRate(name, strong)
  if (hasRate || isChoice(strong) || QUOTED.test(name) || MEASURED.test(name))
    return { currencies: [], isRate: hasRate }
  return { currencies: found.map(currency => classify(name, currency, said)), isRate: false }
}
