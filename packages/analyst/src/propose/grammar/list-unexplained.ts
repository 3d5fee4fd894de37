import { type Draft, isFree } from './draft.ts'
import { isCue, neighbour } from './look.ts'
import type { Part } from './part.ts'

/** Things that people call by each other's names. */
const alike = [
  ['tender', 'grant', 'project', 'order', 'service-thing', 'document'],
  ['company', 'supplier', 'exporter', 'importer', 'customer', 'branch', 'entity'],
  ['product', 'part', 'lot', 'order', 'book', 'vehicle'],
  ['job', 'record'],
  ['event', 'course', 'news'],
  ['property', 'hotel', 'branch'],
]

/** The words that carry a meaning which nothing on this list answers. */
export function listUnexplained(draft: Draft, topics: ReadonlySet<string>): string[] {
  const { parts, question } = draft
  const open = parts.filter(
    (part, at) => isFree(draft, part) && ((isOpen(part, topics) && !isOtherChoice(parts, at)) || isLostNot(parts, at)),
  )
  if (!draft.sort && !draft.topGroup)
    open.push(...parts.filter(part => isFree(draft, part) && part.kind === 'cue' && /^(?:max|min)-/.test(part.cue)))
  return open.map(({ from, to }) => question.text.slice(question.words[from]?.start, question.words[to - 1]?.end))
}

/** A "not" that nobody took up would turn the answer round. */
function isLostNot(parts: readonly Part[], at: number): boolean {
  if (!isCue(parts[at], 'not')) return false
  const next = neighbour(parts, at, 1)?.part
  return next !== undefined && ['quantity', 'field', 'value', 'missing'].includes(next.kind)
}

/** "La Molina o Surco": where nothing is in Surco, what is in La Molina is the whole answer. */
function isOtherChoice(parts: readonly Part[], at: number): boolean {
  if (parts[at]?.kind !== 'unknown') return false
  const [before, after] = [neighbour(parts, at, -1), neighbour(parts, at, 1)]
  const isValue = (from: { at: number } | null, step: 1 | -1) =>
    from !== null && neighbour(parts, from.at, step)?.part.kind === 'value'
  return (isCue(before?.part, 'or') && isValue(before, -1)) || (isCue(after?.part, 'or') && isValue(after, 1))
}

/** Words of doing that must be done; the others may only join or sort. */
const tellingCues = [
  'days-left',
  'domain',
  'per-square-metre',
  'difference',
  'times',
  'divided',
  'median',
  'expired',
  'pending',
  'went-up',
  'went-down',
  'without',
  'no-stock',
  'next-one',
  'absent',
  'no-change',
]

function isOpen(part: Part, topics: ReadonlySet<string>): boolean {
  if (part.kind === 'unknown' || part.kind === 'days') return true
  if (part.kind === 'quantity') return part.quantity.isMoney || part.quantity.isPercent || part.quantity.value > 20
  if (part.kind === 'cue') return isCue(part, ...tellingCues)
  if (part.kind !== 'missing') return false
  // The records' own name is no condition, unless the page is plainly about something else.
  return !(part.isThing && part.concepts.some(({ id }) => id === 'record' || isAbout(id, topics)))
}

const isAbout = (id: string, topics: ReadonlySet<string>): boolean =>
  topics.size === 0 ||
  topics.has(id) ||
  alike.some(group => group.includes(id) && group.some(other => topics.has(other)))
