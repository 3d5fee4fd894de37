import type { Condition } from '../../../plan/plan.ts'
import { splitWords } from '../../../words/split-words.ts'
import type { Field } from '../../describe-fields.ts'
import type { Draft, Finding, PartReader } from '../draft.ts'
import { indexValues } from '../index-values.ts'
import { isCue, isJoint, neighbour, pickField, textBetween } from '../look.ts'
import { valueAt } from '../match-values.ts'
import type { Part } from '../part.ts'

/** "codes that start with 0901", "anything with “filter” in the description". */
export const readTextTest: PartReader = (draft, part, at) => {
  if (isCue(part, 'starts', 'ends', 'contains')) return readCued(draft, part, at)
  return part.kind === 'quote' ? readQuote(draft, part, at) : null
}

/** Quoted words stand in the column beside them, else in the one whose cells say them. */
function readQuote(draft: Draft, part: Extract<Part, { kind: 'quote' }>, at: number): Finding {
  const words = splitWords(part.text)
  const found = valueAt(words, 0, indexValues(draft.set))
  const matches = found && found.to === words.length ? found.matches : []
  const near = columnNear(draft, at, { used: [part], isNamed: false })
  const match =
    matches.find(({ field }) => field === near.field) ??
    matches.toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole))[0]
  const own = near.field && (!match || match.field === near.field) ? near.field : match?.field
  return findTest(draft, { at, text: part.text, test: 'contains', used: [part] }, { ...near, field: own })
}

function readCued(draft: Draft, cue: Part, at: number): Finding | null {
  const next = neighbour(draft.parts, at, 1)
  if (!next || next.part.kind === 'cue') return null
  const last = next.part.kind === 'quote' ? next.at : endOfWords(draft.parts, next.at)
  const used = draft.parts.slice(next.at, last + 1)
  const text = next.part.kind === 'quote' ? next.part.text : textOfRun(draft, next.part, used.at(-1) ?? next.part)
  const test = isCue(cue, 'starts') ? 'starts' : isCue(cue, 'ends') ? 'ends' : 'contains'
  const covered = [cue, ...used]
  return findTest(draft, { at, text, test, used: covered }, columnNear(draft, at, { used: covered, isNamed: true }))
}

function endOfWords(parts: readonly Part[], from: number): number {
  let last = from
  while (parts[last + 1]?.kind === 'unknown') last++
  return last
}

const textOfRun = ({ question }: Draft, first: Part, last: Part): string =>
  question.text.slice(question.words[first.from]?.start, question.words[last.to - 1]?.end)

type Test = { at: number; text: string; test: 'starts' | 'ends' | 'contains'; used: readonly Part[] }
type Column = { field: Field | undefined; covers: readonly Part[] }

function findTest(draft: Draft, { at, text, test, used }: Test, { field, covers }: Column): Finding {
  const condition: Condition = field
    ? { kind: 'text', field: field.key, test: wordTest(text, test), values: [text] }
    : { kind: 'anywhere', values: [text] }
  const last = draft.parts.indexOf(used.at(-1) as Part)
  return { adds: [{ test: condition, first: at, last }], covers: [...used, ...covers] }
}

/** Single words are looked for as words: "SAC" is not in "Sacos". */
const wordTest = (text: string, test: Test['test']) =>
  test === 'contains' && /^[\p{Lu}\p{N}]{2,5}$/u.test(text) ? 'contains-word' : test

type Words = { used: readonly Part[]; isNamed: boolean }

/** The column named beside the words; `isNamed`: its name was said for that alone. */
function columnNear(draft: Draft, at: number, { used, isNamed }: Words): Column {
  const { parts, fields } = draft
  const last = parts.indexOf(used.at(-1) as Part)
  const after = neighbour(parts, last, 1)
  if (after?.part.kind === 'field' && isInside(draft, last, after.at)) {
    const { part } = after
    return { field: part.field, covers: isNamed || !part.mention.isThing ? [part] : [] }
  }
  const before = neighbour(parts, at, -1, part => isJoint(part) || isCue(part, 'with'))?.part
  if (before?.kind !== 'field') return { field: undefined, covers: [] }
  const { field } = before
  // "suppliers whose name contains": the name of the record, whatever its column is called.
  const isFigure = field.isNumeric && !field.concepts.includes('code')
  return {
    field: isFigure ? pickField(fields, [other => !other.isNumeric]) : field,
    covers: isNamed ? [before] : [],
  }
}

/** "… in the description", "… en el puesto": the field is tied by a small word, not by a comma. */
const isInside = (draft: Draft, last: number, at: number): boolean => {
  const between = textBetween(draft, last, at)
  return /\b(?:in|en|of|del?|el|la)\b/.test(between) && !/[,;:?!]/.test(between)
}
