import type { Field } from '../../describe-fields.ts'
import { type Draft, hasConcept, isCue, isJoint, neighbour, pickField, textOf, use } from '../draft.ts'
import type { Part } from '../part.ts'
import { superlatives } from '../superlatives.data.ts'

/** Numbers that come again and again are classes up to so many. */
const MAX_CLASSES = 12

const aggregates = ['sum', 'average', 'median'] as const

/** "how many", "total de horas por docente", "average unit price per brand", "suppliers per line of business". */
export function readFigures(draft: Draft): void {
  if (draft.topGroup || draft.having) return
  const { parts } = draft
  const group = findGroup(draft)
  const aggregate = parts.find(part => !part.used && isCue(part, ...aggregates))
  // "con un número de casco mayor a 50" counts nothing.
  const isNoun = (part: Part) =>
    /^(?:un|su|el|a|its|their|an)$/.test(draft.question.words[part.from - 1]?.folded ?? '') &&
    parts.some((one, at) => at < parts.indexOf(part) && isCue(one, 'with'))
  const count = parts.find(part => !part.used && isCue(part, 'count') && !isNoun(part))
  if (aggregate?.kind === 'cue' && (group || !count || isCue(aggregate, 'average', 'median'))) {
    const field = figureField(draft, parts.indexOf(aggregate), group)
    if (field) {
      draft.figure = { aggregate: aggregate.cue as (typeof aggregates)[number], field }
      use(aggregate)
    }
  } else if (count) readCount(draft, count, group)
  else if (group && isBareGroup(draft, group)) draft.figure = { aggregate: 'count', field: null }
  if (group && !draft.figure && draft.sort && draft.columns.length === 0) readTopOfGroup(draft, group)
  if (group && !draft.figure && !draft.sort) readNamedFigure(draft, group)
  if (!group || !(draft.figure || draft.isTopOfGroup)) return
  draft.groupBy = group.field
  draft.groupFormula = group.formula ?? null
  use(...group.parts)
}

function readCount(draft: Draft, count: Part, group: Group | null): void {
  const at = draft.parts.indexOf(count)
  const amount = countedAmount(draft, at)
  use(count)
  if (amount) {
    use(amount.part)
    // "cuántas horas dura el diplomado": of one record the figure stands on the page; of many it is added up.
    if (!group && isAboutOne(draft)) draft.columns = [amount.field]
    else draft.figure = { aggregate: 'sum', field: amount.field }
    return
  }
  const distinct = group ? undefined : countedColumn(draft, at)
  draft.figure = distinct ? { aggregate: 'count-distinct', field: distinct } : { aggregate: 'count', field: null }
}

/** "how many employees": a column of numbers right after the words is what is counted, not the records. */
function countedAmount({ parts }: Draft, at: number): { field: Field; part: Part } | undefined {
  const next = neighbour(parts, at, 1)
  if (next?.part.kind !== 'field' || next.part.used || next.part.mention.isThing) return undefined
  const match = next.part.mention.matches[0]
  if (!match?.field.isNumeric || match.score < 0.7 || !['number', 'duration'].includes(match.field.kind))
    return undefined
  return { field: match.field, part: next.part }
}

/** A condition names a record: words of a column that is different in every one. */
const isAboutOne = ({ conditions, fields }: Draft): boolean =>
  conditions.some(
    condition =>
      condition.kind === 'text' &&
      fields.some(({ key, distinct, filled }) => key === condition.field && distinct >= filled * 0.9),
  )

/** "precio promedio por distrito" where the column itself is called "Precio promedio". */
function readNamedFigure(draft: Draft, group: Group): void {
  const named = draft.parts.find(
    part =>
      part.kind === 'field' &&
      !part.used &&
      !group.parts.includes(part) &&
      part.field.isNumeric &&
      /promedi|averag|mean|total/.test(textOf(draft, part)),
  )
  if (named?.kind !== 'field') return
  draft.figure = { aggregate: /total/.test(textOf(draft, named)) ? 'sum' : 'average', field: named.field }
  use(named)
}

/** "the cheapest of each city" is a record for each; "highest price per city" is only the figure. */
function readTopOfGroup(draft: Draft, group: Group): void {
  const { parts, sort } = draft
  const cue = parts.find(
    part => part.used && part.kind === 'cue' && (isCue(part, 'max', 'min') || superlatives[part.cue]),
  )
  if (!sort || !cue) return
  const isEach = /cada|each|every/.test(group.parts[0] ? textOf(draft, group.parts[0]) : '')
  if (draft.limit === null && !isEach) return
  const isRecord = parts.some(
    part =>
      !group.parts.includes(part) &&
      (part.kind === 'topic' ||
        (part.kind === 'missing' && part.isThing) ||
        (part.kind === 'field' && part.mention.isThing && part.field !== group.field)),
  )
  if (isRecord || !isCue(cue, 'max', 'min')) {
    draft.isTopOfGroup = true
    return
  }
  draft.figure = { aggregate: sort.isAscending ? 'min' : 'max', field: sort.field }
  draft.sort = null
  draft.limit = null
}

