import type { Field } from '../../describe-fields.ts'
import type { Draft } from '../draft.ts'
import { fieldOf, hasConcept, isCue, isDate, neighbour, pickField, textOf } from '../look.ts'
import type { Part } from '../part.ts'

/** The column that words of direction are about, and the parts that name it. */
export type Directed = { field: Field; covers: readonly Part[] }
type Direction = { draft: Draft; part: Part; words: string }

/** What words of direction say is compared; the first that fits. */
const meanings: readonly [RegExp, (direction: Direction) => Directed | undefined][] = [
  [
    /alfab|alphab|a z$|a la z|^a to z/,
    ({ draft }) =>
      plain(
        pickField(draft.fields, [
          one => one.families.has('name') && !one.isNumeric,
          one => !one.isNumeric && !one.isDate,
        ]),
      ),
  ],
  [/expens|car[oa]|barat|cheap/, ({ draft }) => plain(priceField(draft))],
  [/nuev|reciente|antigu|viej|proxim|cercan|lejan|cronolog|chronolog|new|old|latest|earliest|soon|nearest/, dayMeant],
  [
    /grande|pequen|larg|big|small/,
    ({ draft }) =>
      plain(
        pickField(draft.fields, [one => one.isNumeric && hasConcept('area', 'size')(one), one => one.kind === 'money']),
      ),
  ],
]

const plain = (field: Field | undefined): Directed | undefined => field && { field, covers: [] }

/** "from largest to smallest", "del más caro al más barato": the words say what is compared. */
export function fieldOfDirection(draft: Draft, part: Part): Directed | undefined {
  const words = textOf(draft, part)
  const meaning = meanings.find(([pattern]) => pattern.test(words))
  return meaning ? meaning[1]({ draft, part, words }) : plain(comparedField(draft))
}

/** Words that say what is compared: prices or days. */
export const isTelling = (words: string): boolean =>
  /expens|car[oa]s?\b|barat|cheap|nuev|reciente|antigu|viej|proxim|cercan|lejan|new|old|latest|earliest|soon/.test(
    words,
  )

export const priceField = ({ fields }: Draft): Field | undefined =>
  pickField(fields, [hasConcept('price'), field => field.kind === 'money'])

/** The day named right after, else the one that such words are about: "soonest" looks ahead, "newest" back. */
function dayMeant({ draft: { parts, fields }, part, words }: Direction): Directed | undefined {
  const next = neighbour(parts, parts.indexOf(part), 1)?.part
  const named = fieldOf(next, isDate)
  if (next && named) return { field: named, covers: [next] }
  const isAhead = /proxim|cercan|lejan|soon|nearest/.test(words)
  return plain(
    pickField(fields, [
      one => one.isDate && isAhead && hasConcept('deadline', 'event-date', 'start', 'service')(one),
      isDate,
    ]),
  )
}

/** "menos de 50 soles, de menor a mayor": sorted by what was compared. */
function comparedField({ conditions, fields, parts }: Draft): Field | undefined {
  const compared = conditions.findLast(({ test }) => test.kind === 'number' || test.kind === 'date')?.test
  const field = compared && 'field' in compared ? fields.find(({ key }) => key === compared.field) : undefined
  if (parts.some(part => isCue(part, 'went-up', 'went-down'))) return pickField(fields, [hasConcept('change')]) ?? field
  return field ?? pickField(fields, [one => one.kind === 'money'])
}
