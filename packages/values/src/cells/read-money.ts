import { lowerCents } from './drop-remarks.ts'
import { type FoundCurrency, findCurrencies, resolveCurrency } from './find-currency.ts'
import { type DecimalSeparator, isTwofold, type NumberForm, provenSeparator, readNumberForm } from './number-form.ts'
import { scanNumbers } from './scan-numbers.ts'

/** What a price text says. `sign` is the currency as written; `isTwofold` when another reading was as good. */
export type MoneyReading = { amount: number | null; currency: string | null; sign: string | null; isTwofold: boolean }

export type MoneyContext = {
  /** A second text that may name the currency, such as a label beside the price. */
  currencyText?: string | undefined
  decimalSeparator?: DecimalSeparator | undefined
  country?: string | undefined
  currency?: string | undefined
}

type Amount = { form: NumberForm; start: number; end: number; isNegative: boolean }

const FREE = /^\s{0,9}(?:free|gratis|gratuit[oa]?)\s{0,9}[!.]?\s{0,9}$/i
const MONTH = /\b(?:jan|ene|feb|mar|apr|abr|may|jun|jul|aug|ago|sep|oct|nov|dec|dic)\p{L}*\b/iu

// "119. 95", "1.837, 32", "35€ 99": a fraction set apart from its whole by a space or by the sign.
const joinFractions = (text: string): string =>
  lowerCents(text)
    .replace(/(\d[.,]) (\d{2})(?!\d)/g, '$1$2')
    .replace(/(\d) ?([€£]) ?(\d{2})(?!\d|[.,]\d)/g, '$1.$3 $2')

function findAmounts(text: string): Amount[] {
  const amounts: Amount[] = []
  for (const { written, start, end } of scanNumbers(text)) {
    const form = readNumberForm(written)
    const isPercent = /^\s?%/.test(text.slice(end, end + 2))
    // 007 and MX924IX are codes.
    const isCode = /^0\d/.test(written) || (/[A-Za-z]/.test(text[start - 1] ?? '') && /[A-Za-z]/.test(text[end] ?? ''))
    if (!form || isPercent || isCode) continue
    const before = text.slice(Math.max(0, start - 6), start)
    amounts.push({
      form,
      start,
      end,
      isNegative: /[-−](?:[^\d\s-]{1,4}\s?)?$/.test(before) && !/\d\s?[-−][^\d]*$/.test(before),
    })
  }
  return amounts
}

const gap = (currency: FoundCurrency, amount: Amount): number =>
  currency.end <= amount.start ? amount.start - currency.end : currency.start - amount.end

const touches = (text: string, currency: FoundCurrency, amount: Amount): boolean => {
  const distance = gap(currency, amount)
  if (distance < 0 || distance > 3) return false
  const between =
    currency.end <= amount.start ? text.slice(currency.end, amount.start) : text.slice(amount.end, currency.start)
  // Behind a number a dash leads on to the next price: "50 - $2.00".
  return currency.end <= amount.start
    ? /^[\s:.,–-]*$/.test(between)
    : /^[\s:.,]*[-–]?\s?$/.test(between) && !/\s[-–]/.test(between)
}

function pickAmount(text: string, amounts: Amount[], currencies: FoundCurrency[]): Amount | null {
  const at = amounts.findIndex(amount => currencies.some(currency => touches(text, currency, amount)))
  const [first] = amounts
  if (at <= 0) return first ?? null
  const chosen = amounts[at]
  const before = amounts[at - 1]
  if (!chosen || !before) return null
  // "26 to 50 €": the sign stands once, behind the whole range.
  return /^\s*(?:to|a|al|bis|y|-|–)\s*$/.test(text.slice(before.end, chosen.start)) ? before : chosen
}

// A sign of one currency wins over a shared one beside it: "$1,190.00 AUD" is Australian.
const preferCertain = (found: FoundCurrency[]): FoundCurrency | null => {
  const strong = found.filter(currency => !currency.isWeak)
  return strong.find(currency => currency.codes.length === 1) ?? strong[0] ?? found[0] ?? null
}

function pickCurrency(text: string, amount: Amount | null, found: FoundCurrency[]): FoundCurrency | null {
  const touching = amount ? found.filter(currency => touches(text, currency, amount)) : []
  const chained = found.filter(one =>
    touching.some(other =>
      one.end <= other.start ? other.start - one.end <= 1 : one !== other && one.start - other.end <= 1,
    ),
  )
  return preferCertain([...touching, ...chained]) ?? preferCertain(found.filter(currency => !currency.isWeak))
}

function pickFromLabel(label: string): FoundCurrency | null {
  const found = findCurrencies(label)
  const amounts = findAmounts(label)
  const whole = found.filter(one => label.replace(one.sign, '').trim() === '')
  const priced = found.filter(one => amounts.some(amount => touches(label, one, amount)))
  return preferCertain(found.filter(one => !one.isWeak)) ?? preferCertain([...whole, ...priced])
}

const amountOf = (amount: Amount, decimal: DecimalSeparator | undefined): number => {
  const { form } = amount
  const proven = provenSeparator(form)
  const group = Math.max(form['.'] ?? 0, form[','] ?? 0)
  // Prices have two decimals or none, so three digits behind a separator are thousands.
  const size = proven ? form[proven] : decimal ? form[decimal] : group
  return (amount.isNegative ? -1 : 1) * (size ?? 0)
}

/** Reads the price in a short text that may hold other words; null amount when there is none. */
export function readMoney(text: string, context: MoneyContext = {}): MoneyReading {
  const joined = joinFractions(text)
  const currencies = findCurrencies(joined)
  const amounts = findAmounts(joined)
  const amount = pickAmount(joined, amounts, currencies)
  const found = pickCurrency(joined, amount, currencies) ?? pickFromLabel(context.currencyText ?? '')
  const isDate = !found && MONTH.test(joined) && amount !== null && /^(?:19|20)\d\d$/.test(String(amount.form['.']))
  const size = amount && !isDate ? amountOf(amount, context.decimalSeparator) : FREE.test(text) ? 0 : null
  return {
    amount: size,
    currency: found ? resolveCurrency(found, context) : null,
    sign: found?.sign ?? null,
    isTwofold: amount !== null && isTwofold(amount.form) && context.decimalSeparator === undefined,
  }
}
