import type { Condition } from '../../../plan/plan.ts'
import type { Field } from '../../describe-fields.ts'
import { addCondition, type Draft, isCue, isJoint, neighbour, textBetween, use } from '../draft.ts'
import type { ValueMatch } from '../match-values.ts'
import type { Part } from '../part.ts'
import { valuesOf, yesNo } from './read-presence.ts'

type Found = {
  at: number
  part: Extract<Part, { kind: 'value' }>
  match: ValueMatch
  isNot: boolean
  joined: 'or' | 'and' | null
}

/** Words that stand in cells become conditions on those columns; several of one column are alternatives. */
export function readValues(draft: Draft): void {
  const found = draft.parts.flatMap((part, at): Found[] => {
    if (part.used || part.kind !== 'value') return []
    const match = chooseMatch(draft, part, at)
    return match ? [{ at, part, match, isNot: isNegated(draft, at), joined: joinBefore(draft, at) }] : []
  })
  spreadNegation(found)
  const groups: Found[][] = []
  for (const one of found) {
    const isBoth = isSaidTogether(draft, found[found.indexOf(one) - 1], one)
    const same = groups.find(
      group => group[0]?.match.field === one.match.field && group[0]?.isNot === one.isNot && !isBoth,
    )
    const last = groups.at(-1)
    if (same) same.push(one)
    else if (
      one.joined === 'or' &&
      last &&
      !one.isNot &&
      last === groups.find(group => group.includes(found[found.indexOf(one) - 1] as Found))
    )
      last.push(one)
    else groups.push([one])
  }
  for (const group of groups) {
    const [first, last] = [group[0]?.at ?? 0, group.at(-1)?.at ?? 0]
    addCondition(draft, conditionOf(group), first, last)
    use(...draft.parts.slice(first, last).filter(part => isCue(part, 'or')))
  }
  for (const { part } of found) use(part)
  readYesNo(draft)
}

/** "10 kg boxes": words of one column with nothing between them are both meant; commas and "or" make a choice. */
function isSaidTogether(draft: Draft, before: Found | undefined, one: Found): boolean {
  if (!before || before.match.field !== one.match.field || one.joined === 'or') return false
  const gap = textBetween(draft, before.at, one.at)
  return !/[,;/]|\b(?:y|e|and|o|u|or|ni|nor)\b|&/.test(gap)
}

/** "no sean de Lima o Cusco": what follows in the same breath is excluded too. */
function spreadNegation(found: Found[]): void {
  for (const [index, one] of found.entries()) {
    const before = found[index - 1]
    if (before?.isNot && one.joined && before.match.field === one.match.field) one.isNot = true
  }
}

function conditionOf(group: readonly Found[]): Condition {
  const byField = new Map<Field, ValueMatch[]>()
  for (const { match } of group) byField.set(match.field, [...(byField.get(match.field) ?? []), match])
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
function chooseMatch(draft: Draft, part: Extract<Part, { kind: 'value' }>, at: number): ValueMatch | undefined {
  const { matches } = part.value
  const beside = [namedBefore(draft, at), namedAfter(draft, at)].flatMap(found => found ?? [])
  for (const { named } of beside) {
    const match = matches.find(
      ({ field }) =>
        named.kind === 'field' && named.mention.matches.some(own => own.field === field && own.score >= 0.7),
    )
    if (match) {
      use(named)
      return match
    }
  }
  const score = ({ field, isWhole, isLiteral, cells }: ValueMatch): number =>
    (isWhole ? 4 : 0) +
    (isWhole && field.isCategory ? 2 : 0) +
    (isLiteral ? 1 : 0) +
    (isPlaceWanted(draft, at) && field.families.has('place') ? 1.5 : 0) -
    (field.isNumeric ? 2 : 0) -
    (field.isDetail ? 1.2 : 0) +
    Math.min(cells, 20) / 100
  return matches.toSorted((a, b) => score(b) - score(a))[0]
}

const isPlaceWanted = ({ question, parts }: Draft, at: number): boolean =>
  /^(?:en|in|at|near)$/.test(question.words[(parts[at]?.from ?? 0) - 1]?.folded ?? '')

type Named = { named: Part }

function namedBefore(draft: Draft, at: number): Named | null {
  const { parts } = draft
  const skip = (part: Part) => isJoint(part) || part.kind === 'value' || isCue(part, 'or', 'and', 'equals')
  const before = neighbour(parts, at, -1, skip)
  if (before?.part.kind !== 'field' || !isTied(draft, before.at, at)) return null
  // "cursos de Rosa Quispe" is about records; "curso Costos de exportación" names one.
  return isRecordName(before.part) && before.at !== at - 1 ? null : { named: before.part }
}

function namedAfter(draft: Draft, at: number): Named | null {
  const next = draft.parts[at + 1]
  return next?.kind === 'field' && !isRecordName(next) && isTied(draft, at, at + 1) ? { named: next } : null
}

const isRecordName = (part: Extract<Part, { kind: 'field' }>) => part.mention.isThing

/** A column named right beside a value belongs to it, unless a comma parts them or it is one of those asked for. */
const isTied = ({ question, parts }: Draft, first: number, last: number): boolean =>
  !/[,;:.?!]/.test(
    question.text.slice(
      question.words[(parts[first]?.to ?? 1) - 1]?.end,
      question.words[parts[last]?.from ?? 0]?.start,
    ),
  )

function isNegated({ parts }: Draft, at: number): boolean {
  // "not from China", "no proveniente de Lima": the joining word may be one of time or place.
  const isPassed = (part: Part) =>
    isJoint(part) || part.kind === 'field' || isCue(part, 'with', 'on-or-after', 'at-least')
  const before = neighbour(parts, at, -1, isPassed)
  if (!before || !isCue(before.part, 'not', 'without')) return false
  // "without reservations in Lince": what is missing has been named before.
  if (isCue(before.part, 'without') && parts.slice(before.at, at).some(part => part.kind === 'field')) return false
  use(before.part)
  return true
}

function joinBefore({ parts }: Draft, at: number): 'or' | 'and' | null {
  const before = neighbour(parts, at, -1)
  if (isCue(before?.part, 'or')) return 'or'
  return isCue(before?.part, 'and') || before?.part.kind === 'value' ? 'and' : null
}

/** "certified suppliers", "que aceptan reservas": a yes-or-no column that is said is wanted as yes. */
function readYesNo(draft: Draft): void {
  draft.parts.forEach((part, at) => {
    if (part.kind !== 'field' || part.used || !part.field.isYesNo) return
    const isNot = isNegated(draft, at)
    // Among other columns it is one to show.
    if (!isNot && (isListed(draft, at, -1) || isListed(draft, at, 1))) return
    addCondition(draft, yesNo(valuesOf(draft.set, part.field), part.field, !isNot), at)
    use(part)
  })
}

/** Joined to another column by a comma or "and": both are to be shown. */
function isListed(draft: Draft, at: number, step: 1 | -1): boolean {
  const side = neighbour(draft.parts, at, step, part => isJoint(part) || isCue(part, 'and'))
  if (side?.part.kind !== 'field' || side.part.used) return false
  const gap = step === 1 ? textBetween(draft, at, side.at) : textBetween(draft, side.at, at)
  return /,|\b(?:y|e|and)\b|&/.test(gap)
}
