import { jsonrepair } from 'jsonrepair'

/** One line of a result; its columns are the keys of the first row. */
export type ResultRow = Record<string, unknown>

/** The text is no table: prose, a list that was cut off, or something that no repair can vouch for. */
export class AnswerParseError extends Error {
  override readonly name = 'AnswerParseError'
}

const isObject = (value: unknown): value is ResultRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The inside of the code fence, when the text has one that is closed; an open one was cut off. */
function stripFence(text: string): string {
  const start = /```[ \t]*(?:json5?|javascript|js)?[ \t]*\r?\n?/i.exec(text)
  if (!start) return text.trim()
  const rest = text.slice(start.index + start[0].length)
  const end = rest.lastIndexOf('```')
  if (end < 0) throw new AnswerParseError('The code fence is not closed')
  return rest.slice(0, end).trim()
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** A repair may mend signs; it may neither close what was left open nor drop what was left out. */
function isWholeAfterRepair(before: string, after: string): boolean {
  const hasSameOpenings = count(before, /[{[]/g) === count(after, /[{[]/g)
  const hasNoNewEndings = count(after, /[}\]]/g) <= count(before, /[}\]]/g)
  const hasSameGaps = count(before, /\.\.\.|…/g) === count(after, /\.\.\.|…/g)
  return hasSameOpenings && hasNoNewEndings && hasSameGaps
}

function parseRepaired(text: string): unknown {
  const repaired = jsonrepair(text)
  if (!isWholeAfterRepair(text, repaired)) throw new AnswerParseError('The answer is not whole')
  return JSON.parse(repaired)
}

/** The readings of a text, from the strictest to the most forgiving. */
function* readings(text: string): Generator<() => unknown> {
  yield () => JSON.parse(text)
  // `{ {…}, {…} }`: braces where a list was meant.
  if (/^\{\s*\{/.test(text) && /\}\s*,?\s*\}$/.test(text)) {
    const list = `[${text.slice(1, -1)}]`
    yield () => JSON.parse(list)
    yield () => parseRepaired(list)
  }
  // `{…}, {…}` or one object per line: a list that lost its brackets.
  if (/^\{/.test(text) && /\}\s*,?$/.test(text) && /\}\s*,?\s*\{/.test(text)) yield () => readObjectList(text)
  yield () => parseRepaired(text)
}

function readObjectList(text: string): unknown {
  const list = parseRepaired(`[${text}]`)
  // One object whose inside merely looks like a sequence is not a list.
  if (Array.isArray(list) && list.length > 1) return list
  throw new AnswerParseError('Not a list of objects')
}

function readFirst(text: string): unknown {
  for (const read of readings(text)) {
    try {
      return read()
    } catch {
      // The next reading is more forgiving; when none is left, the answer is no table.
    }
  }
  throw new AnswerParseError('The answer is not readable')
}

function toRows(value: unknown): ResultRow[] {
  if (Array.isArray(value)) {
    if (value.every(isObject)) return value
    throw new AnswerParseError('The list holds something that is no row')
  }
  if (!isObject(value)) throw new AnswerParseError('The answer is not a table')
  if (Array.isArray(value.results)) return toRows(value.results)
  const inner = Object.values(value)
  if (inner.length === 0) return []
  return inner.every(isObject) ? inner : [value]
}

/**
 * Reads the JSON text of an AI answer as rows: a list, an object with a `results` list, an object of objects or a single
 * object, fenced or not, with mendable mistakes mended. Throws `AnswerParseError` rather than give half a table.
 */
export function parseAiAnswer(content: string): ResultRow[] {
  const text = stripFence(content)
  if (!/^[[{"]/.test(text)) throw new AnswerParseError('The answer is prose')
  const value = readFirst(text)
  // JSON inside a JSON text, as some models write it.
  return typeof value === 'string' && /^\s*[[{]/.test(value) ? toRows(readFirst(value.trim())) : toRows(value)
}