type Group = { field: Field; parts: Part[]; at: number; formula?: NonNullable<Draft['groupFormula']> }

/** A column after "por", "per", "by": rows are made for each of its values. */
function findGroup(draft: Draft): Group | null {
  const { parts, fields } = draft
  for (const [at, part] of parts.entries()) {
    if (part.used) continue
    // "por unidad" where there is a column of units.
    if (isCue(part, 'per-unit') && !draft.derived) {
      const field = pickField(fields, [one => one.isCategory && hasConcept('unit')(one)])
      if (field) return { field, parts: [part], at }
    }
    if (!isCue(part, 'per')) continue
    const period = findPeriod(draft, at)
    if (period) return period
    const next = neighbour(parts, at, 1)
    const isEach = /^(?:cada|each)$/.test(draft.question.words[part.from]?.folded ?? '') && part.to - part.from === 1
    // "5 estrellas" is a number and a class.
    const isClass = ({ isNumeric, isCategory, kind, distinct }: Field) =>
      !isNumeric || (kind === 'number' && isCategory && distinct <= MAX_CLASSES)
    const fits = (field: Field) => isClass(field) && (field.distinct < field.filled || !isEach)
    if (next?.part.kind === 'field' && !next.part.used) {
      const field = next.part.mention.matches.map(match => match.field).find(fits)
      if (field) return { field, parts: [part, next.part], at: next.at }
    }
    // "categories and how many products in each".
    const before = parts.slice(0, at).find(one => one.kind === 'field' && !one.used && one.field.isCategory)
    if (!next && before?.kind === 'field' && fits(before.field))
      return { field: before.field, parts: [part, before], at }
  }
  return findHead(draft)
}

/** "destinos y total FOB", "brands with their average price": the question begins with what the figures are for. */
function findHead({ parts, question }: Draft): Group | null {
  const at = parts.findIndex(part => !isJoint(part) && !isCue(part, 'greeting', 'all'))
  const head = parts[at]
  const isAmount = (part: Part) => part.kind === 'field' && part.field.isNumeric
  const next = neighbour(parts, at, 1, part => isJoint(part) || isCue(part, 'and', 'with') || isAmount(part))
  if (head?.kind !== 'field' || head.used || !isCue(next?.part, ...aggregates, 'count')) return null
  const { isCategory, isNumeric, isDate, distinct, filled } = head.field
  const isPlural = /s$/.test(question.words[head.to - 1]?.folded ?? '')
  if (!isPlural || !isCategory || isNumeric || isDate || distinct >= filled * 0.8) return null
  return { field: head.field, parts: [head], at }
}

/** "por mes de cierre", "each year", "por dominio": groups by a part of a value. */
function findPeriod(draft: Draft, at: number): Group | null {
  const { parts, fields, question } = draft
  const next = neighbour(parts, at, 1)
  const own = parts[at]
  if (!next || !own) return null
  if (isCue(next.part, 'domain')) {
    const field = pickField(fields, [one => one.kind === 'email', hasConcept('email')])
    return field ? { field, parts: [own, next.part], at: next.at, formula: 'email-domain' } : null
  }
  const word = question.words[next.part.from]?.folded ?? ''
  const formula = /^(?:mes|meses|month|months)$/.test(word)
    ? 'month'
    : /^(?:ano|anos|year|years)$/.test(word)
      ? 'year'
      : null
  const isColumn = next.part.kind === 'field' && next.part.mention.matches.some(({ score }) => score >= 0.8)
  if (!formula || (isColumn && next.part.kind === 'field' && !next.part.field.isDate)) return null
  const dated = (part: Part | undefined) =>
    part?.kind === 'field' ? part.mention.matches.find(({ field }) => field.isDate)?.field : undefined
  const after = neighbour(parts, next.at, 1)?.part
  const said = dated(after) ?? parts.flatMap(part => (part === next.part ? [] : (dated(part) ?? [])))[0]
  const field =
    said ??
    pickField(fields, [
      one => one.isDate && hasConcept('deadline')(one),
      one => one.isDate && hasConcept('event-date', 'start', 'published')(one),
      one => one.isDate,
    ])
  if (!field) return null
  const dates = parts.filter(
    part => part.kind === 'field' && !part.used && !part.mention.isThing && dated(part) === field,
  )
  return { field, parts: [own, next.part, ...dates], at: next.at, formula }
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
  const skip = (part: Part) => isJoint(part) || isCue(part, 'sum', 'average', 'median', 'all')
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
