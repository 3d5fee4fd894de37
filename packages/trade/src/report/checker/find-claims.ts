import { numberWords } from '@sondeo/table/number-words'
import type { DecimalSign } from '../format-figures.ts'
import { magnitudes, rankWords } from './number-words.data.ts'

type ClaimUnit = 'usd' | 'usd-per-kg' | 'percent' | 'plain' | 'year' | 'rank' | 'foreign'

/** A number a sentence states: its possible values, how finely it is told, and what it counts. */
export type Claim = {
  text: string
  at: number
  end: number
  readings: { value: number; step: number }[]
  unit: ClaimUnit
  isNegative: boolean
}

const words = (list: Record<string, unknown>): string =>
  Object.keys(list)
    .sort((a, b) => b.length - a.length)
    .join('|')

const digits = String.raw`\d+(?:[  '’.,]\d+)*`
const scale = String.raw`(?:\s*-?\s*(?:mil\s+millones|${words(magnitudes)})(?![\p{L}\p{N}]))`
const currency = String.raw`(?:us\$|u\$s|usd|us\s?dollars?|dolares|dollars?|\$)`
const foreign = `(?:€|£|¥|₹|₽|eur|euros?|gbp|libras?|pounds?|pesos?|mxn|soles|reales|yen|yuan|cny|jpy|cop|clp|ars|brl|rupees?|rupias?)`
const wordNumber = String.raw`(?:${words(numberWords)})(?:(?:[\s-]+(?:y\s+|and\s+)?)(?:${words(numberWords)}))*`
const claim = new RegExp(
  String.raw`(?<before>${currency}|${foreign})?\s*(?<sign>[-+])?\s*(?<before2>${currency})?\s*` +
    String.raw`(?:(?<digits>${digits})|(?<![\p{L}])(?<words>${wordNumber})(?![\p{L}]))(?<exponent>e[+-]?\d+)?` +
    String.raw`(?<scale>${scale})?\s*(?<after>(?:de\s+)?(?:${currency}|${foreign})(?![\p{L}]))?` +
    String.raw`(?<percent>\s*(?:%|percent|per\s?cent|por\s?ciento|pct|puntos porcentuales|percentage points|p\.p\.|pp(?!\p{L})))?` +
    // "Three times as much" is no fact of ours.
    String.raw`(?<times>[\s-]*(?:times|veces|fold)(?![\p{L}]))?` +
    String.raw`(?<perKg>\s*(?:por|per|/|el|a|each|cada)\s*(?:kg|kilo|kilogram[a-z]*))?`,
  'gu',
)
// The letters stand at the figure: in "US$13,900 a year" they are a word.
const rank = new RegExp(
  String.raw`(?<![\p{L}])(${words(rankWords)})(?![\p{L}])|(?<![\d.,])(\d+)(?:\s?[ºª]|st|nd|rd|th|o|a|er|ro|do|to|mo|vo|no)(?![\p{L}])`,
  'gu',
)
const one = /(?<!\p{L})(?:one of|uno de los|una de las|no one|one another)(?!\p{L})/gu

/** "1.234" is two numbers; the convention of the text says which. What is written in another one is no number. */
function readDigits(text: string, decimalSign: DecimalSign): { value: number; step: number }[] {
  const groupSign = decimalSign === '.' ? ',' : '.'
  const compact = text.replace(/[  '’]/g, '')
  const [whole = '', decimals, ...more] = compact.split(decimalSign)
  const isWhole =
    /^\d+$/.test(whole) || new RegExp(`^\\d{1,3}(?:\\${groupSign}\\d{2,3})*\\${groupSign}\\d{3}$`).test(whole)
  if (!isWhole || more.length > 0 || (decimals !== undefined && !/^\d+$/.test(decimals))) return []
  const number = whole.replaceAll(groupSign, '') + (decimals === undefined ? '' : `.${decimals}`)
  return [{ value: Number(number), step: 10 ** -(decimals?.length ?? 0) }]
}

/** Not a number when the words make none: "twenty fifty-one" is how years are read aloud. */
function readWords(text: string): number {
  let sum = 0
  let room = 1000
  for (const word of text.split(/[\s-]+/).filter(each => each in numberWords)) {
    const value = numberWords[word] ?? 0
    if (word === 'hundred') {
      if (sum > 9) return Number.NaN
      sum = Math.max(sum, 1) * 100
      room = 100
    } else {
      if (value >= room) return Number.NaN
      sum += value
      room = value >= 100 ? 100 : value >= 20 && value % 10 === 0 ? 10 : 1
    }
  }
  return sum
}

const readScale = (text: string | undefined): number => {
  const clean = text?.trim().replace(/^-\s*/, '').replace(/\s+/g, ' ')
  if (!clean) return 1
  return clean === 'mil millones' ? 1e9 : (magnitudes[clean] ?? Number.NaN)
}

const isForeign = (text: string | undefined): boolean =>
  text !== undefined && new RegExp(`^(?:de\\s+)?${foreign}$`, 'u').test(text.trim())

/** Every number of a plain sentence, in digits or words. */
export function findClaims(plain: string, decimalSign: DecimalSign): Claim[] {
  const masked = plain.replace(one, found => ' '.repeat(found.length))
  const ranks = [...masked.matchAll(rank)].map((match): Claim => {
    const value = match[1] ? (rankWords[match[1]] ?? 0) : Number(match[2])
    return {
      text: match[0],
      at: match.index,
      end: match.index + match[0].length,
      readings: [{ value, step: 0 }],
      unit: 'rank',
      isNegative: false,
    }
  })
  const rest = ranks.reduce((text, { at, end }) => text.slice(0, at) + ' '.repeat(end - at) + text.slice(end), masked)
  const numbers = [...rest.matchAll(claim)].map((match): Claim => {
    const {
      digits: typed,
      words: spelled,
      sign,
      before,
      before2,
      after,
      percent,
      perKg,
      exponent,
      times,
    } = match.groups ?? {}
    const by = readScale(match.groups?.scale) * (exponent ? 10 ** Number(exponent.slice(1)) : 1)
    const readings = typed ? readDigits(typed, decimalSign) : [{ value: readWords(spelled ?? ''), step: 1 }]
    const isMoney = [before, before2, after].some(text => text !== undefined)
    const isYear =
      typed !== undefined && /^(?:1[5-9]|2[01])\d\d$/.test(typed) && by === 1 && !isMoney && !percent && !sign
    const unit =
      times || [before, after].some(isForeign)
        ? 'foreign'
        : percent
          ? 'percent'
          : perKg
            ? 'usd-per-kg'
            : isMoney || by >= 1e6
              ? 'usd'
              : isYear
                ? 'year'
                : 'plain'
    return {
      text: match[0].trim(),
      at: match.index,
      end: match.index + match[0].length,
      readings: readings.map(({ value, step }) => ({ value: value * by, step: step * by })),
      unit,
      isNegative: sign === '-',
    }
  })
  return [...ranks, ...numbers].sort((a, b) => a.at - b.at)
}
