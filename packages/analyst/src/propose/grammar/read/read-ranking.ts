import type { Field } from '../../describe-fields.ts'
import { type Draft, hasConcept, isCue, isJoint, neighbour, pickField, textOf, use } from '../draft.ts'
import type { Part } from '../part.ts'
import { type RankFound as Found, numberNear, setLimit } from '../rank-limit.ts'
import { superlatives } from '../superlatives.data.ts'
import { readSort } from './read-sort.ts'
import { readSpanSort } from './read-span-sort.ts'

/** "los 3 más baratos", "highest duty", "sorted by deadline", "cheapest base price first". */
export function readRanking(draft: Draft): void {
  readSort(draft)
  if (!draft.sort && !draft.sortsComputed && !draft.sortsFigure) readSpanSort(draft)
  draft.parts.forEach((part, at) => {
    if (part.used || part.kind !== 'cue' || draft.sort || draft.sortsComputed) return
    const known = superlatives[part.cue]
    if (readComputed(draft, { part, at })) return
    const isRank = known !== undefined || isCue(part, 'max', 'min')
    if (isRank && sumOnTop(draft, { part, at }, known ? known.isAscending : isCue(part, 'min'))) return
    if (known) readKnown(draft, { part, at }, known)
    else if (isCue(part, 'max', 'min')) readExtreme(draft, { part, at })
    else if (isCue(part, 'most-common')) readMostCommon(draft, { part, at })
  })
  readFirst(draft)
  readPlainPrice(draft)
}

/** "restaurantes baratos": no limit was said, so the cheap ones come first. */
function readPlainPrice(draft: Draft): void {
  const part = draft.parts.find(one => !one.used && isCue(one, 'cheap', 'expensive'))
  const field = pickField(draft.fields, [
    one => one.isNumeric && hasConcept('price', 'base-price')(one),
    one => one.kind === 'money',
  ])
  if (!part || !field || draft.sort) return
  draft.sort = { field, isAscending: isCue(part, 'cheap') }
  use(part)
}

/** "lowest price per m²", "mayor diferencia entre …": ranked by what is worked out. */
function readComputed(draft: Draft, cue: Found): boolean {
  const { derived, parts } = draft
  const isRank = cue.part.kind === 'cue' && (isCue(cue.part, 'max', 'min') || superlatives[cue.part.cue])
  if (!derived || !isRank || derived.at < cue.at || derived.at > cue.at + 4) return false
  const isAscending = isCue(cue.part, 'min') || (cue.part.kind === 'cue' && cue.part.cue.startsWith('min-'))
  draft.sortsComputed = { isAscending }
  use(cue.part, ...parts.slice(cue.at, derived.at).filter(part => part.kind === 'field' && part.field.kind === 'money'))
  setLimit(draft, cue)
  return true
}

function readKnown(
  draft: Draft,
  cue: Found,
  { concepts, isAscending }: { concepts: string[]; isAscending: boolean },
): void {
  const { parts, fields } = draft
  const kind = /date/.test(cue.part.kind === 'cue' ? cue.part.cue : '') ? 'date' : 'number'
  const fits = (field: Field) => (kind === 'date' ? field.isDate || hasConcept('year')(field) : field.isNumeric)
  // "cheapest base price", "primeros en cerrar": the column may be said.
  const next = neighbour(parts, cue.at, 1)
  const said =
    next?.part.kind === 'field' && !next.part.mention.isThing
      ? next.part.mention.matches.find(({ field }) => fits(field))?.field
      : undefined
  const mentioned = parts.flatMap(
    part =>
      (part.kind === 'field' &&
        part.mention.matches.map(({ field }) => field).find(field => fits(field) && hasConcept(...concepts)(field))) ||
      [],
  )[0]
  const field =
    said ??
    mentioned ??
    pickField(fields, [
      ...concepts.map(id => (one: Field) => fits(one) && hasConcept(id)(one)),
      one => fits(one) && (kind === 'date' || one.kind === 'money'),
    ])
  if (!field) return
  const tail = neighbour(parts, said ? (next?.at ?? cue.at) : cue.at, 1)
  if (said) use(next?.part)
  draft.sort = { field, isAscending }
  use(cue.part)
  if (isCue(tail?.part, 'first')) use(tail?.part)
  else setLimit(draft, cue)
}

