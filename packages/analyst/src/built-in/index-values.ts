import type { SourceSet } from '../record-source.ts'
import { describeFields, type Field } from './describe-fields.ts'
import { splitWords, type Word } from './split-words.ts'
import { type PhraseMeaning, phraseMeaningsAt, stemsFor } from './translate-stems.ts'

export type IndexedCell = { field: Field; text: string; words: Word[]; phrases: (PhraseMeaning & { at: number })[] }

/** Where each stem stands, over the distinct texts of every column. */
export type ValueIndex = { cells: IndexedCell[]; byStem: Map<string, number[]> }

const indexBySet = new WeakMap<SourceSet, ValueIndex>()
const MAX_WORDS_PER_CELL = 60

/** Kept with the set: a second question about it costs nothing. */
export function indexValues(set: SourceSet): ValueIndex {
  const known = indexBySet.get(set)
  if (known) return known
  const index: ValueIndex = { cells: [], byStem: new Map() }
  for (const field of describeFields(set)) {
    const texts = new Set(set.records.flatMap(({ cells }) => cells[field.key]?.text ?? []))
    for (const text of texts) addCell(index, field, text)
  }
  indexBySet.set(set, index)
  return index
}

function addCell(index: ValueIndex, field: Field, text: string): void {
  const words = splitWords(text).slice(0, MAX_WORDS_PER_CELL)
  const phrases = words.flatMap((_, at) => phraseMeaningsAt(words, at).map(phrase => ({ ...phrase, at })))
  const at = index.cells.push({ field, text, words, phrases }) - 1
  const stems = [...words.flatMap(({ folded }) => stemsFor(folded)), ...phrases.map(({ meaning }) => meaning)]
  for (const stem of new Set(stems)) {
    const places = index.byStem.get(stem)
    if (places) places.push(at)
    else index.byStem.set(stem, [at])
  }
}
