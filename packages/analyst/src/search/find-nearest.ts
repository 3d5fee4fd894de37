import type { Nearest, PlanRequest } from '../analyst.ts'
import type { Language } from '../messages/explain-texts.ts'
import { type Condition, PLAN_VERSION, type Plan } from '../plan/plan.ts'
import type { Asked } from '../propose/read-asked.ts'
import { uniqueNames } from './build-plan.ts'
import { likeness } from './meaning.ts'
import { type ColumnView, PLACE_FACTOR, type SetView, viewSet } from './view-set.ts'

const MAX_NEAREST = 3
const MAX_LISTS = 6
/** Of what open questions were offered, headings less alike than this and values less alike than that were never meant. */
const ALIKE = { heading: 0.6, value: 0.7 }

type Found = { words: string; view: SetView; column: ColumnView; value: string | null; score: number }

/** Columns and values that words without use come near to: what could have been meant. */
export function findNearest(asked: Asked, unused: readonly number[], request: PlanRequest): Nearest[] {
  const views = request.sets
    .filter(({ kind }) => kind !== 'text')
    .slice(0, MAX_LISTS)
    .map(viewSet)
  const found = unused.flatMap(at => views.flatMap((view, rank) => nearIn(view, rank, at, asked)))
  const seen = new Set<string>()
  return found
    .toSorted((one, other) => other.score - one.score)
    .filter(({ column, value }) => {
      // The same words in another list or column are no other choice.
      const key = value ?? `: ${column.name}`
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, MAX_NEAREST)
    .map(({ words, view, column, value }) => ({
      words,
      set: view.set.id,
      column: { key: column.key, name: column.name },
      value,
      plan: planFor(view, column, value, { ...request, language: asked.language }),
    }))
}

function nearIn(view: SetView, rank: number, at: number, { tokens, meanings, text }: Asked): Found[] {
  const [token, meaning] = [tokens[at], meanings[at]]
  if (!token || !meaning) return []
  const words = text.slice(token.start, token.end)
  const near = (other: string) => similarity(token.word, other) - rank * 0.02
  const headings = view.columns.flatMap((column): Found[] => {
    const score = Math.max(0, ...column.heading.map(word => (likeness(word, meaning) > 0 ? 1 : near(word.word))))
    return score >= ALIKE.heading ? [{ words, view, column, value: null, score: score + 0.1 }] : []
  })
  const values: Found[] = []
  for (const [word, places] of view.places) {
    const score = near(word)
    if (score < ALIKE.value) continue
    const place = places[0] ?? 0
    const column = view.columns[Math.floor(place / PLACE_FACTOR)]
    const written = column?.written[place % PLACE_FACTOR]
    if (column && written) values.push({ words, view, column, value: written.length <= 60 ? written : word, score })
  }
  return [...headings, ...values.toSorted((one, other) => other.score - one.score).slice(0, 2)]
}

/** How many pairs of letters two words share. */
function similarity(one: string, other: string): number {
  if (one.length < 4 || other.length < 4 || one[0] !== other[0]) return 0
  if (Math.abs(one.length - other.length) > 5) return 0
  const pairs = new Set<string>()
  for (let at = 0; at + 1 < one.length; at++) pairs.add(one.slice(at, at + 2))
  let shared = 0
  for (let at = 0; at + 1 < other.length; at++) if (pairs.has(other.slice(at, at + 2))) shared++
  return (2 * shared) / (one.length + other.length - 2)
}

type Moment = { asOf: string; timeZone: string; language: Language }

function planFor(view: SetView, column: ColumnView, value: string | null, { asOf, timeZone }: Moment): Plan {
  const { columns, nameColumn, set } = view
  const wanted =
    value === null
      ? [...new Set([nameColumn, column.at])]
      : columns.filter(({ filled, isDetail }) => filled > 0 && !isDetail).map(({ at }) => at)
  const filter: Condition | null =
    value === null ? null : { kind: 'text', field: column.key, test: 'contains-word', values: [value] }
  return {
    version: PLAN_VERSION,
    asOf,
    timeZone,
    set: set.id,
    columns: uniqueNames(
      wanted.map(at => ({ name: columns[at]?.name || `${at + 1}`, value: { field: columns[at]?.key ?? '' } })),
    ),
    filter,
    groupBy: [],
    sort: [],
    distinct: false,
    limit: null,
  }
}
