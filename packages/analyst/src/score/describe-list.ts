import type { Asked } from '../propose/read-asked.ts'
import { likeness, meaningOf } from '../search/meaning.ts'
import { wordsOf } from '../search/tokens.ts'
import type { SetView } from '../search/view-set.ts'

type Context = { asked: Asked; rank: number; about: readonly string[] }

/** What speaks for a list among the others of a scan: its place, its size, how whole it is, and its name. */
export function describeList({ set, rows, columns }: SetView, { asked, rank }: Context): string[] {
  const filled = columns.reduce((sum, column) => sum + column.filled, 0) / Math.max(1, rows * columns.length)
  const name = wordsOf(set.name ?? '').map(meaningOf)
  const said = name.filter(word =>
    asked.meanings.some((one, at) => !asked.isStop[at] && likeness(one, word) > 0),
  ).length
  const size = rows === 1 ? 'one' : rows < 5 ? 'few' : rows < 15 ? 'some' : 'many'
  return [
    `l:rank${Math.min(rank, 6)}`,
    `l:${set.kind}`,
    `l:${size}`,
    `l:${size}:rank${Math.min(rank, 3)}`,
    `l:full${Math.floor(filled * 4)}`,
    `l:wide${Math.min(6, columns.length)}`,
    `l:named${Math.min(2, said)}`,
  ]
}
