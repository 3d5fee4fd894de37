import type { Value } from '@sondeo/table/value'
import { type ColumnReading, readColumn } from '@sondeo/values/read-column'
import { oncePerPage } from '../page/once-per-page.ts'
import type { Page } from '../page/page.ts'
import type { Draft, Picture } from './draft.ts'
import type { Meaning } from './naming/column-words.data.ts'
import { namingLanguage, sayMeaning } from './naming/name-from-classes.ts'
import { readContactColumn } from './read-contact-column.ts'

const BARE = /^[\d.,\s-]+$/

/**
 * A figure that one or two records have and that neither a word nor a class names: there is nothing to compare it with,
 * so what it counts or names stays open. Amounts, dates, measures and addresses of the web tell by themselves what they are.
 */
function keepLoneFiguresAsText({ kind, values }: ColumnReading, texts: string[]): ColumnReading {
  const open = (value: Value, text: string): Value => {
    if (value.kind === 'address') return { kind: 'text', text }
    if (value.kind === 'number' && BARE.test(text)) {
      return { kind: 'ambiguous', between: [value, { kind: 'identifier', id: text }] }
    }
    const isDigits = value.kind === 'identifier' && !value.scheme && BARE.test(text)
    return isDigits ? { kind: 'text', text } : value
  }
  return { kind, values: values.map((value, at) => open(value, texts[at] ?? '')) }
}

// One or two figures have no neighbours that tell what they are.
const FEW = 2

/** Types one column of a draft and reads its cells, by all of them and by where the page comes from. */
export function readDraftColumn(page: Page, draft: Draft, column: number): ColumnReading {
  const cells = draft.rows.map(row => row[column] ?? null)
  if (draft.columnMeanings?.[column] === 'image' && cells.every(cell => !cell || cell.picture)) {
    return { kind: 'image', values: cells.map(cell => valueOfPicture(cell?.picture)) }
  }
  const texts = cells.map(cell => cell?.text ?? '')
  if (isProse(texts)) return readAsText(texts)
  const name = draft.columnNames[column] || sayClass(page, draft.columnMeanings?.[column])
  const reading = readOnce(page, texts, name)
  const read = readContactColumn({ page, name, cells, reading })
  const isNameless = draft.kind === 'list' && name === ''
  return isNameless && texts.filter(text => text !== '').length <= FEW ? keepLoneFiguresAsText(read, texts) : read
}

const knownReadings = oncePerPage(() => new Map<string, ColumnReading>())

/** Lists inside one another share most of their columns: each is read once. */
function readOnce(page: Page, texts: string[], name: string): ColumnReading {
  const known = knownReadings(page)
  const key = [texts.length, name, ...texts].join('\0')
  const before = known.get(key)
  if (before) return before
  const reading = readColumn(texts, {
    language: page.language ?? undefined,
    country: page.country ?? undefined,
    currency: page.currency ?? undefined,
    name,
  })
  known.set(key, reading)
  return reading
}

// Dates show what they are, words of looks and places tell nothing of values.
const SPEAKING: ReadonlySet<Meaning> = new Set([
  'code',
  'phone',
  'price',
  'oldPrice',
  'salary',
  'amount',
  'quantity',
  'comments',
  'reviews',
  'percentage',
  'duration',
  'year',
  'address',
])

/** Where the page gives no header, the class of the elements is one: "2222" in "codigo" names something. */
function sayClass(page: Page, meaning: Meaning | null | undefined): string {
  return meaning && SPEAKING.has(meaning) ? sayMeaning(meaning, namingLanguage(page.language)) : ''
}

const PROSE_LENGTH = 100

/** Long texts are never numbers or dates: looking closer would only cost time. Addresses of the web are long in one piece. */
const isProse = (texts: string[]): boolean => {
  const filled = texts.filter(text => text !== '')
  const long = filled.filter(text => text.length > PROSE_LENGTH && text.includes(' '))
  return filled.length > 0 && long.length > filled.length / 2
}

const readAsText = (texts: string[]): ColumnReading => ({
  kind: 'text',
  values: texts.map(text => (text === '' ? { kind: 'empty' } : { kind: 'text', text })),
})

const valueOfPicture = (picture: Picture | undefined): Value =>
  picture
    ? { kind: 'image', url: picture.url, ...(picture.alternative && { alternative: picture.alternative }) }
    : { kind: 'empty' }
