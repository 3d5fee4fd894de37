// Signs and codes that may stand apart from their amount: "R$", "S/", "Bs.", "USD".
const SIGN = String.raw`(?:\p{Lu}{0,3}\p{Sc}|[SB]\/\.?|Bs\.?|Gs\.?|EUR|USD|GBP|CHF|MXN|PEN|COP|CLP|ARS|BRL|BOB|UYU|PYG|GTQ|CRC|DOP|HNL|NIO|VES)`
// What an amount is paid for: "/mes", "/ night".
const PER = String.raw`(?:\s?\/\s?\p{L}{1,8}\.?)`
const SIGN_ALONE = new RegExp(`^${SIGN}$`, 'u')
const SIGN_PER = new RegExp(`^${SIGN}${PER}$`, 'u')
const AMOUNT = new RegExp(String.raw`^${SIGN}?\s?\d[\d.,]*[⁰¹²³⁴-⁹]{0,2}\s?${SIGN}?$`, 'u')
const HAS_SIGN = /\p{Sc}|[SB]\/|\p{L}{2}/u
const RAISED_CENTS = /^[⁰¹²³⁴-⁹]{2}(?:\s?[^\p{L}\p{N}\s]{1,3})?$/u

/** One price and nothing else. */
export const isAmount = (text: string): boolean => AMOUNT.test(text)

export const isSignOfMoney = (text: string): boolean => SIGN_ALONE.test(text)

/** The sign that stands a space before its amount: "S/" before "15.00", "USD" before "$5.40". */
export const isSignOf = (before: string, text: string): boolean =>
  isSignOfMoney(before) && (/^[A-Z]{3}$/.test(before) ? /^\p{Sc}? ?\d[\d.,]*(?!\S)/u : /^\d[\d.,]*(?!\S)/).test(text)

/** The cents and the sign of an amount whose markup sets them apart: "12", "⁹⁹", "€"; "12", ".", "99"; "5", ",34", " €"; "14", "€", "99"; "19", "€90". */
export function isRestOfAmount(before: string, text: string, gap: number): boolean {
  if (/\d[⁰¹²³⁴-⁹]*$/.test(before) && (isSignOfMoney(text) || SIGN_PER.test(text))) return !HAS_SIGN.test(before)
  if (gap > 0) return false
  if (/\d\p{Sc}$/u.test(before)) return /^\d{2}$/.test(text)
  if (/\d$/.test(before)) return RAISED_CENTS.test(text) || /^[.,€]\d{2}$/.test(text)
  return /\d[.,]$/.test(before) && /^\d{2,3}$/.test(text)
}
