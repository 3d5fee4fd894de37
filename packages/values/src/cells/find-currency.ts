import { countryCurrencies } from '../data/country-currencies.data.ts'
import {
  currencyCodes,
  currencySigns,
  dollarMayBeUsd,
  dollarMeansUsd,
  formerCurrencies,
} from '../data/currencies.data.ts'

/** A currency as written: the text itself, where it stands, and the ISO codes it may stand for. */
export type FoundCurrency = { sign: string; start: number; end: number; codes: string[]; isWeak: boolean }

const isoCodes = new Set([...currencyCodes, ...formerCurrencies])
// Weights, feet, and things that are quoted: "Peso neto", "Sq. Ft.", "Dólar observado".
const ordinaryWords = new Set(
  'real sol som won Esc peso dólar dollar pound pounds libras franc Ft Ar Db Sl Vt Nu Rf Ks Re Kz'.split(' '),
)
/** Signs as they are listed, and plurals of money in capitals, too: "Soles", "DÓLARES"; "Peso" is a weight. */
const signs = new Map(Object.entries(currencySigns))
for (const [sign, codes] of Object.entries(currencySigns)) {
  if (!/^\p{Ll}[\p{Ll} ]{3,}s$/u.test(sign) || ordinaryWords.has(sign)) continue
  const title = sign.replace(/(?<!\p{L})\p{L}/gu, letter => letter.toUpperCase())
  const first = sign.charAt(0).toUpperCase() + sign.slice(1)
  for (const written of [first, title, sign.toUpperCase()]) signs.set(written, codes)
}
const signsByFirst = new Map<string, string[]>()
for (const sign of [...signs.keys()].sort((a, b) => b.length - a.length)) {
  const first = sign.charAt(0)
  signsByFirst.set(first, [...(signsByFirst.get(first) ?? []), sign])
}

const LETTER = /\p{L}/u
const isLetter = (char: string | undefined): boolean => {
  if (char === undefined) return false
  if (char <= '\u007f') return (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z')
  return LETTER.test(char)
}
const codesOf = (sign: string): string[] => signs.get(sign) ?? []

const isAbbreviated = (text: string, start: number): boolean => text[start - 1] === '.' && isLetter(text[start - 2])

// A sign made of letters must not be part of a longer word; one made of symbols may touch anything.
const standsAlone = (text: string, start: number, end: number): boolean =>
  // Letters of a name look like a sign: "S&P", "H.R. 1954".
  !(
    isLetter(text[start]) &&
    (isLetter(text[start - 1]) || text[start - 1] === '&' || (end - start === 1 && isAbbreviated(text, start)))
  ) && !(isLetter(text[end - 1]) && isLetter(text[end]))

// Short or ordinary words count only beside a number.
const weakSigns = new Set(
  Object.keys(currencySigns).filter(
    sign => /^(?:\p{L}\.?|[A-Z]{2}|[A-Z]?[a-z]{2})$/u.test(sign) || ordinaryWords.has(sign),
  ),
)
const ISO_SHAPE = /^(?:[A-Z]{3}|[a-z]{3})$/
// Words of English and Spanish first, codes only in capitals.
// Kilograms, keys, Spain, wires, and the ten best: in capitals, too, codes only where people pay with them.
const codesThatAreMoreOftenWords = new Set([
  'ALL',
  'TOP',
  'CUP',
  'KGS',
  'CVE',
  'ESP',
  'ANG',
  'SOS',
  'MUR',
  'AWG',
  'SCR',
  'PHP',
])
const codesInSmallLetters = new Set(['usd', 'eur', 'gbp', 'mxn'])
const codesThatAreWords = new Set(['all', 'top', 'try', 'cup', 'pen', 'mad', 'gel', 'ron', 'mop', 'sos', 'mur', 'ang'])

/** Whether a text is a sign that only its surroundings tell from a word or a unit. */
export const isWeakSign = (text: string): boolean => weakSigns.has(text)

// A load that moves, a law of Brazil, the roll of doctors in Argentina.
const wordsElsewhere = new Set('din din. lek Lek lei Lei LEI leu nis NIS M.N. MN T$'.split(' '))

/** Whether a sign is a word or its beginning where nobody pays with it. */
export const isWordElsewhere = (sign: string): boolean => wordsElsewhere.has(sign)

/** Whether a weak sign is an ordinary word or unit in capitals: "TOP 10", "980 KGS". */
export const isOrdinaryCode = (sign: string): boolean => codesThatAreMoreOftenWords.has(sign)

function currencyAt(text: string, at: number): FoundCurrency | null {
  for (const sign of signsByFirst.get(text.charAt(at)) ?? []) {
    const end = at + sign.length
    if (text.startsWith(sign, at) && standsAlone(text, at, end)) {
      return { sign, start: at, end, codes: codesOf(sign), isWeak: weakSigns.has(sign) }
    }
  }
  const word = text.slice(at, at + 3)
  if (!ISO_SHAPE.test(word) || codesThatAreWords.has(word) || !standsAlone(text, at, at + 3)) return null
  const code = word.toUpperCase()
  const isWeak = (word !== code && !codesInSmallLetters.has(word)) || codesThatAreMoreOftenWords.has(code)
  return isoCodes.has(code) ? { sign: word, start: at, end: at + 3, codes: [code], isWeak } : null
}

// Letters that a sign begins with, up to its first other mark: "US" of "US$", all of "soles" and "PEN".
const begins = new Set([...signs.keys()].flatMap(sign => /^\p{L}+/u.exec(sign)?.[0] ?? []))
for (const code of isoCodes) begins.add(code).add(code.toLowerCase())

/** Every currency written in a text, from left to right. */
export function findCurrencies(text: string): FoundCurrency[] {
  const found: FoundCurrency[] = []
  for (let at = 0; at < text.length; ) {
    let end = at
    while (isLetter(text[end])) end++
    // Inside a word nothing stands alone, so each is looked at once.
    const mayBe = end > at ? begins.has(text.slice(at, end)) : signsByFirst.has(text.charAt(at))
    const currency = mayBe ? currencyAt(text, at) : null
    if (currency) found.push(currency)
    at = currency ? currency.end : Math.max(end, at + 1)
  }
  return found
}

/** Which of the currencies a sign may stand for is meant on a page of that country, or null when open. */
export function resolveCurrency(
  currency: { sign: string; codes: string[] },
  page: { country?: string | undefined; currency?: string | undefined },
): string | null {
  const [first, ...others] = currency.codes
  if (others.length === 0) return first ?? null
  if (page.currency && currency.codes.includes(page.currency)) return page.currency
  if (!page.country) return null
  if (currency.sign === '$' && dollarMeansUsd.includes(page.country)) return 'USD'
  if (currency.sign === '$' && dollarMayBeUsd.includes(page.country)) return null
  // Nicaragua's córdoba, and Canada's dollar everywhere else.
  if (currency.sign === 'C$' && page.country !== 'NI') return 'CAD'
  const own = countryCurrencies[page.country]
  return own && currency.codes.includes(own) ? own : null
}
