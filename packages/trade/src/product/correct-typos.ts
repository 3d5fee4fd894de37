import { vocabulary } from './alias-index.ts'

/** Edit distance with swaps of neighbours, or anything above `max` as soon as that is certain. */
function countEdits(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) edits = Math.min(edits, (beforeLast[j - 2] ?? 0) + 1)
      row.push(edits)
    }
    if (Math.min(...row) > max) return max + 1
    beforeLast = last
    last = row
  }
  return last[b.length] ?? max + 1
}

const byLength = Map.groupBy(vocabulary.keys(), word => word.length)

// Short words have too many neighbours: "mesa" and "misa".
const allowedEdits = (word: string): number => (word.length < 5 ? 0 : word.length < 7 ? 1 : 2)

function findNearest(word: string): string | null {
  const max = allowedEdits(word)
  let best: { word: string; rank: number } | null = null
  for (let length = word.length - max; length <= word.length + max; length++) {
    for (const known of byLength.get(length) ?? []) {
      const edits = countEdits(word, known, max)
      if (edits > max) continue
      const rank = edits * 10 + (known[0] === word[0] ? 0 : 5) - Math.log2(vocabulary.get(known) ?? 1)
      if (!best || rank < best.rank) best = { word: known, rank }
    }
  }
  return best?.word ?? null
}

type Corrected = { words: string[]; corrections: [typed: string, taken: string][]; unknown: string[] }

/** Puts known words in the place of mistyped ones; what stays unknown is listed. */
export function correctTypos(words: string[]): Corrected {
  const corrections: [string, string][] = []
  const unknown: string[] = []
  const corrected = words.map(word => {
    if (vocabulary.has(word)) return word
    const nearest = /^\p{L}+$/u.test(word) ? findNearest(word) : null
    if (nearest) corrections.push([word, nearest])
    else unknown.push(word)
    return nearest ?? word
  })
  return { words: corrected, corrections, unknown }
}
