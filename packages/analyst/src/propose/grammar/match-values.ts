import { smallWords } from '../../words/small-words.ts'
import { type Span, splitWords, type Word } from '../../words/split-words.ts'
import { phraseMeaningsAt, stemsFor } from '../../words/translate-stems.ts'
import type { Field } from '../describe-fields.ts'
import type { IndexedCell, ValueIndex } from './index-values.ts'

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

/** A word or phrase that is looked for. `forms` are the list's own words for it; true where one only means the same. */
type Element = { stems: readonly string[]; folded: string | null; forms: ReadonlyMap<string, boolean> }

/** The longest run of words from here that stands in cells of the list. */
export function valueAt(words: readonly Word[], from: number, index: ValueIndex): ValueMention | null {
  for (let length = Math.min(MAX_WORDS, words.length - from); length >= 1; length--) {
    const last = words[from + length - 1]
    if (!last || (length > 1 && smallWords.has(last.folded))) continue
    const elements = elementsOf(words.slice(from, from + length), index)
    const ordered = matchElements(elements, index, findRun)
    const matches = ordered.length > 0 || elements.length < 2 ? ordered : matchElements(elements, index, findAnyOrder)
    if (matches.length > 0) return { from, to: from + length, matches }
  }
  return null
}

function elementsOf(words: readonly Word[], index: ValueIndex): Element[] {
  const folded = words.map(word => word.folded)
  const phrase = phraseMeaningsAt(folded, 0).find(({ words: own }) => own.length === words.length && words.length > 1)
  if (phrase) return [makeElement([phrase.meaning], null, index)]
  return folded
    .filter((word, at) => words.length === 1 || at === 0 || !smallWords.has(word))
    .map(word => makeElement(stemsFor(word), word, index))
}

function makeElement(stems: readonly string[], folded: string | null, index: ValueIndex): Element {
  const forms = new Map<string, boolean>()
  for (const stem of stems) {
    const isMeaning = /^[#~]/.test(stem)
    for (const word of index.wordsByStem.get(stem) ?? []) forms.set(word, isMeaning && (forms.get(word) ?? true))
  }
  if (folded !== null && index.byWord.has(folded)) forms.set(folded, false)
  return { stems, folded, forms }
}

/** The cells that say an element in any of its forms. */
function placesOf({ stems, folded, forms }: Element, index: ValueIndex): ReadonlySet<number> {
  const name = folded ?? stems.join(' ')
  const known = index.known.get(name)
  if (known) return known
  const places = new Set<number>()
  for (const form of forms.keys()) for (const at of index.byWord.get(form) ?? []) places.add(at)
  for (const stem of stems) for (const at of index.byPhrase.get(stem) ?? []) places.add(at)
  index.known.set(name, places)
  return places
}

type Gathered = { whole: Set<string>; parts: Map<string, string>; cells: number; isLiteral: boolean; isMeant: boolean }

type FindRun = (cell: IndexedCell, elements: readonly Element[]) => Run | null

function matchElements(elements: readonly Element[], index: ValueIndex, find: FindRun): ValueMatch[] {
  const candidates = elements
    .map(element => placesOf(element, index))
    .reduce((all, places) => (all.size === 0 ? all : all.intersection(places)))
  const byField = new Map<Field, Gathered>()
  for (const at of candidates) {
    const cell = index.cells[at]
    const run = cell && find(cell, elements)
    if (cell && run) gather(byField, cell, run)
  }
  return [...byField].map(([field, { whole, parts, cells, isLiteral }]) => ({
    field,
    isWhole: whole.size > 0,
    texts: [...(whole.size > 0 && field.isCategory ? whole : parts.values())].slice(0, MAX_TEXTS),
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
    ? { whole: new Set<string>(), parts: new Map<string, string>(), cells: 0, isLiteral: false, isMeant: run.isMeant }
    : known
  const isWhole = cell.words.every((word, i) => (i >= run.from && i < run.to) || smallWords.has(word))
  if (isWhole) found.whole.add(cell.text)
  addPart(found.parts, cell, run)
  found.cells++
  found.isLiteral ||= run.isLiteral
  byField.set(cell.field, found)
}

/** The words as the page writes them; how often they come again does not matter. */
function addPart(parts: Gathered['parts'], { text, words }: IndexedCell, { from, to }: Run): void {
  const key = words.slice(from, to).join(' ')
  if (parts.has(key) || parts.size >= MAX_TEXTS) return
  const own = splitWords(text)
  parts.set(key, text.slice(own[from]?.start ?? 0, own[to - 1]?.end))
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
  const free = cell.words.filter(word => !smallWords.has(word))
  if (free.length !== elements.length) return null
  const fits = elements.every(({ forms, folded }) => {
    const at = free.findIndex(word => word === folded || forms.has(word))
    if (at >= 0) free.splice(at, 1)
    return at >= 0
  })
  return fits ? { from: 0, to: cell.words.length, isLiteral: false, isMeant: true } : null
}

function runFrom({ words, phrases }: IndexedCell, elements: readonly Element[], from: number): Run | null {
  let [to, isLiteral, isMeant] = [from, true, false]
  for (const { folded, forms, stems } of elements) {
    while (to > from && smallWords.has(words[to] ?? '') && words[to] !== folded) to++
    const word = words[to]
    if (word === undefined) return null
    if (word !== folded) {
      isLiteral = false
      const form = forms.get(word)
      const phrase = phrases.find(({ at, meaning }) => at === to && stems.includes(meaning))
      if (!phrase && form === undefined) return null
      if (form !== false) isMeant = true
      to += phrase ? phrase.words.length - 1 : 0
    }
    to++
  }
  return { from, to, isLiteral, isMeant }
}
