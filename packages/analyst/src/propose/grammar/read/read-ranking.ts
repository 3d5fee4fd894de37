import type { Field } from '../../describe-fields.ts'
import { type Draft, type Finding, isFree, joinFindings, type PartReader, type Reader } from '../draft.ts'
import { type Found, fieldOf, hasConcept, isCue, lastWordOf, neighbour, pickField, wordAt } from '../look.ts'
import type { Part } from '../part.ts'
import { findLimit, numberNear, startBefore } from '../rank-limit.ts'
import { superlatives } from '../superlatives.data.ts'
import { rankByExtreme } from './rank-by-extreme.ts'
import { groupsBySum, mostCommon } from './rank-groups.ts'

/** "los 3 más baratos", "highest duty", "cheapest base price first". */
export const readRanking: PartReader = (draft, part, at) => {
  if (part.kind !== 'cue' || draft.sort || draft.sortsComputed) return null
  const cue = { part, at }
  return (
    rankByComputed(draft, cue) ??
    groupsBySum(draft, cue) ??
    rankByKnown(draft, cue) ??
    rankByExtreme(draft, cue) ??
    mostCommon(draft, cue)
  )
}

const isRank = ({ part }: Found): boolean =>
  part.kind === 'cue' && (superlatives[part.cue] !== undefined || isCue(part, 'max', 'min'))

/** "lowest price per m²", "mayor diferencia entre …": ranked by what is worked out. */
function rankByComputed(draft: Draft, cue: Found): Finding | null {
  const { derived, parts } = draft
  if (!derived || !isRank(cue) || derived.at < cue.at || derived.at > cue.at + 4) return null
  const isAscending = cue.part.kind === 'cue' && /^min(?:-|$)/.test(cue.part.cue)
  const amounts = parts.slice(cue.at, derived.at).filter(part => part.kind === 'field' && part.field.kind === 'money')
  return joinFindings({ sortsComputed: { isAscending }, covers: [cue.part, ...amounts] }, findLimit(draft, cue))
}

/** "cheapest", "heaviest": words that say themselves what is compared. */
function rankByKnown(draft: Draft, cue: Found): Finding | null {
  const known = cue.part.kind === 'cue' ? superlatives[cue.part.cue] : undefined
  if (!known) return null
  const isOfDays = cue.part.kind === 'cue' && /date/.test(cue.part.cue)
  const fits = (one: Field) => (isOfDays ? one.isDate || hasConcept('year')(one) : one.isNumeric)
  const isUsual = (one: Field) => fits(one) && (isOfDays || one.kind === 'money')
  // "cheapest base price", "primeros en cerrar": the column may be said.
  const next = neighbour(draft.parts, cue.at, 1)
  const said = next?.part.kind === 'field' && !next.part.mention.isThing ? fieldOf(next.part, fits) : undefined
  const field = said ?? knownColumn(draft, known.concepts, { fits, isUsual })
  if (!field) return null
  const tail = neighbour(draft.parts, said && next ? next.at : cue.at, 1)?.part
  return joinFindings(
    { sort: { field, isAscending: known.isAscending }, covers: [cue.part, said && next?.part] },
    isCue(tail, 'first') ? { covers: [tail] } : findLimit(draft, cue),
  )
}

type Fitting = Record<'fits' | 'isUsual', (field: Field) => boolean>

/** The column that a superlative is about: one that the question names, else the closest there is. */
function knownColumn({ parts, fields }: Draft, concepts: string[], { fits, isUsual }: Fitting): Field | undefined {
  const isMeant = (one: Field) => fits(one) && hasConcept(...concepts)(one)
  const named = parts.flatMap(part => fieldOf(part, isMeant) ?? [])[0]
  return named ?? pickField(fields, [...concepts.map(id => (one: Field) => fits(one) && hasConcept(id)(one)), isUsual])
}

/** "los primeros 5", "top 3 by price", "la que cierra primero". */
export const readFirst: Reader = draft => {
  const at = draft.parts.findIndex(part => isFree(draft, part) && isCue(part, 'first', 'last', 'max'))
  const part = draft.parts[at]
  return part
    ? (firstSo({ part, at }, draft) ?? firstOf({ part, at }, draft) ?? closesFirst({ part, at }, draft))
    : null
}

/** "los primeros 5", "las últimas 3 publicadas", "top 3 by price". */
function firstSo({ part, at }: Found, draft: Draft): Finding | null {
  const number = numberNear(draft, at)
  if (!number) return null
  const only: Finding = { limit: number.value, covers: [part, number.part] }
  if (draft.sort) return only
  const latest = isCue(part, 'last') ? latestDay(draft) : undefined
  if (latest) return { ...only, sort: { field: latest, isAscending: false } }
  const by = draft.parts.findIndex((one, i) => i > at && isCue(one, 'per'))
  const named = by >= 0 ? neighbour(draft.parts, by, 1)?.part : undefined
  if (named?.kind !== 'field' || !(named.field.isNumeric || named.field.isDate)) return only
  return joinFindings(only, { sort: { field: named.field, isAscending: false }, covers: [draft.parts[by], named] })
}

/** The date that is said, else the first there is. */
const latestDay = ({ parts, fields }: Draft): Field | undefined =>
  parts.flatMap(part => fieldOf(part, one => one.isDate) ?? [])[0] ??
  pickField(fields, [one => one.isDate && hasConcept('published', 'event-date')(one), one => one.isDate])

/** "the first year that …", "última fecha de …": one end of the days named right after. */
function firstOf({ part, at }: Found, draft: Draft): Finding | null {
  const next = neighbour(draft.parts, at, 1)?.part
  const field =
    next?.kind === 'field'
      ? next.mention.matches.find(match => match.field.isDate && match.score >= 0.7)?.field
      : undefined
  return field ? oneEnd({ part, at }, draft, { field, named: next }) : null
}

/** "la que cierra primero", "closes last": one end of the dates just named. Said of many it is their order. */
function closesFirst({ part, at }: Found, draft: Draft): Finding | null {
  const before = neighbour(draft.parts, at, -1)?.part
  const field = fieldOf(before, one => one.isDate)
  if (!before || !field) return null
  const end = oneEnd({ part, at }, draft, { field, named: before })
  const start = startBefore(draft, { part, at })
  if (!end || !(start || isOfMany(draft, before))) return end
  return joinFindings(end, { limit: null, covers: start ?? [] })
}

/** The verb tells: "las que cierran", "those closing", "tenders that close". */
function isOfMany(draft: Draft, part: Part): boolean {
  const verb = lastWordOf(draft, part)
  return /(?:[ae]n|ing)$/.test(verb) || (/^(?:that|which)$/.test(wordAt(draft, part.from - 1)) && !/s$/.test(verb))
}

type Named = { field: Field; named: Found['part'] | undefined }

function oneEnd({ part }: Found, { sort }: Draft, { field, named }: Named): Finding | null {
  if (sort || !isCue(part, 'first', 'last')) return null
  return { sort: { field, isAscending: isCue(part, 'first') }, limit: 1, covers: [part, named] }
}

/** "restaurantes baratos": no limit was said, so the cheap ones come first. */
export const readPlainPrice: PartReader = (draft, part) => {
  if (!isCue(part, 'cheap', 'expensive') || draft.sort) return null
  const field = pickField(draft.fields, [
    one => one.isNumeric && hasConcept('price', 'base-price')(one),
    one => one.kind === 'money',
  ])
  return field ? { sort: { field, isAscending: isCue(part, 'cheap') }, covers: [part] } : null
}
