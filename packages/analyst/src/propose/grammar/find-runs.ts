import { type Draft, isFree } from './draft.ts'
import { type FieldPart, isCue, isJoint, neighbour, textBetween } from './look.ts'
import type { Part } from './part.ts'

/**
 * Names of columns with nothing between them but commas and "and". `head` is the first that was said, `items` how many
 * things are named, `isName`: it asks for the name of something.
 */
export type Run = { head: FieldPart; parts: FieldPart[]; first: number; last: number; items: number; isName: boolean }

type Named = Pick<Run, 'parts' | 'first' | 'last'>

export const findRuns = (draft: Draft): Run[] => namesInRow(draft).flatMap(run => tidy(draft, run))

/** "part no., price" goes on; "… in Leeds. Plate and depot" begins anew. */
export const isClauseEnd = (gap: string): boolean => /[:;?!]|\.\s+(?!,|(?:and|y|e)\b)/.test(gap)

/** The text between what came before and the names. */
export function gapBefore({ parts, question }: Draft, { first }: Pick<Run, 'first'>): string {
  const before = neighbour(parts, first, -1)
  const start = before ? question.words[before.part.to - 1]?.end : 0
  return question.text.slice(start, question.words[parts[first]?.from ?? 0]?.start)
}

const workedOut = ['days-left', 'domain', 'per-square-metre', 'per-unit', 'difference', 'times', 'divided']

function namesInRow(draft: Draft): Named[] {
  const { parts } = draft
  const runs: Named[] = []
  parts.forEach((part, at) => {
    const last = runs.at(-1)
    const goesOn = last !== undefined && onlyJoins(parts, last.last, at)
    if (goesOn && isCue(part, ...workedOut)) last.last = at
    if (part.kind !== 'field' || !isFree(draft, part)) return
    if (goesOn && !isClauseEnd(textBetween(draft, last.last, at))) {
      last.parts.push(part)
      last.last = at
    } else runs.push({ parts: [part], first: at, last: at })
  })
  return runs
}

const onlyJoins = (parts: readonly Part[], first: number, last: number) =>
  parts.slice(first + 1, last).every(part => isJoint(part) || isCue(part, 'and', ...workedOut))

function tidy(draft: Draft, run: Named): Run[] {
  const [head] = run.parts
  const { parts, first } = dropRecordName(draft, run)
  const { kept, items, isName } = splitItems(draft, parts)
  const last = Math.max(...kept.map(part => draft.parts.indexOf(part)))
  return head ? [{ head, parts: kept, first, last, items, isName }] : []
}

/** "the 5 heaviest parts, description and weight": the records are named first, then what to show of them. */
function dropRecordName(draft: Draft, run: Named): Named {
  const { parts, question } = draft
  const [head, next, ...rest] = run.parts
  if (!head || !next || !head.mention.isThing || !neighbour(parts, run.first, -1)) return run
  const before = gapBefore(draft, run)
  if (before.includes(',') || isClauseEnd(before)) return run
  const gap = question.text.slice(question.words[head.to - 1]?.end, question.words[next.from]?.start)
  return /[,:;]/.test(gap) ? { ...run, parts: [next, ...rest], first: parts.indexOf(next) } : run
}

/** "producto y variación" are two; "nombre de la empresa" is one thing said in two words. */
function splitItems(draft: Draft, parts: readonly FieldPart[]) {
  const kept: FieldPart[] = []
  let items = 1
  let isName = false
  parts.forEach((part, index) => {
    const before = kept.at(-1)
    const isNext = before === undefined || index === 0
    const gap = isNext ? '' : gapTo(draft, part)
    if (isNext) kept.push(part)
    else if (/,|\b(?:y|e|and|con|with|plus)\b|&|\//.test(gap)) {
      items++
      kept.push(part)
    } else {
      const isNamed = isNameOf(draft, before, part)
      if (isNamed) isName = true
      // "product codes": of two nouns side by side the second is meant.
      const isCompound = /^['’]?\s*$/.test(gap) && before.mention.isThing && !part.mention.isThing
      if (isNamed || isCompound) kept.splice(-1, 1, part)
    }
  })
  return { kept, items, isName }
}

/** What the question says right before a name, from the last part that means something on. */
function gapTo({ question, parts }: Draft, next: FieldPart): string {
  const before = neighbour(parts, parts.indexOf(next), -1, one => isJoint(one) || isCue(one, 'and'))?.part
  return question.text.slice(question.words[(before?.to ?? 1) - 1]?.end, question.words[next.from]?.start)
}

/** "the name of the company": the second word says which name. */
const isNameOf = ({ question }: Draft, part: FieldPart, next: FieldPart): boolean =>
  /^(?:name|names|nombre|nombres|title|titulo)$/.test(question.words[part.to - 1]?.folded ?? '') && next.mention.isThing