/** "mayor monto", "the most bedrooms", "largest grant"; "which city has the most suppliers" counts groups. */
function readExtreme(draft: Draft, cue: Found): void {
  const { parts, fields } = draft
  // "the least number of visitors" ranks; nothing is counted.
  const isNumberOf = (part: Part) =>
    isCue(part, 'count') && /^(?:number of|numero de|cantidad de)$/.test(textOf(draft, part))
  const isNumber = (part: Part) => (part.kind === 'quantity' && part.quantity.isCounted) || isNumberOf(part)
  const next = neighbour(parts, cue.at, 1, part => isJoint(part) || isNumber(part))
  const before = neighbour(parts, cue.at, -1)
  const numeric = (part: Part | undefined) =>
    part?.kind === 'field'
      ? part.mention.matches.find(({ field }) => field.isNumeric || field.isDate)?.field
      : undefined
  const isThing = (part: Part | undefined) =>
    (part?.kind === 'field' && part.mention.isThing) || (part?.kind === 'missing' && part.isThing)
  const isAscending = isCue(cue.part, 'min')
  const by = fieldAfterBy(draft, cue.at)
  if (by) {
    draft.sort = { field: by.field, isAscending }
    use(cue.part, ...by.parts)
    setLimit(draft, cue)
    return
  }
  const counted = subjectOf(draft, cue, next?.part)
  if (counted && next) {
    draft.groupBy = counted.field
    draft.figure = { aggregate: 'count', field: null }
    draft.topGroup = isAscending ? 'least' : 'most'
    use(cue.part, next.part, counted)
    return
  }
  const after = numeric(next?.part)
  if (after && next) {
    draft.sort = { field: after, isAscending }
    use(cue.part, ...parts.slice(cue.at, next.at).filter(isNumberOf))
    if (!isThing(next.part)) use(isShown(draft, next.at) ? null : next.part)
    const tail = neighbour(parts, next.at, 1)?.part
    // "largest amounts first" sorts; it takes nothing away.
    if (isCue(tail, 'first')) use(tail)
    else setLimit(draft, cue)
    return
  }
  const field =
    numeric(before?.part) ??
    pickField(fields, [
      one => one.isNumeric && isAboutSize(draft, cue.part) && hasConcept('area', 'size')(one),
      one => one.isNumeric && hasConcept('amount', 'price', 'budget')(one),
      one => one.kind === 'money',
      one => one.isNumeric && !hasConcept('rank', 'code')(one),
    ])
  if (!field || isCue(next?.part, 'count')) return
  draft.sort = { field, isAscending }
  use(cue.part, numeric(before?.part) ? before?.part : null)
  setLimit(draft, cue)
}

const isAboutSize = (draft: Draft, part: Part) => /grande|pequen|big|large|small/.test(textOf(draft, part))

const isRecordName = (part: Part | undefined) =>
  (part?.kind === 'field' && part.mention.isThing) ||
  (part?.kind === 'missing' && part.isThing) ||
  part?.kind === 'topic'

/** "which city has the most suppliers": the column whose values are to be counted by their records. */
function subjectOf(draft: Draft, cue: Found, next: Part | undefined): Extract<Part, { kind: 'field' }> | undefined {
  if (!isRecordName(next) || !isCountWord(draft, cue.part)) return undefined
  return draft.parts
    .slice(0, cue.at)
    .findLast(
      (part): part is Extract<Part, { kind: 'field' }> => part.kind === 'field' && !part.used && part.field.isCategory,
    )
}

/** "top 3 by rating": the column after "by". */
function fieldAfterBy({ parts }: Draft, at: number): { field: Field; parts: Part[] } | undefined {
  const by = parts.findIndex((part, i) => i > at && !part.used && isCue(part, 'per'))
  const next = by >= 0 ? neighbour(parts, by, 1)?.part : undefined
  const field =
    next?.kind === 'field'
      ? next.mention.matches.find(({ field }) => field.isNumeric || field.isDate)?.field
      : undefined
  return field && next && parts[by] ? { field, parts: [parts[by], next] } : undefined
}

