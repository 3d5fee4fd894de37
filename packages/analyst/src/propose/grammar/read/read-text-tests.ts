import type { Condition } from '../../../plan/plan.ts'
import { splitWords } from '../../../words/split-words.ts'
import type { Field } from '../../describe-fields.ts'
import { addCondition, type Draft, isCue, isJoint, neighbour, pickField, use } from '../draft.ts'
import { indexValues } from '../index-values.ts'
import { valueAt } from '../match-values.ts'
import type { Part } from '../part.ts'

/** "codes that start with 0901", "anything with “filter” in the description". */
export function readTextTests(draft: Draft): void {
  draft.parts.forEach((part, at) => {
    if (part.used) return
    if (isCue(part, 'starts', 'ends', 'contains')) readCued(draft, part, at)
    else if (part.kind === 'quote') readQuote(draft, part, at)
  })
}

/** Quoted words stand in the column beside them, else in the one whose cells say them. */
function readQuote(draft: Draft, part: Extract<Part, { kind: 'quote' }>, at: number): void {
  const words = splitWords(part.text)
  const found = valueAt(words, 0, indexValues(draft.set))
  const matches = found && found.to === words.length ? found.matches : []
  const test = { at, text: part.text, test: 'contains' as const, used: [part] }
  const near = fieldNear(draft, at, [part], false)
  const match =
    matches.find(({ field }) => field === near) ?? matches.toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole))[0]
  addTest(draft, test, near && (!match || match.field === near) ? near : match?.field)
}

function readCued(draft: Draft, cue: Part, at: number): void {
  const next = neighbour(draft.parts, at, 1)
  if (!next || next.part.kind === 'cue') return
  const last = next.part.kind === 'quote' ? next.at : endOfWords(draft.parts, next.at)
  const used = draft.parts.slice(next.at, last + 1)
  const text = next.part.kind === 'quote' ? next.part.text : textOf(draft, next.part, used.at(-1) ?? next.part)
  addTest(draft, {
    at,
    text,
    test: isCue(cue, 'starts') ? 'starts' : isCue(cue, 'ends') ? 'ends' : 'contains',
    used: [cue, ...used],
  })
}

function endOfWords(parts: readonly Part[], from: number): number {
  let last = from
  while (parts[last + 1]?.kind === 'unknown') last++
  return last
}

const textOf = ({ question }: Draft, first: Part, last: Part): string =>
  question.text.slice(question.words[first.from]?.start, question.words[last.to - 1]?.end)

type Test = { at: number; text: string; test: 'starts' | 'ends' | 'contains'; used: Part[] }

function addTest(draft: Draft, { at, text, test, used }: Test, field = fieldNear(draft, at, used)): void {
  use(...used)
  const condition: Condition = field
    ? { kind: 'text', field: field.key, test: wordTest(text, test), values: [text] }
    : { kind: 'anywhere', values: [text] }
  addCondition(draft, condition, at, draft.parts.indexOf(used.at(-1) as Part))
}

/** Single words are looked for as words: "SAC" is not in "Sacos". */
const wordTest = (text: string, test: Test['test']) =>
  test === 'contains' && /^[\p{Lu}\p{N}]{2,5}$/u.test(text) ? 'contains-word' : test

function fieldNear(draft: Draft, at: number, used: readonly Part[], takes = true): Field | undefined {
  const { parts, fields } = draft
  const last = parts.indexOf(used.at(-1) as Part)
  const after = neighbour(parts, last, 1)
  if (after?.part.kind === 'field' && isInside(draft, last, after.at)) {
    if (takes || !after.part.mention.isThing) use(after.part)
    return after.part.field
  }
  const before = neighbour(parts, at, -1, part => isJoint(part) || isCue(part, 'with'))
  if (before?.part.kind !== 'field') return undefined
  if (takes) use(before.part)
  const { field } = before.part
  // "suppliers whose name contains": the name of the record, whatever its column is called.
  return field.isNumeric && !field.concepts.includes('code') ? pickField(fields, [other => !other.isNumeric]) : field
}

/** "… in the description", "… en el puesto": the field is tied by a small word, not by a comma. */
const isInside = ({ question, parts }: Draft, last: number, at: number): boolean => {
  const between = question.text.slice(
    question.words[(parts[last]?.to ?? 1) - 1]?.end,
    question.words[parts[at]?.from ?? 0]?.start,
  )
  return /\b(?:in|en|of|del?|el|la)\b/.test(between) && !/[,;:?!]/.test(between)
}
