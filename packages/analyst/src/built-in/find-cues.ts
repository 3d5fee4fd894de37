import { type Cue, cuePhrases } from './cues.data.ts'
import type { Span, Word } from './split-words.ts'

export type CueFound = Span & { cue: Cue }

type Phrase = { words: string[]; cue: Cue }

const byFirstWord = new Map<string, Phrase[]>()
for (const [cue, phrases] of Object.entries(cuePhrases))
  for (const phrase of phrases.split(',')) {
    const words = phrase.trim().split(' ')
    const first = words[0] ?? ''
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, cue: cue as Cue }])
  }
for (const phrases of byFirstWord.values()) phrases.sort((a, b) => b.words.length - a.words.length)

/** Every phrase that says what to do, longest first; `isFree` keeps words that are something else out. */
export function findCues(words: readonly Word[], isFree: (index: number) => boolean = () => true): CueFound[] {
  const found: CueFound[] = []
  for (let from = 0; from < words.length; from++) {
    const phrase = byFirstWord
      .get(words[from]?.folded ?? '')
      ?.find(({ words: wanted }) => wanted.every((word, i) => words[from + i]?.folded === word && isFree(from + i)))
    if (!phrase) continue
    found.push({ from, to: from + phrase.words.length, cue: phrase.cue })
    from += phrase.words.length - 1
  }
  return found
}
