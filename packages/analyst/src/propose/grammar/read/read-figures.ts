import type { Field } from '../../describe-fields.ts'
import { type Draft, type Finding, isFree, joinFindings, type Reader, take } from '../draft.ts'
import {
  type FieldPart,
  fieldOf,
  hasConcept,
  isCue,
  isJoint,
  isNumeric,
  isThing,
  neighbour,
  pickField,
  textOf,
  wordAt,
} from '../look.ts'
import type { Part } from '../part.ts'
import { superlatives } from '../superlatives.data.ts'
import { findGroup, type Group } from './find-group.ts'

const aggregates = ['sum', 'average', 'median'] as const

/** "how many", "total de horas por docente", "average unit price per brand", "suppliers per line of business". */
export const readFigures: Reader = draft => {
  if (draft.topGroup || draft.having) return null
  const group = findGroup(draft)
  const figure = readFigure(draft, group)
  if (!group) return figure
  const known = take(draft, figure)
  const further = known.figure ? null : known.sort ? readTopOfGroup(known, group) : readNamedFigure(known, group)
  const found = joinFindings(figure, further)
  if (!found.figure && !found.isTopOfGroup) return found
  return joinFindings(found, { groupBy: group.field, groupFormula: group.formula ?? null, covers: group.parts })
}

/** What is added up or counted. */
function readFigure(draft: Draft, group: Group | null): Finding | null {
  const { parts } = draft
  const aggregate = parts.find(part => isFree(draft, part) && isCue(part, ...aggregates))
  const count = parts.find(part => isFree(draft, part) && isCue(part, 'count') && !isNoun(draft, part))
  if (aggregate && (group || !count || isCue(aggregate, 'average', 'median')))
    return readAggregate(draft, aggregate, group)
  if (count) return readCount(draft, count, group)
  return group && isBareGroup(draft, group) ? { figure: { aggregate: 'count', field: null } } : null
}

/** "con un número de casco mayor a 50" counts nothing. */
const isNoun = (draft: Draft, part: Part): boolean =>
  /^(?:un|su|el|a|its|their|an)$/.test(wordAt(draft, part.from - 1)) &&
  draft.parts.slice(0, draft.parts.indexOf(part)).some(one => isCue(one, 'with'))

function readAggregate(draft: Draft, cue: Part, group: Group | null): Finding | null {
  const aggregate = aggregates.find(one => isCue(cue, one))
  const found = figureField(draft, draft.parts.indexOf(cue), group)
  if (!found || !aggregate) return null
  return { figure: { aggregate, field: found.field }, covers: [cue, found.part] }
}

function readCount(draft: Draft, count: Part, group: Group | null): Finding {
  const at = draft.parts.indexOf(count)
  const amount = countedAmount(draft, at)
  if (amount) {
    const covers = [count, amount.part]
    // "cuántas horas dura el diplomado": of one record the figure stands on the page; of many it is added up.
    return !group && isAboutOne(draft)
      ? { columns: [amount.field], covers }
      : { figure: { aggregate: 'sum', field: amount.field }, covers }
  }
  const distinct = group ? null : countedColumn(draft, at)
  if (!distinct) return { figure: { aggregate: 'count', field: null }, covers: [count] }
  const repeats = draft.parts.filter(part => isCue(part, 'distinct'))
  return { figure: { aggregate: 'count-distinct', field: distinct.field }, covers: [count, distinct, ...repeats] }
}

/** "how many employees": a column of numbers right after the words is what is counted, not the records. */
function countedAmount(draft: Draft, at: number): { field: Field; part: Part } | undefined {
  const next = neighbour(draft.parts, at, 1)?.part
  if (next?.kind !== 'field' || !isFree(draft, next) || next.mention.isThing) return undefined
  const match = next.mention.matches[0]
  if (!match?.field.isNumeric || match.score < 0.7 || !['number', 'duration'].includes(match.field.kind))
    return undefined
  return { field: match.field, part: next }
}

