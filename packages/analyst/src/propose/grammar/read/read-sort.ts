import type { Field } from '../../describe-fields.ts'
import { type Draft, hasConcept, isCue, isJoint, neighbour, pickField, textOf, use } from '../draft.ts'
import type { Part } from '../part.ts'
import { superlatives } from '../superlatives.data.ts'

const sortable = (part: Part | undefined): Field | undefined =>
  part?.kind === 'field' ? part.mention.matches[0]?.field : undefined

/** "ordenados por precio", "cheapest first", "from largest to smallest". */
export function readSort(draft: Draft): void {
  const { parts, derived } = draft
  const at = parts.findIndex(part => isCue(part, 'sort'))
  const direction = parts.find(part => isCue(part, 'descending', 'ascending'))
  if (derived && at >= 0 && derived.at > at && derived.at <= at + 4) {
    draft.sortsComputed = { isAscending: !isCue(direction, 'descending') }
    use(parts[at], direction)
    return
  }
  if (readFigureSort(draft, at, direction)) return
  if (at < 0) {
    const way = direction ? parts.indexOf(direction) : -1
    const by = way >= 0 ? neighbour(parts, way, -1)?.part : undefined
    const isThing = by?.kind === 'field' && by.mention.isThing
    const isAlphabet = direction && /alfab|alphab/.test(textOf(draft, direction))
    const meant = direction && isTelling(textOf(draft, direction)) ? fieldOfDirection(draft, direction) : undefined
    const named = isThing || isAlphabet ? undefined : sortable(by)
    const isOdd = meant && named && meant.kind !== named.kind
    const before = (isOdd ? meant : named) ?? (direction && fieldOfDirection(draft, direction))
    if (!direction || !before) return
    draft.sort = { field: before, isAscending: isCue(direction, 'ascending') }
    const opener = neighbour(parts, parts.indexOf(by as Part), -1, isJoint)?.part
    use(direction, isOperandOnly(draft, way) ? by : null, opener?.kind === 'field' ? null : opener)
    return
  }
  const skip = (part: Part) =>
    isJoint(part) ||
    part.kind === 'value' ||
    isCue(part, 'per', 'and', 'descending', 'ascending') ||
    (part.kind === 'field' && isThingOnly(draft, part) && !part.field.isNumeric && !part.field.isDate) ||
    (part.kind === 'missing' && part.isThing)
  const next = neighbour(parts, at, 1, skip)
  const known = next?.part.kind === 'cue' ? superlatives[next.part.cue] : undefined
  const field =
    sortable(next?.part) ??
    (known &&
      pickField(
        draft.fields,
        known.concepts.map(id => hasConcept(id)),
      )) ??
    (direction && /expens|car[oa]|barat|cheap/.test(textOf(draft, direction)) ? priceField(draft) : undefined) ??
    (direction && fieldOfDirection(draft, direction))
  if (!field) return
  const isNewestFirst = known ? known.isAscending : direction ? isCue(direction, 'ascending') : true
  draft.sort = { field, isAscending: isNewestFirst }
  const per = next && parts.slice(at, next.at).find(part => isCue(part, 'per'))
  use(parts[at], direction, next?.part, per ?? null)
  if (next) readThenBy(draft, next.at)
}

/** "promedio por rubro, de mayor a menor", "how many per city, sorted by count": groups in the order of their figures. */
function readFigureSort(draft: Draft, at: number, direction: Part | undefined): boolean {
  const { parts } = draft
  const isFigure = (part: Part | undefined) => isCue(part, 'count', 'sum', 'average', 'median')
  const own = parts.findIndex((part, i) => i !== at && isFigure(part) && (at < 0 || i < at))
  const group = parts.findIndex((part, i) => isCue(part, 'per') && (at < 0 || i < at))
  if (own < 0 || group < 0) return false
  const next = at < 0 ? undefined : neighbour(parts, at, 1, part => isJoint(part) || isCue(part, 'per'))?.part
  const isBare =
    next === undefined || next === direction || isFigure(next) || (next.kind === 'field' && next.field.isNumeric)
  if (!(direction || at >= 0) || !isBare) return false
  draft.sortsFigure = { isAscending: !isCue(direction, 'descending') }
  use(parts[at], direction, next)
  return true
}

