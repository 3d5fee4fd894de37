import type { ValueKind } from '@sondeo/table/value'
import { type Candidate, hasCents, isBare } from '../cells/classify-cell.ts'
import { type FoundCurrency, resolveCurrency } from '../cells/find-currency.ts'
import { findMagnitude } from '../cells/find-magnitude.ts'
import { sizeOf } from '../cells/number-form.ts'
import { currenciesWithoutSmallCoins, dollarMayBeUsd } from '../data/currencies.data.ts'
import { knownUnits } from '../data/known-units.data.ts'
import type { HeaderCurrency } from '../header/header-currencies.ts'
import type { Header } from '../header/read-header.ts'
import { baseLanguage, type ColumnContext, contextCountry, homeCurrency, ownCurrency } from './column-context.ts'

type Column = { kind: ValueKind; context: ColumnContext; header: Header; candidates: Candidate[] }

/** What the page's prices are in, as far as header and page say. */
export type PageMoney = { country: string | undefined; currency: string | undefined }

/** "Precio (L)" means lempiras where people pay with them. */
function isNamed({ sign, isWeak, needsPage, codes, start, end }: HeaderCurrency, context: ColumnContext): boolean {
  if (!isWeak) return true
  const own = ownCurrency(context)
  if (codes.includes('CLF')) return own === 'CLP'
  if (needsPage) return codes.includes(homeCurrency(context) ?? '')
  const isBracketed = context.name?.[start - 1] === '(' && context.name[end] === ')'
  // "R/ton", but litres per hectare
  const isPer = context.name?.[end] === '/' && !knownUnits.has(sign.toLowerCase())
  // A letter that is said to be the currency: "Valor en L".
  const isSaid = start + sign.length === context.name?.length && / (?:en|in) $/i.test(context.name.slice(0, start))
  return (isBracketed || isPer || isSaid) && own !== undefined && codes.includes(own)
}

/** Hundredths under "¢/lb", octanes of petrol, and what no coin is small enough for. */
function isNoAmount({ sign, codes }: FoundCurrency, { context, candidates }: Column): boolean {
  if (sign === '¢') return !codes.includes(ownCurrency(context) ?? '')
  if (sign !== codes[0]) return false
  const sizes = candidates.flatMap(candidate => (candidate.as === 'number' ? [sizeOf(candidate.cell.form)] : []))
  if (sign === 'RON') return ownCurrency(context) !== 'RON' && sizes.every(size => size >= 85 && size <= 102)
  return currenciesWithoutSmallCoins.has(sign) && sizes.every(size => size < SMALLEST_COIN)
}

const SMALLEST_COIN = 10

/** The only currency that is spelled out among these. */
function soleCurrency(currencies: readonly FoundCurrency[]): string | undefined {
  const codes = currencies.flatMap(({ isWeak, codes }) => (isWeak || codes.length > 1 ? [] : codes))
  return new Set(codes).size === 1 ? codes[0] : undefined
}

const signsOf = (candidates: Candidate[]): FoundCurrency[] =>
  candidates.flatMap(candidate => (candidate.as === 'money' ? [candidate.cell.currency] : []))

// The country stands for its money: "Unit Cost (US)", "Precio EE. UU.".
const OF_AMERICA = /(?<!\p{L})(?:US|USA|EE\. ?UU\.?|EEUU)(?!\p{L})/u
const dollarOfHeader = ({ name }: ColumnContext): string | undefined =>
  OF_AMERICA.test(name ?? '') ? 'USD' : undefined

/**
 * What a shared sign means here: under "Tarifa (USD)" a "$" is no peso, and on an English page of no country it is what
 * the cells beside it spell out; Spanish pages write "US$" to tell it from their "$".
 */
export function findPageMoney({ header, context, candidates }: Omit<Column, 'kind'>): PageMoney {
  const country = contextCountry(context)
  const usual = dollarMayBeUsd.includes(country ?? '') ? undefined : context.currency
  const known = soleCurrency(header.currencies) ?? dollarOfHeader(context) ?? usual
  const isOpenDollar = !country && baseLanguage(context) === 'en'
  const beside = isOpenDollar ? soleCurrency(signsOf(candidates)) : undefined
  // "COP 450,000" beside it tells nothing of a dollar.
  return { country, currency: known ?? (beside?.endsWith('D') ? beside : undefined) }
}

const isNumeric = (kind: ValueKind): boolean => kind === 'number' || kind === 'money'

/** "4 500 ETP" beside "640 M€": the column holds figures of all kinds. */
const isOfOtherKind = (candidate: Candidate): boolean => {
  const unit = candidate.as === 'number' ? candidate.cell.unit : null
  return unit !== null && unit.length > 1 && findMagnitude(unit) === null
}

/** "2'500.–" is paid with what people have there, and so is "24.50" beside it. */
const isPriceWithDash = (candidate: Candidate): boolean => candidate.as === 'number' && candidate.cell.isPrice === true
const isPriceOrNothing = (candidate: Candidate): boolean =>
  isPriceWithDash(candidate) || hasCents(candidate) || (candidate.as === 'resolved' && candidate.value.kind === 'empty')

/** What the numbers without a sign are in: as the header says, else as all the signed ones do. */
export function chooseCurrency(column: Column, page: PageMoney): FoundCurrency | null {
  const { kind, context, header, candidates } = column
  // "Importe (miles €)": the numbers are not the amounts, so they stay numbers.
  if (!isNumeric(kind) || header.isScaled) return null
  const currencies = header.currencies.filter(currency => isNamed(currency, context))
  // "Valor UF ($)": what stands in brackets at the end is what it costs.
  const [named] = currencies.filter(({ start }) => context.name?.[start - 1] === '(').concat(currencies)
  if (named) return isNoAmount(named, column) ? null : named
  const own = ownCurrency(context)
  if (own && candidates.some(isPriceWithDash) && candidates.every(isPriceOrNothing))
    return { sign: own, start: 0, end: 0, codes: [own], isWeak: false }
  const signed = signsOf(candidates)
  // "648.2" under "p/kg" is no pounds.
  const arePence = header.says('pence') && signed.some(({ codes }) => codes.includes('GBP'))
  if (kind !== 'money' || signed.length === 0 || arePence || candidates.some(isOfOtherKind)) return null
  // "3,95 €/mes", "10 GB SSD", "5": what a plan costs and what it has
  const bare = candidates.filter(isBare).length
  const isMixed = candidates.some(({ as }) => as === 'text') && !header.asksForAmounts
  if (isMixed && bare >= signed.length) return null
  const meant = signed.map(currency => resolveCurrency(currency, page) ?? currency.sign)
  // "USD 318,450.00" says so because the others are in something else.
  const isForeign = own !== undefined && meant.every(code => /^[A-Z]{3}$/.test(code) && code !== own)
  if (isForeign && bare > signed.length) return null
  if (new Set(meant).size === 1) return signed[0] ?? null
  // Foreign money says so; what says nothing is the country's own, where most of the rest is.
  const isOwn = (at: number): boolean => own !== undefined && meant[at] === own
  const owned = signed.filter((_, at) => isOwn(at))
  return owned.length * 2 > signed.length ? (owned[0] ?? null) : null
}
