import type { SourceSet } from '../record-source.ts'
import { splitWords } from '../words/split-words.ts'
import { stemsFor } from '../words/translate-stems.ts'
import { estimateTokens } from './digest-sets.ts'

const MAX_TOKENS = 1_200
const MAX_LENGTH = 400

type Passage = { at: number; text: string }

/** Of pages without lists, the sentences that share most words with the question, each with its position. */
export function choosePassages(question: string, sets: readonly SourceSet[]): Passage[] {
  const text = sets.find(({ kind }) => kind === 'text')
  if (!text || sets.some(isRealList)) return []
  const asked = new Set(splitWords(question).flatMap(({ folded }) => (folded.length > 3 ? stemsFor(folded) : [])))
  const scored = text.records.map(({ cells }, at) => {
    const sentence = cells.text?.text ?? ''
    const words = new Set(splitWords(sentence).map(({ folded }) => folded))
    const shared = [...words].filter(word => stemsFor(word).some(stem => asked.has(stem))).length
    return { at, text: sentence.slice(0, MAX_LENGTH), shared }
  })
  const chosen: Passage[] = []
  let tokens = 0
  for (const { at, text: sentence } of scored.toSorted((a, b) => b.shared - a.shared || a.at - b.at)) {
    tokens += estimateTokens(JSON.stringify({ at, text: sentence }))
    if (tokens > MAX_TOKENS) break
    chosen.push({ at, text: sentence })
  }
  return chosen.toSorted((a, b) => a.at - b.at)
}

const isRealList = ({ kind, records, columns }: SourceSet): boolean =>
  kind !== 'text' && kind !== 'contacts' && records.length >= 3 && columns.length >= 2
