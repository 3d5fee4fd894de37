import type { Condition } from '../../../plan/plan.ts'
import type { Field } from '../../describe-fields.ts'
import { type Draft, type Finding, isFree, type PartReader, type Reader, type Said } from '../draft.ts'
import { type FieldPart, isCue, isJoint, isListGap, neighbour, textBetween, wordAt } from '../look.ts'
import type { ValueMatch } from '../match-values.ts'
import type { Part } from '../part.ts'
import { valuesOf, yesNo } from './read-presence.ts'

type ValuePart = Extract<Part, { kind: 'value' }>
type Found = {
  at: number
  part: ValuePart
  match: ValueMatch
  /** The column said beside it, and the "not" before. */
  named: Part | null
  negation: Part | null
  isNot: boolean
  joined: 'or' | 'and' | null
}

/** Words that stand in cells become conditions on those columns; several of one column are alternatives. */
export const readValues: Reader = draft => {
  const found = spreadNegation(
    draft.parts.flatMap((part, at): Found[] => {
      if (part.kind !== 'value' || !isFree(draft, part)) return []
      const chosen = chooseMatch(draft, part, at)
      const negation = negationBefore(draft, at)
      return chosen ? [{ at, part, ...chosen, negation, isNot: negation !== null, joined: joinBefore(draft, at) }] : []
    }),
  )
  const adds: Said[] = groupFound(draft, found).map(group => ({
    test: conditionOf(group),
    first: group[0]?.at ?? 0,
    last: group.at(-1)?.at ?? 0,
  }))
  return {
    adds,
    covers: [
      ...found.flatMap(({ part, named, negation }) => [part, named, negation]),
      ...adds.flatMap(({ first, last }) => draft.parts.slice(first, last).filter(part => isCue(part, 'or'))),
    ],
  }
}

/** "no sean de Lima o Cusco": what follows in the same breath is excluded too. */
function spreadNegation(found: readonly Found[]): Found[] {
  const told: Found[] = []
  for (const one of found) {
    const before = told.at(-1)
    const isSpread = before?.isNot === true && one.joined !== null && before.match.field === one.match.field
    told.push(isSpread ? { ...one, isNot: true } : one)
  }
  return told
}

/** Values that are alternatives of each other. */
function groupFound(draft: Draft, found: readonly Found[]): Found[][] {
  const groups: Found[][] = []
  found.forEach((one, index) => {
    const before = found[index - 1]
    const last = groups.at(-1)
    const same = isSaidTogether(draft, before, one)
      ? undefined
      : groups.find(([first]) => first?.match.field === one.match.field && first.isNot === one.isNot)
    const isChoice =
      one.joined === 'or' && !one.isNot && last !== undefined && before !== undefined && last.includes(before)
    const group = same ?? (isChoice ? last : undefined)
    if (group) group.push(one)
    else groups.push([one])
  })
  return groups
}

/** "10 kg boxes": words of one column with nothing between them are both meant; commas and "or" make a choice. */
function isSaidTogether(draft: Draft, before: Found | undefined, one: Found): boolean {
  if (!before || before.match.field !== one.match.field || one.joined === 'or') return false
  return !/[,;/]|\b(?:y|e|and|o|u|or|ni|nor)\b|&/.test(textBetween(draft, before.at, one.at))
}

function conditionOf(group: readonly Found[]): Condition {
  const byField = Map.groupBy(
    group.map(({ match }) => match),
    ({ field }) => field,
  )
  const tests = [...byField].flatMap(([field, matches]) => testsOf(field, matches))
  const test: Condition = tests.length === 1 && tests[0] ? tests[0] : { kind: 'any', of: tests }
  return group[0]?.isNot ? { kind: 'not', of: test } : test
}

function testsOf(field: Field, matches: readonly ValueMatch[]): Condition[] {
  const isExact = (match: ValueMatch) => match.isWhole && field.isCategory
  const exact = matches.filter(isExact).flatMap(({ texts }) => texts)
  const words = matches.filter(match => !isExact(match)).flatMap(({ texts }) => texts)
  return [
    ...(exact.length > 0 ? [{ kind: 'text' as const, field: field.key, test: 'in' as const, values: exact }] : []),
    ...(words.length > 0
      ? [{ kind: 'text' as const, field: field.key, test: 'contains-word' as const, values: [...new Set(words)] }]
      : []),
  ]
}

