import type { Field } from './describe-fields.ts'
import { type Draft, hasConcept, isCue, isJoint, neighbour, pickField, use } from './draft.ts'
import type { Part } from './split-parts.ts'

/** "how many", "total de horas por docente", "average unit price per brand", "suppliers per line of business". */
export function readFigures(draft: Draft): void {
  if (draft.topGroup) return
  const { parts } = draft
  const group = findGroup(draft)
  const aggregate = parts.find(part => !part.used && isCue(part, 'sum', 'average'))
  const count = parts.find(part => !part.used && isCue(part, 'count'))
  if (aggregate?.kind === 'cue' && (group || !count)) {
    const field = figureField(draft, parts.indexOf(aggregate), group)
    if (field) {
      draft.figure = { aggregate: aggregate.cue === 'sum' ? 'sum' : 'average', field }
      use(aggregate)
    }
  } else if (count) {
    const distinct = group ? undefined : countedColumn(draft, parts.indexOf(count))
    draft.figure = distinct ? { aggregate: 'count-distinct', field: distinct } : { aggregate: 'count', field: null }
    use(count)
  } else if (group && isBareGroup(draft, group)) draft.figure = { aggregate: 'count', field: null }
  if (group && !draft.figure && draft.sort && draft.limit === 1) {
    draft.figure = { aggregate: draft.sort.isAscending ? 'min' : 'max', field: draft.sort.field }
    draft.sort = null
    draft.limit = null
  }
  if (!group || !draft.figure) return
  draft.groupBy = group.field
  use(...group.parts)
}

type Group = { field: Field; parts: Part[]; at: number }

/** A column after "por", "per", "by": rows are made for each of its values. */
function findGroup(draft: Draft): Group | null {
  const { parts } = draft
  for (const [at, part] of parts.entries()) {
    if (part.used || !isCue(part, 'per')) continue
    const next = neighbour(parts, at, 1)
    if (next?.part.kind !== 'field' || next.part.used) continue
    const isEach = /^(?:cada|each)$/.test(draft.question.words[part.from]?.folded ?? '') && part.to - part.from === 1
    const field = next.part.mention.matches
      .map(match => match.field)
      .find(field => !field.isNumeric && (field.distinct < field.filled || !isEach))
    if (field) return { field, parts: [part, next.part], at: next.at }
  }
  return null
}

/** "suppliers per line of business": nothing else is asked but the groups. */
function isBareGroup({ parts, sort }: Draft, group: Group): boolean {
  if (sort || group.field.distinct >= group.field.filled) return false
  const others = parts.filter(
    part => part.kind === 'field' && !part.used && !group.parts.includes(part) && !part.mention.isThing,
  )
  return others.length === 0
}

function figureField(draft: Draft, at: number, group: Group | null): Field | undefined {
  const { parts, fields } = draft
  const numeric = (found: { part: Part } | null): Field | undefined => {
    if (found?.part.kind !== 'field' || group?.parts.includes(found.part)) return undefined
    const field = found.part.mention.matches.find(({ field }) => field.isNumeric)?.field
    if (field) use(found.part)
    return field
  }
  const skip = (part: Part) => isJoint(part) || isCue(part, 'sum', 'average', 'all')
  const near = numeric(neighbour(parts, at, 1, skip)) ?? numeric(neighbour(parts, at, -1, skip))
  if (near) return near
  const elsewhere = parts.find(
    part =>
      part.kind === 'field' &&
      !part.used &&
      part.mention.matches.some(({ field }) => field.isNumeric) &&
      !group?.parts.includes(part),
  )
  if (elsewhere) return numeric({ part: elsewhere })
  return pickField(fields, [
    field => field.isNumeric && hasConcept('amount', 'price', 'budget', 'salary')(field),
    field => field.kind === 'money',
    field => field.isNumeric && !hasConcept('rank', 'code', 'year')(field),
  ])
}

/** "cuántas ciudades hay": the different values of a column that repeats them, not the records. */
function countedColumn({ parts }: Draft, at: number): Field | undefined {
  const next = neighbour(parts, at, 1, part => isJoint(part) || isCue(part, 'distinct', 'all'))
  if (next?.part.kind !== 'field') return undefined
  const { field, mention } = next.part
  const isSaid = parts.some(part => isCue(part, 'distinct') && part.to - part.from === 1)
  if (field.isNumeric || field.isDate || field.distinct >= field.filled || (mention.isThing && !isSaid))
    return undefined
  use(next.part, ...parts.filter(part => isCue(part, 'distinct')))
  return field
}
