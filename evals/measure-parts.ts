import { isClosed } from './closed-quarter.ts'
import type { Figure } from './eval-task.ts'

const PARTS = ['seen', 'closed'] as const

type Parts<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => string
  measure: (items: Item[]) => Figure[]
}

/** The same figures of what may be looked into and of the closed quarter, each pair side by side. */
export function measureParts<Item>({ items, keyOf, measure }: Parts<Item>): Figure[] {
  const [seen = [], closed = []] = PARTS.map(part => {
    const own = items.filter(item => isClosed(keyOf(item)) === (part === 'closed'))
    return own.length > 0 ? measure(own).map((figure): Figure => ({ ...figure, part })) : []
  })
  const measures = [...new Set([...seen, ...closed].map(figure => figure.measure))]
  return measures.flatMap(name => [...seen, ...closed].filter(({ measure: own }) => own === name))
}

/** What may be shown of a set: of the closed quarter only figures. */
export const seenOf = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  items.filter(item => !isClosed(keyOf(item)))
