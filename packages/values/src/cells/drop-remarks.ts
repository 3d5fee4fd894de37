import { lowerDigits } from './raised-digits.ts'

// "45.–", "15,-": a dash where the cents would stand.
const DASHED_CENTS = /(\d)(?:[.,] ?[-–—]{1,2}|(?<=\d{3})\/[=-])(?=$|[\s€*])/g
// "12 €50", "35€ 99": the sign stands where the decimal mark would.
const SIGN_INSIDE = /(\d) ?([€£]) ?(\d{2})(?!\d|[.,]\d)/
// What comes on top of the price: "+ servicios", "+ 21% IVA".
const EXTRAS = / ?\+ ?(?:\d{1,2}(?:[.,]\d{1,2})? ?% ?)?\p{L}[\p{L}. /]{0,30}(?:\(?\d{1,2} ?%\)?)?$/u
// "/kg", "/ 100 g", "/sq ft", but not the slash of "S/" and "B/".
const PER_SLASH =
  /(?<!(?:^|[^\p{L}])[SsBb]) ?\/ ?(?:\d{1,4} ?)?\p{L}[\p{L}²³\d.]{0,14}(?:[ -]\p{L}{1,14}\.?){0,2}(?: ?\/ ?\p{L}{1,5}\.?)?$/u
// What the price is for: "por metro", "per 100 sheets", "el kilo".
const PER_WORD =
  / (?:(?:por|per|x|cada|each|pro|par|je) (?:cada )?(?:\d{1,4} ?)?|(?:la|el|le|al|a la|the|an?) )\p{L}[\p{L}.²³]{0,14}(?: de \d{1,4})?$/iu
const BRACKETED_WORDS = / ?\((?![^)]*\d)[^()]{1,60}\)$/

// Cheap looks before the careful ones: most amounts carry none of all this.
const MAY_HAVE_EXTRAS = /\)$|\+/
const MAY_SAY_PER = /[ /](?:\d{1,4} ?)?\p{L}/u

/** Leaves an amount with its sign and its magnitude: cuts off per what, what comes on top, and remarks in brackets. */
export function dropMoneyRemarks(text: string): string {
  const joined = tidyCents(text)
  const bare = MAY_HAVE_EXTRAS.test(joined) ? joined.replace(BRACKETED_WORDS, '').replace(EXTRAS, '') : joined
  return MAY_SAY_PER.test(bare) ? bare.replace(PER_SLASH, '').replace(PER_WORD, '') : bare
}

const MAY_NEED_TIDYING = /[.,] ?[-–—]|\/[=-]$|[€£⁰¹²³⁴-⁹]/

export const tidyCents = (text: string): string =>
  MAY_NEED_TIDYING.test(text) ? lowerCents(text).replace(DASHED_CENTS, '$1').replace(SIGN_INSIDE, '$1.$3 $2') : text

const CENTS_BEFORE_SIGN = /(?<=\d)([⁰¹²³⁴-⁹]{2})(?= ?(?:\p{Sc}|[A-Z]{3}(?!\p{L})))/u
const CENTS_BEHIND_SIGN = /(?<=^(?:\p{L}{0,3}\p{Sc}|S\/\.?|[A-Z]{3}) ?\d[\d.,]*)([⁰¹²³⁴-⁹]{2})(?!\p{No})/u

/** "$ 12⁹⁹": cents, and no mark of a footnote. */
export const hasRaisedCents = (text: string): boolean => CENTS_BEHIND_SIGN.test(text)

/** "3⁹⁹ €" is 3,99 €. */
export function lowerCents(text: string): string {
  const write = (mark: string) => (cents: string) =>
    (text.includes(mark) ? (mark === '.' ? ',' : '.') : mark) + lowerDigits(cents)
  return text.replace(CENTS_BEFORE_SIGN, write(',')).replace(CENTS_BEHIND_SIGN, write('.'))
}

/** No cents, written as a dash: "45.–". */
export const hasDashedCents = (text: string): boolean => /\d[.,] ?[-–—]{1,2}$/.test(text)

const BRACKETED = / ?\((?=[^()]*\p{L}|(?:19|20)\d\d\))[^()]{1,60}\)$/u

const keepClock = (remark: string): string => (/\d:\d\d/.test(remark) ? remark.replace(/[()]/g, ' ').trimEnd() : '')

/** "15:00 hs (prorrogada)", "1.200 (2 lotes)", "250 (2024)": what stands in brackets behind a value is about it. */
export const dropBracketedRemark = (text: string): string =>
  text.startsWith('(') || SENTENCE.test(text) ? text : text.replace(BRACKETED, keepClock)
// Who says so much means more than the number: "8.3 (255 code units with long names)".
const SENTENCE = /\((?:[^\s()]+\s+){5}[^()]*\)$/

// "30 pct" are packets in Brazil.
const PERCENT_WORDS = /\s?(?:por ciento|por cento|percent|per cent|prozent|(?<=[.,]\d+\s?)pct)$/i
// "TAE 3,25 %", "desde 4,5 %", "20 % dto.", "12 % anual": words that leave a percentage what it is.
const BEFORE_PERCENT =
  /^(?:desde|from|ab|hasta|up to|aprox\.?|ca\.|tae|tin|tea|tcea|tna|tem|apr|apy|iva|igv)\s(?=[+\-−]?\d)/i
const BEHIND_PERCENT =
  /(?<=\d\s?%)\s(?:tae|tin|tea|tcea|tna|tem|apr|apy|e\.?\s?a\.?|n\.?\s?a\.?|p\.?\s?a\.?|a\.\s?[am]\.|anual|mensual|anuales|annual|yearly|monthly|dto\.?|dcto\.?|off|(?:de )?descuento|discount|iva|igv|interanual|aprox\.?|(?:alc\.?\/?)?\s?vol\.?|abv)$/i

/** Leaves a percentage with its sign and nothing else. */
export function dropPercentWords(text: string): string {
  const written = text.replace(PERCENT_WORDS, '%')
  return written.includes('%') ? written.replace(BEFORE_PERCENT, '').replace(BEHIND_PERCENT, '') : written
}
