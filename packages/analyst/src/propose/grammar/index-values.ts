import type { SourceSet } from '../../record-source.ts'
import { foldWords } from '../../words/split-words.ts'
import { beginsPhrase, type PhraseMeaning, phraseMeaningsAt, stemsFor } from '../../words/translate-stems.ts'
import { describeFields, describeInTurns, type Field } from '../describe-fields.ts'

export type IndexedCell = { field: Field; text: string; words: string[]; phrases: (PhraseMeaning & { at: number })[] }

/** Where each word stands, over the distinct texts of every column; and which words share a stem. */
export type ValueIndex = {
  cells: IndexedCell[]
  byWord: Map<string, number[]>
  byPhrase: Map<string, number[]>
  wordsByStem: Map<string, string[]>
  /** What was looked up before: the words of a question are asked for again and again. */
  known: Map<string, ReadonlySet<number>>
}

const indexBySet = new WeakMap<SourceSet, ValueIndex>()
const MAX_WORDS_PER_CELL = 60
/** Beyond so many different ones, numbers and days are compared and never looked for as words. */
const MAX_FIGURES = 200
/** Cells between two turns of the event loop: a few milliseconds. */
const CELLS_PER_TURN = 500

/** Kept with the set: a second question about it costs nothing. */
export function indexValues(set: SourceSet): ValueIndex {
  const known = indexBySet.get(set)
  if (known) return known
  const index = startIndex()
  for (const [field, text] of textsOf(set)) addCell(index, field, text)
  indexBySet.set(set, index)
  return index
}

/** The same in turns, so that others are heard while a long list is indexed. */
export async function indexInTurns(set: SourceSet): Promise<void> {
  if (indexBySet.has(set)) return
  await describeInTurns(set)
  const index = startIndex()
  let count = 0
  for (const [field, text] of textsOf(set)) {
    addCell(index, field, text)
    if (++count % CELLS_PER_TURN === 0) await new Promise(resolve => setImmediate(resolve))
  }
  indexBySet.set(set, index)
}

const startIndex = (): ValueIndex => ({
  cells: [],
  byWord: new Map(),
  byPhrase: new Map(),
  wordsByStem: new Map(),
  known: new Map(),
})

function* textsOf(set: SourceSet): Generator<[Field, string]> {
  for (const field of describeFields(set)) {
    const isFigures = (field.isNumeric || field.isDate) && field.distinct > MAX_FIGURES
    const texts = new Set<string>()
    for (const { cells } of set.records) {
      const text = cells[field.key]?.text
      if (text === undefined || texts.has(text) || (isFigures && /\d/.test(text))) continue
      texts.add(text)
      yield [field, text]
    }
  }
}

function addCell(index: ValueIndex, field: Field, text: string): void {
  const words = foldWords(text).slice(0, MAX_WORDS_PER_CELL)
  const at = index.cells.length
  const phrases: IndexedCell['phrases'] = []
  words.forEach((word, from) => {
    if (words.indexOf(word) === from) addPlace(index, word, at)
    if (!beginsPhrase(word)) return
    for (const phrase of phraseMeaningsAt(words, from)) {
      phrases.push({ ...phrase, at: from })
      push(index.byPhrase, phrase.meaning, at)
    }
  })
  index.cells.push({ field, text, words, phrases })
}

function addPlace(index: ValueIndex, word: string, at: number): void {
  const places = index.byWord.get(word)
  if (places) {
    places.push(at)
    return
  }
  index.byWord.set(word, [at])
  for (const stem of stemsFor(word)) push(index.wordsByStem, stem, word)
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}
