import { dayAt } from '../../../run/comparable.ts'
import { foldInPlace, type Span, spanOf, splitWords, type Word } from '../../../words/split-words.ts'
import { type DaysFound, findDays } from '../../find-days.ts'
import { findQuantities, type Quantity } from '../../find-quantities.ts'
import { type CueFound, findCues } from '../find-cues.ts'

/** All that can be told of a question before looking at a list. */
export type Question = {
  text: string
  words: Word[]
  quotes: (Span & { text: string })[]
  quantities: Quantity[]
  days: DaysFound[]
  cues: CueFound[]
  today: string
}

/** "more than a week": one week. */
const oneUnit = /\b(than|over|under|within|least|most)\s+an?\s+(?=(?:day|week|month|year|hour|kilo|tonne?)\b)/giu

const quotePattern = /["“«„]([^"”»“]{1,120})["”»“]|(?<![\p{L}\p{N}])['‘]([^'’]{1,120})['’](?![\p{L}\p{N}])/gu

/** "three-bedroom", "5-star": a number and what it counts. */
const countHyphen = /\b(\d+|two|three|four|five|six|seven|eight|nine|ten)-(?=\p{L}{3})/giu

/** "duty-free goods": goods without duty. */
const freeOf = /\b(duty|tax|vat|tariff|fee|charge|licence|license)[- ]free\b/giu

/** "4.5+ stars": that or more. */
const openEnd = /(\d)\+(?=\s|$)/g

export function readQuestion(asked: string, { asOf, timeZone }: { asOf: string; timeZone: string }): Question {
  const text = asked
    .normalize('NFC')
    .replace(countHyphen, '$1 ')
    .replace(freeOf, 'without $1')
    .replace(openEnd, '$1 plus')
    .replace(oneUnit, '$1 1 ')
    .replace(/\s+/g, ' ')
    .trim()
  const folded = foldInPlace(text)
  const words = splitWords(text)
  const today = dayAt(asOf, timeZone)
  const quotes = Array.from(text.matchAll(quotePattern), match => ({
    ...spanOf(words, match.index, match.index + match[0].length),
    text: (match[1] ?? match[2] ?? '').trim(),
  })).filter(quote => quote.text && quote.to > quote.from)
  const isIn = (spans: readonly Span[]) => (at: number) => spans.some(({ from, to }) => at >= from && at < to)
  const inQuote = isIn(quotes)
  const days = findDays(folded, words, today).filter(({ from }) => !inQuote(from))
  const inDays = isIn(days)
  const quantities = findQuantities(folded, words).filter(({ from }) => !inQuote(from) && !inDays(from))
  const inQuantity = isIn(quantities)
  const cues = findCues(words, at => !inQuote(at) && !inDays(at) && !inQuantity(at))
  return { text, words, quotes, quantities, days, cues, today }
}
