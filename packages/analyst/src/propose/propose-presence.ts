import type { Condition } from '../plan/plan.ts'
import { countBits } from '../search/bits.ts'
import { likeness } from '../search/meaning.ts'
import type { ColumnView, SetView } from '../search/view-set.ts'
import { translationsOf } from '../words/translations.ts'
import { contextOf, type Fragment, type Proposer } from './fragment.ts'
import { rowsWhere } from './propose-numbers.ts'
import type { Asked } from './read-asked.ts'

const MAX_UNNAMED = 4

/** A column that not every record has: with it, or without it. */
export const proposePresence: Proposer = (asked, view) => {
  // Each record there is one contact: who asks for two kinds of them wants both, not those that are both.
  if (view.set.kind === 'contacts') return []
  const gaps = view.columns.filter(({ filled }) => filled > 0 && filled < view.rows)
  const placeOf = ({ heading }: ColumnView) =>
    asked.meanings.findIndex((said, i) => !asked.isStop[i] && heading.some(word => likeness(said, word) > 0))
  const named = gaps.filter(column => placeOf(column) >= 0)
  const unnamed = gaps.filter(column => !named.includes(column) && column.sort !== null).slice(0, MAX_UNNAMED)
  return [
    ...named.flatMap(column =>
      [true, false].map(has => makeFragment({ has, at: placeOf(column), column, asked, view })),
    ),
    ...unnamed.map(column => implied(makeFragment({ has: true, at: 0, column, asked, view }), column, asked)),
  ]
}

/** Words may ask for it without its name: a former price is what offers have. Which words do is learned. */
function implied(fragment: Fragment, { heading, shape }: ColumnView, { gloss, isStop }: Asked): Fragment {
  const concepts = heading.slice(0, 3).map(({ word }) => translationsOf(word)[0] ?? word)
  const words = [...new Set(gloss.filter((_, at) => !isStop[at]))]
  return {
    ...fragment,
    span: { from: 0, to: 0 },
    features: [
      'p:implied',
      `p:implied:${shape}`,
      ...words.flatMap(word => [`p:implied:${shape}:${word}`, ...concepts.map(one => `p:implied:${one}:${word}`)]),
    ],
  }
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