/** "entity with the highest total amount": groups, added up, and the one on top. */
function sumOnTop(draft: Draft, cue: Found, isAscending: boolean): boolean {
  const { parts } = draft
  const isTotal = (part: Part) =>
    part.kind === 'field' && part.field.isNumeric && /^total(?:es)?$/.test(textOf(draft, part))
  const sum = parts.find(
    (part, at) =>
      !part.used && (isCue(part, 'sum', 'average', 'median') || isTotal(part)) && Math.abs(at - cue.at) <= 4,
  )
  const numeric = parts.find(
    part => part.kind === 'field' && !part.used && part.field.isNumeric && parts.indexOf(part) > cue.at,
  )
  const subject = parts.find(
    part => part.kind === 'field' && !part.used && part.field.isCategory && !part.field.isNumeric && part !== numeric,
  )
  if (!sum || numeric?.kind !== 'field' || subject?.kind !== 'field' || !isRepeated(subject.field)) return false
  draft.groupBy = subject.field
  const aggregate = isCue(sum, 'average') ? 'average' : isCue(sum, 'median') ? 'median' : 'sum'
  draft.figure = { aggregate, field: numeric.field }
  draft.topGroup = isAscending ? 'least' : 'most'
  use(sum, numeric, subject, cue.part)
  return true
}

const isRepeated = ({ distinct, filled }: Field): boolean => distinct < filled * 0.9

function readMostCommon(draft: Draft, { part, at }: Found): void {
  const subject = [neighbour(draft.parts, at, -1), neighbour(draft.parts, at, 1)].find(
    side => side?.part.kind === 'field' && !side.part.field.isNumeric,
  )
  if (subject?.part.kind !== 'field') return
  draft.groupBy = subject.part.field
  draft.figure = { aggregate: 'count', field: null }
  draft.topGroup = 'most'
  use(part, subject.part)
}

const isCountWord = (draft: Draft, part: Part) =>
  /mas|menos|most|least|fewest|mayor|menor|highest|largest/.test(textOf(draft, part))
const isShown = ({ parts }: Draft, at: number) => isCue(parts[at - 1], 'and') || parts[at - 1]?.kind === 'field'

/** "los primeros 5", "top 3 by price". */
function readFirst(draft: Draft): void {
  const { parts } = draft
  const at = parts.findIndex(part => !part.used && isCue(part, 'first', 'last', 'max'))
  if (at < 0) return
  const number = numberNear(draft, at)
  if (number?.part.kind !== 'quantity') {
    if (!readFirstOf(draft, at)) readClosesFirst(draft, at)
    return
  }
  draft.limit = number.part.quantity.value
  use(parts[at], number.part)
  if (isCue(parts[at], 'last') && !draft.sort) sortByLatest(draft)
  const by = parts.findIndex((part, i) => i > at && isCue(part, 'per'))
  const field = by >= 0 ? neighbour(parts, by, 1)?.part : undefined
  if (draft.sort || field?.kind !== 'field' || !(field.field.isNumeric || field.field.isDate)) return
  draft.sort = { field: field.field, isAscending: false }
  use(parts[by], field)
}

/** "las últimas 3 publicadas": the newest by the date that is said, else by the first there is. */
function sortByLatest(draft: Draft): void {
  const said = draft.parts.flatMap(
    part => (part.kind === 'field' && part.mention.matches.find(({ field }) => field.isDate)?.field) || [],
  )[0]
  const field =
    said ??
    pickField(draft.fields, [one => one.isDate && hasConcept('published', 'event-date')(one), one => one.isDate])
  if (field) draft.sort = { field, isAscending: false }
}

/** "the first year that …", "última fecha de …": one end of the days named right after. */
function readFirstOf(draft: Draft, at: number): boolean {
  const [part, next] = [draft.parts[at], neighbour(draft.parts, at, 1)?.part]
  const field =
    next?.kind === 'field'
      ? next.mention.matches.find(match => match.field.isDate && match.score >= 0.7)?.field
      : undefined
  if (!field || draft.sort || !isCue(part, 'first', 'last')) return false
  draft.sort = { field, isAscending: isCue(part, 'first') }
  draft.limit = 1
  use(part, next)
  return true
}

/** "la que cierra primero", "closes last": one end of the dates just named. */
function readClosesFirst(draft: Draft, at: number): void {
  const part = draft.parts[at]
  const before = neighbour(draft.parts, at, -1)?.part
  const field = before?.kind === 'field' ? before.mention.matches.find(match => match.field.isDate)?.field : undefined
  if (!field || draft.sort || !isCue(part, 'first', 'last')) return
  draft.sort = { field, isAscending: isCue(part, 'first') }
  draft.limit = 1
  use(part, before)
}
