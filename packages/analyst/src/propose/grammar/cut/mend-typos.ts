import { conceptWords } from '../../../words/concept-phrases.ts'
import type { Word } from '../../../words/split-words.ts'
import { stemsFor } from '../../../words/translate-stems.ts'
import { fillerWords } from '../filler-words.data.ts'
import type { ValueIndex } from '../index-values.ts'

const MIN_LENGTH = 5
const common = new Set(Object.values(fillerWords).flatMap(words => words.split(' ')))

/** Words that nothing knows, written as the known word they are one or two slips away from. */
export function mendTypos(words: readonly Word[], index: ValueIndex, isKnown: (word: Word) => boolean): Word[] {
  return words.map(word => {
    if (word.folded.length < MIN_LENGTH || /\d/.test(word.folded) || isKnown(word) || common.has(word.folded))
      return word
    if (stemsFor(word.folded).some(stem => index.wordsByStem.has(stem))) return word
    const slips = word.folded.length >= 8 ? 2 : 1
    const forms = [word.folded, word.folded.replace(/e?s$/, ''), word.folded.replace(/s$/, '')]
    const find = (words: readonly string[]) => forms.map(form => nearest(form, slips, words)).find(Boolean)
    const mended = find(conceptWords()) ?? find([...index.byWord.keys()])
    return mended ? { ...word, folded: mended, stems: stemsFor(mended).filter(stem => !stem.startsWith('#')) } : word
  })
}

function nearest(word: string, slips: number, words: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = slips + 1
  for (const candidate of words) {
    if (
      candidate.length < MIN_LENGTH - 1 ||
      Math.abs(candidate.length - word.length) > slips ||
      candidate[0] !== word[0]
    )
      continue
    const distance = countSlips(word, candidate, least)
    if (distance < least) [best, least] = [candidate, distance]
  }
  return best
}

/** Letters changed, left out, added or swapped with their neighbour; stops counting at `limit`. */
function countSlips(one: string, other: string, limit: number): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, i) => i)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    if (Math.min(...row) >= limit) return limit
    ;[before, last] = [last, row]
  }
  return last.at(-1) ?? limit
}
