import { readMoney } from '@sondeo/values/read-money'
import type { Page } from '../../page/page.ts'
import type { Field } from './field.ts'
import { countTexts, neverMeet, readText } from './field.ts'

const MONEY_LIKE =
  /^\D{0,24}(?:[$€£¥₡₲]|\b[A-Z]{2,3}\b|\bkr|S\/|Bs|Gs|L\.|Q)\D{0,3}\d[\d.,'\s]*\D{0,8}$|^\D{0,12}\d[\d.,'\s]*\s?(?:[€£$]|kr|[A-Z]{3})\D{0,8}$/
const NEARLY_ALL = 0.9
const MOSTLY = 0.8
const OLD_PRICE = 'oldprice'

type Amounts = { field: Field; amounts: (number | null)[] }

/**
 * Which price is which: of two that stand together the dearer one, which some records lack, is what it cost before.
 * Prices that never meet in one record are one field: a reduced price often stands in a box of its own.
 */
export function tellPrices(page: Page, fields: Field[]): Field[] {
  const prices = fields.flatMap(field => readAmounts(page, field) ?? [])
  if (prices.length < 2) return fields
  const old = new Set(prices.filter(one => prices.some(other => isOldPriceOf(one, other))).map(({ field }) => field))
  const result = new Map<Field, Field | null>()
  for (const field of old) result.set(field, { ...field, classWords: OLD_PRICE })
  const current = prices.map(({ field }) => field).filter(field => !old.has(field) && field.classWords !== OLD_PRICE)
  const before = prices.map(({ field }) => field).filter(field => !current.includes(field))
  for (const field of current) {
    const partner = result.has(field)
      ? undefined
      : current.find(other => !result.has(other) && isSameField(field, other, before))
    if (!partner) continue
    const [more, less] = countTexts(field) >= countTexts(partner) ? [field, partner] : [partner, field]
    const label = more.label === less.label ? more.label : ''
    result.set(more, { ...more, label, texts: more.texts.map((text, i) => text ?? less.texts[i] ?? null) })
    result.set(less, null)
  }
  return fields.flatMap(field => {
    const told = result.get(field)
    return told === undefined ? field : (told ?? [])
  })
}

function readAmounts(page: Page, field: Field): Amounts | null {
  const texts = field.texts.map(text => (text ? readText(page, text) : null))
  if (!texts.every(text => text === null || MONEY_LIKE.test(text))) return null
  return { field, amounts: texts.map(text => (text === null ? null : readMoney(text).amount)) }
}

/** Dearer wherever both are given, and not given everywhere; a price with a label of its own says itself what it is. */
function isOldPriceOf(one: Amounts, other: Amounts): boolean {
  if (one === other || one.field.label || countTexts(one.field) >= countTexts(other.field)) return false
  let met = 0
  let dearer = 0
  for (const [i, amount] of one.amounts.entries()) {
    const now = other.amounts[i]
    if (amount === null || now === null || now === undefined) continue
    met++
    if (amount > now) dearer++
  }
  return met >= 2 && met >= countTexts(one.field) * MOSTLY && dearer === met
}

/**
 * Never both, together nearly everywhere; a label on one of them only tells why that one is drawn apart. Two labels tell
 * two facts, unless one of them stands just where there is an old price: "usual price" here and "offer" there.
 */
function isSameField(field: Field, other: Field, old: readonly Field[]): boolean {
  if (field === other || !neverMeet(field, other)) return false
  const isReduced = (own: Field): boolean => old.some(({ texts }) => standTogether(texts, own.texts))
  if (field.label !== other.label && field.label && other.label && !isReduced(field) && !isReduced(other)) return false
  return countTexts(field) + countTexts(other) >= field.texts.length * NEARLY_ALL
}

const standTogether = (one: Field['texts'], other: Field['texts']): boolean =>
  one.every((text, i) => (text === null) === (other[i] === null))
