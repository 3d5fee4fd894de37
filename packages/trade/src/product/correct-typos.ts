import { vocabulary } from './alias-index.ts'
import { toSingular } from './plain-words.ts'

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

function findNearest(word: string, max = allowedEdits(word)): string | null {
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

/** A part of a run-together word says something only where it is long enough. */
const SHORTEST_PART = 4

/** "Cafemolido": two words without their space, one of them perhaps mistyped. */
function splitWord(word: string): string[] | null {
  let best: { parts: string[]; rank: number } | null = null
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const typed = [word.slice(0, at), word.slice(at)].map(toSingular)
    if (!typed.some(part => vocabulary.has(part))) continue
    const parts = typed.flatMap(part => (vocabulary.has(part) ? part : (findNearest(part, 1) ?? [])))
    // A part that begins with another letter is another word: what is cut wrongly finds one easily.
    if (typed.some((part, index) => part[0] !== parts[index]?.[0])) continue
    const rank = parts.filter((part, index) => part !== typed[index]).length
    if (!best || rank < best.rank) best = { parts, rank }
  }
  return best?.parts ?? null
}

const findMeant = (word: string): string[] | null => {
  const nearest = findNearest(word)
  return nearest === null ? splitWord(word) : [nearest]
}

type Corrected = {
  words: string[]
  corrections: { typed: string; taken: string[] }[]
  unknown: string[]
}

/** Puts known words in the place of mistyped ones; what stays unknown is listed. */
export function correctTypos(words: string[]): Corrected {
  const corrections: Corrected['corrections'] = []
  const unknown: string[] = []
  const corrected = words.flatMap(word => {
    if (vocabulary.has(word)) return word
    const taken = /^\p{L}+$/u.test(word) ? findMeant(word) : null
    if (taken) corrections.push({ typed: word, taken })
    else unknown.push(word)
    return taken ?? word
  })
  return { words: corrected, corrections, unknown }
}