/** "por región y luego por monto", "by city, then by price". */
function readThenBy(draft: Draft, from: number): void {
  const { parts } = draft
  for (let at = from; ; ) {
    const by = neighbour(parts, at, 1, part => isJoint(part) || isCue(part, 'and', 'descending', 'ascending'))
    const next = by && isCue(by.part, 'per', 'sort') ? neighbour(parts, by.at, 1) : null
    const field = sortable(next?.part)
    if (!by || !next || !field) return
    const way = neighbour(parts, next.at, 1)?.part
    draft.thenBy.push({ field, isAscending: !isCue(way, 'descending') })
    use(by.part, next.part, isCue(way, 'descending', 'ascending') ? way : null)
    at = next.at
  }
}

/** "menos de 50 soles, de menor a mayor": sorted by what was compared. */
function comparedField({ conditions, fields, parts }: Draft): Field | undefined {
  const compared = conditions.findLast(condition => condition.kind === 'number' || condition.kind === 'date')
  const field = compared && 'field' in compared ? fields.find(({ key }) => key === compared.field) : undefined
  if (parts.some(part => isCue(part, 'went-up', 'went-down'))) return pickField(fields, [hasConcept('change')]) ?? field
  return field ?? pickField(fields, [one => one.kind === 'money'])
}

/** Words that say what is compared: prices or days. */
const isTelling = (words: string): boolean =>
  /expens|car[oa]s?\b|barat|cheap|nuev|reciente|antigu|viej|proxim|cercan|lejan|new|old|latest|earliest|soon/.test(
    words,
  )

/** "from largest to smallest", "del más caro al más barato": the words say what is compared. */
function fieldOfDirection(draft: Draft, direction: Part): Field | undefined {
  const words = textOf(draft, direction)
  const { fields } = draft
  if (/alfab|alphab|a z$|a la z|^a to z/.test(words))
    return pickField(fields, [one => one.families.has('name') && !one.isNumeric, one => !one.isNumeric && !one.isDate])
  if (/expens|car[oa]|barat|cheap/.test(words)) return priceField(draft)
  if (
    /nuev|reciente|antigu|viej|proxim|cercan|lejan|cronolog|chronolog|new|old|latest|earliest|soon|nearest/.test(words)
  )
    return dateOfDirection(draft, direction, words)
  if (/grande|pequen|larg|big|small/.test(words))
    return pickField(fields, [one => one.isNumeric && hasConcept('area', 'size')(one), one => one.kind === 'money'])
  return comparedField(draft)
}

/** The day named right after, else the one that such words are about: "soonest" looks ahead, "newest" back. */
function dateOfDirection({ parts, fields }: Draft, direction: Part, words: string): Field | undefined {
  const next = neighbour(parts, parts.indexOf(direction), 1)?.part
  const named = next?.kind === 'field' ? next.mention.matches.find(({ field }) => field.isDate) : undefined
  if (named) {
    use(next)
    return named.field
  }
  const isAhead = /proxim|cercan|lejan|soon|nearest/.test(words)
  return pickField(fields, [
    one => one.isDate && isAhead && hasConcept('deadline', 'event-date', 'start', 'service')(one),
    one => one.isDate,
  ])
}

const isThingOnly = (_: Draft, part: Extract<Part, { kind: 'field' }>) =>
  part.mention.isThing && part.mention.concepts.length > 0
const priceField = ({ fields }: Draft) => pickField(fields, [hasConcept('price'), field => field.kind === 'money'])
const isOperandOnly = ({ parts }: Draft, at: number) =>
  isCue(neighbour(parts, neighbour(parts, at, -1)?.at ?? 0, -1)?.part, 'per', 'sort')
