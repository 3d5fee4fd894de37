import type { Field } from '../../describe-fields.ts'
import type { Draft, Finding, Order, Reader } from '../draft.ts'
import { type Found, hasConcept, isCue, isFigure, isJoint, isThing, neighbour, pickField, textOf } from '../look.ts'
import type { Part } from '../part.ts'
import { superlatives } from '../superlatives.data.ts'
import { type Directed, fieldOfDirection, isTelling, priceField } from './field-of-direction.ts'
import { readSpanSort } from './read-span-sort.ts'

/** Where the question says that something is sorted, and which way. */
type Said = { sorting: Found | null; direction: Part | undefined }

/** "ordenados por precio", "cheapest first", "from largest to smallest". */
export const readSort: Reader = draft => {
  const at = draft.parts.findIndex(part => isCue(part, 'sort'))
  const part = draft.parts[at]
  const said: Said = {
    sorting: part ? { part, at } : null,
    direction: draft.parts.find(one => isCue(one, 'descending', 'ascending')),
  }
  return (
    sortComputed(draft, said) ??
    sortFigures(draft, said) ??
    (said.sorting ? sortByNamed(draft, said.sorting, said.direction) : sortByDirection(draft, said.direction)) ??
    readSpanSort(draft)
  )
}

/** "sorted by days left": by the column that is worked out. */
function sortComputed({ derived }: Draft, { sorting, direction }: Said): Finding | null {
  if (!derived || !sorting || derived.at <= sorting.at || derived.at > sorting.at + 4) return null
  return { sortsComputed: { isAscending: !isCue(direction, 'descending') }, covers: [sorting.part, direction] }
}

const isAggregate = (part: Part | undefined) => isCue(part, 'count', 'sum', 'average', 'median')

/** "promedio por rubro, de mayor a menor", "how many per city, sorted by count": groups in the order of their figures. */
function sortFigures({ parts }: Draft, { sorting, direction }: Said): Finding | null {
  if (!sorting && !direction) return null
  const head = sorting ? parts.slice(0, sorting.at) : parts
  if (!head.some(isAggregate) || !head.some(part => isCue(part, 'per'))) return null
  const next = sorting ? neighbour(parts, sorting.at, 1, part => isJoint(part) || isCue(part, 'per'))?.part : undefined
  const isBare =
    next === undefined || next === direction || isAggregate(next) || (next.kind === 'field' && next.field.isNumeric)
  if (!isBare) return null
  return { sortsFigure: { isAscending: !isCue(direction, 'descending') }, covers: [sorting?.part, direction, next] }
}

const sortable = (part: Part | undefined): Field | undefined =>
  part?.kind === 'field' ? part.mention.matches[0]?.field : undefined

/** "precio de mayor a menor", "del más caro al más barato": only the direction is said. */
function sortByDirection(draft: Draft, direction: Part | undefined): Finding | null {
  if (!direction) return null
  const by = neighbour(draft.parts, draft.parts.indexOf(direction), -1)
  const words = textOf(draft, direction)
  const named = by && isColumnName(by.part, words) ? sortable(by.part) : undefined
  const meant = !named || isTelling(words) ? fieldOfDirection(draft, direction) : undefined
  // "fecha del más caro al más barato": the words of direction are about something else.
  const field = named && (!meant || meant.field.kind === named.kind) ? named : meant?.field
  if (!field) return null
  return {
    sort: { field, isAscending: isCue(direction, 'ascending') },
    covers: [direction, ...(meant?.covers ?? []), ...(by ? sortingWords(draft, by) : [])],
  }
}

/** What stands before the direction is a column, unless it says what the records are or the order is the alphabet's. */
const isColumnName = (part: Part, words: string): boolean => !isThing(part) && !/alfab|alphab/.test(words)

/** "por precio", where the column is said for the order alone. */
function sortingWords({ parts }: Draft, by: Found): (Part | null)[] {
  const opener = neighbour(parts, by.at, -1)?.part
  if (!opener || opener.kind === 'field') return []
  return [opener, isCue(opener, 'per', 'sort') ? by.part : null]
}

/** "ordenados por precio": what follows says by which column. */
function sortByNamed(draft: Draft, { part, at }: Found, direction: Part | undefined): Finding | null {
  const { parts } = draft
  const next = neighbour(parts, at, 1, isBeforeOperand)
  const known = next?.part.kind === 'cue' ? superlatives[next.part.cue] : undefined
  const field = sortable(next?.part) ?? (known && pickField(draft.fields, known.concepts.map(conceptTest)))
  const meant: Directed | undefined = field ? { field, covers: [] } : directedField(draft, direction)
  if (!meant) return null
  const isAscending = known ? known.isAscending : !direction || isCue(direction, 'ascending')
  const sort = { field: meant.field, isAscending }
  const covers = [part, direction, next?.part, ...meant.covers]
  if (!next) return { sort, covers }
  const per = parts.slice(at, next.at).find(one => isCue(one, 'per'))
  const further = readThenBy(draft, next.at)
  return { sort, thenBy: further.orders, covers: [...covers, per, ...further.covers] }
}

const conceptTest = (id: string) => hasConcept(id)

const directedField = (draft: Draft, direction: Part | undefined): Directed | undefined => {
  if (!direction) return undefined
  const price = /expens|car[oa]|barat|cheap/.test(textOf(draft, direction)) ? priceField(draft) : undefined
  return price ? { field: price, covers: [] } : fieldOfDirection(draft, direction)
}

/** What may stand between "sorted by" and the column: what the records are, a value, the direction. */
const isBeforeOperand = (part: Part): boolean =>
  isJoint(part) ||
  part.kind === 'value' ||
  isCue(part, 'per', 'and', 'descending', 'ascending') ||
  (part.kind === 'field' && part.mention.isThing && part.mention.concepts.length > 0 && !isFigure(part.field)) ||
  (part.kind === 'missing' && part.isThing)

/** "por región y luego por monto", "by city, then by price". */
function readThenBy({ parts }: Draft, from: number): { orders: Order[]; covers: Part[] } {
  const orders: Order[] = []
  const covers: Part[] = []
  for (let at = from; ; ) {
    const by = neighbour(parts, at, 1, part => isJoint(part) || isCue(part, 'and', 'descending', 'ascending'))
    const next = by && isCue(by.part, 'per', 'sort') ? neighbour(parts, by.at, 1) : null
    const field = sortable(next?.part)
    if (!by || !next || !field) return { orders, covers }
    const way = neighbour(parts, next.at, 1)?.part
    orders.push({ field, isAscending: !isCue(way, 'descending') })
    covers.push(by.part, next.part, ...(way && isCue(way, 'descending', 'ascending') ? [way] : []))
    at = next.at
  }
}
