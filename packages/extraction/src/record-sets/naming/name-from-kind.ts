import type { ValueKind } from '@sondeo/table/value'
import type { Meaning } from './column-words.data.ts'

export const meaningOfKind: Partial<Record<ValueKind, Meaning>> = {
  money: 'price',
  date: 'date',
  'date-range': 'date',
  percentage: 'percentage',
  duration: 'duration',
  url: 'link',
  image: 'image',
  identifier: 'code',
  email: 'email',
  phone: 'phone',
  address: 'address',
  number: 'number',
}

const LONG_TEXT = 90

type Texts = { texts: string[]; isFirstText: boolean }

// A heading or a "name" class around a price does not make it a name.
export const WORDY: ReadonlySet<Meaning> = new Set([
  'title',
  'name',
  'description',
  'author',
  'category',
  'text',
  'brand',
  'company',
])

/** Names that say nothing but the kind of a text: any word of the page says more. */
export const VAGUE: ReadonlySet<Meaning> = new Set(['text', 'description', 'number'])

const CLOCK = /^\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?\s?(?:h|hs|hrs|[ap]\.?\s?m\.?)?\.?$/i
const YEAR = /^(?:1[5-9]|20)\d{2}$/

/** Hours and years are days' parts, and are called so. */
function nameDates(texts: string[]): Meaning {
  const filled = texts.filter(text => text !== '')
  if (filled.every(text => CLOCK.test(text))) return 'time'
  return filled.every(text => YEAR.test(text)) ? 'year' : 'date'
}

/** For a column that the page gives no word: named by its tags and classes, else by what its values are. */
export function nameMeaning(hint: Meaning | null, kind: ValueKind, { texts, isFirstText }: Texts): Meaning {
  if (hint === 'date' || (kind === 'date' && hint === null)) return nameDates(texts)
  const byKind = meaningOfKind[kind]
  const isPartOfAmount = kind === 'money' && hint === 'currency'
  const isWrong = byKind ? WORDY.has(hint ?? 'text') || isPartOfAmount : hint === 'image'
  if (hint && !isWrong) return hint
  if (byKind) return byKind
  if (isFirstText) return 'title'
  const lengths = texts
    .filter(text => text !== '')
    .map(text => text.length)
    .sort((a, b) => a - b)
  return (lengths[Math.floor(lengths.length / 2)] ?? 0) > LONG_TEXT ? 'description' : 'text'
}