/** The column named beside the value, else where the words are whole cells, else where they stand most plainly. */
function chooseMatch(draft: Draft, { value }: ValuePart, at: number): Pick<Found, 'match' | 'named'> | undefined {
  for (const named of [namedBefore(draft, at), namedAfter(draft, at)]) {
    const match = value.matches.find(({ field }) =>
      named?.mention.matches.some(own => own.field === field && own.score >= 0.7),
    )
    if (match) return { match, named }
  }
  const isPlaceWanted = /^(?:en|in|at|near)$/.test(wordAt(draft, value.from - 1))
  const [match] = value.matches.toSorted((a, b) => plainness(b, isPlaceWanted) - plainness(a, isPlaceWanted))
  return match && { match, named: null }
}

const plainness = ({ field, isWhole, isLiteral, cells }: ValueMatch, isPlaceWanted: boolean): number =>
  (isWhole ? 4 : 0) +
  (isWhole && field.isCategory ? 2 : 0) +
  (isLiteral ? 1 : 0) +
  (isPlaceWanted && field.families.has('place') ? 1.5 : 0) -
  (field.isNumeric ? 2 : 0) -
  (field.isDetail ? 1.2 : 0) +
  Math.min(cells, 20) / 100

function namedBefore(draft: Draft, at: number): FieldPart | null {
  const skip = (part: Part) => isJoint(part) || part.kind === 'value' || isCue(part, 'or', 'and', 'equals')
  const before = neighbour(draft.parts, at, -1, skip)
  if (before?.part.kind !== 'field' || !isTied(draft, before.at, at)) return null
  // "cursos de Rosa Quispe" is about records; "curso Costos de exportación" names one.
  return before.part.mention.isThing && before.at !== at - 1 ? null : before.part
}

function namedAfter(draft: Draft, at: number): FieldPart | null {
  const next = draft.parts[at + 1]
  return next?.kind === 'field' && !next.mention.isThing && isTied(draft, at, at + 1) ? next : null
}

/** A column named right beside a value belongs to it, unless a comma parts them or it is one of those asked for. */
const isTied = (draft: Draft, first: number, last: number): boolean => !/[,;:.?!]/.test(textBetween(draft, first, last))

function negationBefore({ parts }: Draft, at: number): Part | null {
  // "not from China", "no proveniente de Lima": the joining word may be one of time or place.
  const isPassed = (part: Part) =>
    isJoint(part) || part.kind === 'field' || isCue(part, 'with', 'on-or-after', 'at-least')
  const before = neighbour(parts, at, -1, isPassed)
  if (!before || !isCue(before.part, 'not', 'without')) return null
  // "without reservations in Lince": what is missing has been named before.
  const isTaken = isCue(before.part, 'without') && parts.slice(before.at, at).some(part => part.kind === 'field')
  return isTaken ? null : before.part
}

function joinBefore({ parts }: Draft, at: number): 'or' | 'and' | null {
  const before = neighbour(parts, at, -1)
  if (isCue(before?.part, 'or')) return 'or'
  return isCue(before?.part, 'and') || before?.part.kind === 'value' ? 'and' : null
}

/** "certified suppliers", "que aceptan reservas": a yes-or-no column that is said is wanted as yes. */
export const readYesNo: PartReader = (draft, part, at): Finding | null => {
  if (part.kind !== 'field' || !part.field.isYesNo) return null
  const negation = negationBefore(draft, at)
  // Among other columns it is one to show.
  if (!negation && (isListed(draft, at, -1) || isListed(draft, at, 1))) return null
  const test = yesNo(valuesOf(draft.set, part.field), part.field, !negation)
  return { adds: [{ test, first: at, last: at }], covers: [part, negation] }
}

/** Joined to another column by a comma or "and": both are to be shown. */
function isListed(draft: Draft, at: number, step: 1 | -1): boolean {
  const side = neighbour(draft.parts, at, step, part => isJoint(part) || isCue(part, 'and'))
  if (side?.part.kind !== 'field' || !isFree(draft, side.part)) return false
  return isListGap(step === 1 ? textBetween(draft, at, side.at) : textBetween(draft, side.at, at))
}
