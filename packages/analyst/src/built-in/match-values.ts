import type { Field } from './describe-fields.ts'
import type { IndexedCell, ValueIndex } from './index-values.ts'
import { smallWords } from './small-words.ts'
import type { Span, Word } from './split-words.ts'
import { phraseMeaningsAt, stemsFor } from './translate-stems.ts'

/** How words of the question stand in one column. */
export type ValueMatch = {
  field: Field
  /** The words are all that these cells say. */
  isWhole: boolean
  /** As the page writes them: whole cells, or the words inside cells. */
  texts: string[]
  cells: number
  /** Same letters, not only the same stem or meaning. */
  isLiteral: boolean
}
export type ValueMention = Span & { matches: ValueMatch[] }

const MAX_WORDS = 7
const MAX_TEXTS = 60

type Element = { stems: readonly string[]; folded: string | null }

/** The longest run of words from here that stands in cells of the list. */
export function valueAt(words: readonly Word[], from: number, index: ValueIndex): ValueMention | null {
  for (let length = Math.min(MAX_WORDS, words.length - from); length >= 1; length--) {
    const last = words[from + length - 1]
    if (!last || (length > 1 && smallWords.has(last.folded))) continue
    const elements = elementsOf(words.slice(from, from + length))
    const ordered = matchElements(elements, index, findRun)
    const matches = ordered.length > 0 || elements.length < 2 ? ordered : matchElements(elements, index, findAnyOrder)
    if (matches.length > 0) return { from, to: from + length, matches }
  }
  return null
}

function elementsOf(words: readonly Word[]): Element[] {
  const phrase = phraseMeaningsAt(words, 0).find(({ words: own }) => own.length === words.length && words.length > 1)
  if (phrase) return [{ stems: [phrase.meaning], folded: null }]
  return words
    .filter(({ folded }, at) => words.length === 1 || at === 0 || !smallWords.has(folded))
    .map(({ folded }) => ({ stems: stemsFor(folded), folded }))
}

type Gathered = { whole: Set<string>; parts: Set<string>; cells: number; isLiteral: boolean; isMeant: boolean }

type FindRun = (cell: IndexedCell, elements: readonly Element[]) => Run | null

function matchElements(elements: readonly Element[], index: ValueIndex, find: FindRun): ValueMatch[] {
  const candidates = elements
    .map(({ stems }) => new Set(stems.flatMap(stem => index.byStem.get(stem) ?? [])))
    .reduce((all, places) => all.intersection(places))
  const byField = new Map<Field, Gathered>()
  for (const at of candidates) {
    const cell = index.cells[at]
    const run = cell && find(cell, elements)
    if (cell && run) gather(byField, cell, run)
  }
  return [...byField].map(([field, { whole, parts, cells, isLiteral }]) => ({
    field,
    isWhole: whole.size > 0,
    texts: [...(whole.size > 0 && field.isCategory ? whole : parts)].slice(0, MAX_TEXTS),
    cells,
    isLiteral,
  }))
}

function gather(byField: Map<Field, Gathered>, cell: IndexedCell, run: Run): void {
  const known = byField.get(cell.field)
  // The page's own word leaves out what only means about the same: "van" is not "pickup" where there are vans.
  if (known && !known.isMeant && run.isMeant) return
  const isFresh = !known || (known.isMeant && !run.isMeant)
  const found = isFresh
    ? { whole: new Set<string>(), parts: new Set<string>(), cells: 0, isLiteral: false, isMeant: run.isMeant }
    : known
  const isWhole = cell.words.every(({ folded }, i) => (i >= run.from && i < run.to) || smallWords.has(folded))
  if (isWhole) found.whole.add(cell.text)
  found.parts.add(cell.text.slice(cell.words[run.from]?.start ?? 0, cell.words[run.to - 1]?.end))
  found.cells++
  found.isLiteral ||= run.isLiteral
  byField.set(cell.field, found)
}

/** `isMeant`: a word of another language or a synonym, not a form of the same word. */
type Run = Span & { isLiteral: boolean; isMeant: boolean }

function findRun(cell: IndexedCell, elements: readonly Element[]): Run | null {
  for (let from = 0; from < cell.words.length; from++) {
    const run = runFrom(cell, elements, from)
    if (run) return run
  }
  return null
}

/** Languages order words differently ("10 kg boxes", "Caja 10 kg"): a short cell may say the same words in any order. */
function findAnyOrder(cell: IndexedCell, elements: readonly Element[]): Run | null {
  const content = cell.words.filter(({ folded }) => !smallWords.has(folded))
  if (content.length !== elements.length) return null
  const free = new Set(content)
  const fits = elements.every(({ stems, folded }) => {
    const word = [...free].find(one => one.folded === folded || stemsFor(one.folded).some(stem => stems.includes(stem)))
    return word !== undefined && free.delete(word)
  })
  return fits ? { from: 0, to: cell.words.length, isLiteral: false, isMeant: true } : null
}

function runFrom({ words, phrases }: IndexedCell, elements: readonly Element[], from: number): Run | null {
  let [to, isLiteral, isMeant] = [from, true, false]
  for (const element of elements) {
    while (to > from && smallWords.has(words[to]?.folded ?? '') && words[to]?.folded !== element.folded) to++
    const word = words[to]
    if (!word) return null
    if (word.folded !== element.folded) {
      isLiteral = false
      const phrase = phrases.find(({ at, meaning }) => at === to && element.stems.includes(meaning))
      const shared = stemsFor(word.folded).filter(stem => element.stems.includes(stem))
      if (!phrase && shared.length === 0) return null
      if (!shared.some(stem => !/^[#~]/.test(stem))) isMeant = true
      to += phrase ? phrase.words.length - 1 : 0
    }
    to++
  }
  return { from, to, isLiteral, isMeant }
}