/** A condition names a record: words of a column that is different in every one. */
const isAboutOne = ({ conditions, fields }: Draft): boolean =>
  conditions.some(
    ({ test }) =>
      test.kind === 'text' &&
      fields.some(({ key, distinct, filled }) => key === test.field && distinct >= filled * 0.9),
  )

/** "precio promedio por distrito" where the column itself is called "Precio promedio". */
function readNamedFigure(draft: Draft, group: Group): Finding | null {
  const named = draft.parts.find(
    (part): part is FieldPart =>
      part.kind === 'field' &&
      isFree(draft, part) &&
      !group.parts.includes(part) &&
      part.field.isNumeric &&
      /promedi|averag|mean|total/.test(textOf(draft, part)),
  )
  if (!named) return null
  const aggregate = /total/.test(textOf(draft, named)) ? 'sum' : 'average'
  return { figure: { aggregate, field: named.field }, covers: [named] }
}

/** "the cheapest of each city" is a record for each; "highest price per city" is only the figure. */
function readTopOfGroup(draft: Draft, group: Group): Finding | null {
  const { parts, sort } = draft
  const cue = parts.find(
    part =>
      !isFree(draft, part) &&
      part.kind === 'cue' &&
      (isCue(part, 'max', 'min') || superlatives[part.cue] !== undefined),
  )
  if (!sort || !cue || draft.columns.length > 0) return null
  const isEach = group.parts[0] && /cada|each|every/.test(textOf(draft, group.parts[0]))
  if (draft.limit === null && !isEach) return null
  const isRecord = (part: Part) => part.kind === 'topic' || (isThing(part) && !isOf(part, group))
  if (!isCue(cue, 'max', 'min') || parts.some(part => isRecord(part) && !group.parts.includes(part)))
    return { isTopOfGroup: true }
  return { figure: { aggregate: sort.isAscending ? 'min' : 'max', field: sort.field }, sort: null, limit: null }
}

const isOf = (part: Part, { field }: Group): boolean => part.kind === 'field' && part.field === field

/** "suppliers per line of business": nothing else is asked but the groups. */
function isBareGroup(draft: Draft, group: Group): boolean {
  if (draft.sort || group.field.distinct >= group.field.filled) return false
  return !draft.parts.some(
    part => part.kind === 'field' && isFree(draft, part) && !group.parts.includes(part) && !part.mention.isThing,
  )
}

/** The column that is added up: beside the word, else named anywhere, else the one that sums are mostly about. */
function figureField(draft: Draft, at: number, group: Group | null): { field: Field; part?: Part } | undefined {
  const { parts, fields } = draft
  const numeric = (part: Part | undefined) => {
    const field = part && !group?.parts.includes(part) ? fieldOf(part, isNumeric) : undefined
    return field && part && { field, part }
  }
  const skip = (part: Part) => isJoint(part) || isCue(part, 'sum', 'average', 'median', 'all')
  const near = numeric(neighbour(parts, at, 1, skip)?.part) ?? numeric(neighbour(parts, at, -1, skip)?.part)
  const named = near ?? numeric(parts.find(part => isFree(draft, part) && numeric(part)))
  if (named) return named
  const field = pickField(fields, [
    one => one.isNumeric && hasConcept('amount', 'price', 'budget', 'salary')(one),
    one => one.kind === 'money',
    one => one.isNumeric && !hasConcept('rank', 'code', 'year')(one),
  ])
  return field && { field }
}

/** "cuántas ciudades hay": the different values of a column that repeats them, not the records. */
function countedColumn({ parts }: Draft, at: number): FieldPart | null {
  const next = neighbour(parts, at, 1, part => isJoint(part) || isCue(part, 'distinct', 'all'))?.part
  if (next?.kind !== 'field') return null
  const { field, mention } = next
  const isSaid = parts.some(part => isCue(part, 'distinct') && part.to - part.from === 1)
  const isCounted = !field.isNumeric && !field.isDate && field.distinct < field.filled && (!mention.isThing || isSaid)
  return isCounted ? next : null
}
