import type { Condition } from '../plan/plan.ts'
import { countBits } from '../search/bits.ts'
import { likeness } from '../search/meaning.ts'
import type { ColumnView, SetView } from '../search/view-set.ts'
import { contextOf, type Fragment, type Proposer } from './fragment.ts'
import { rowsWhere } from './propose-numbers.ts'
import type { Asked } from './read-asked.ts'

/** A column that the question names and that not every record has: with it, or without it. */
export const proposePresence: Proposer = (asked, view) => {
  // Each record there is one contact: who asks for two kinds of them wants both, not those that are both.
  if (view.set.kind === 'contacts') return []
  return view.columns.flatMap(column => {
    if (column.filled === 0 || column.filled === view.rows) return []
    const at = asked.meanings.findIndex(
      (said, i) => !asked.isStop[i] && column.heading.some(word => likeness(said, word) > 0),
    )
    return at < 0 ? [] : [true, false].map(has => makeFragment({ has, at, column, asked, view }))
  })
}

type Wish = { has: boolean; at: number; column: ColumnView; asked: Asked; view: SetView }

function makeFragment({ has, at, column, asked, view }: Wish): Fragment {
  const rows = rowsWhere(view.rows, row => (column.textOf[row] ?? -1) >= 0 === has)
  const span = { from: at, to: at + 1 }
  const { before, before2 } = contextOf(asked, span)
  const present: Condition = { kind: 'present', field: column.key }
  const name = has ? 'with' : 'without'
  return {
    kind: 'presence',
    rows,
    count: countBits(rows),
    columns: [column.at],
    span,
    condition: has ? present : { kind: 'not', of: present },
    whole: 1,
    features: [`p:${name}`, `p:${name}:${before}`, `p:${name}:${before2}`, `p:${name}:${column.shape}`],
  }
}
