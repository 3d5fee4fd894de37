import type { Span, Word } from '../../words/split-words.ts'
import { type Cue, cuePhrases } from './cues.data.ts'

export type CueFound = Span & { cue: Cue }

type Phrase = { words: string[]; cue: Cue }

/** "superior al 12 %", "más del 10 %". */
const withContractions = (phrase: string): string[] =>
  / (?:a|de)$/.test(phrase.trim()) ? [phrase, `${phrase.trim()}l`] : [phrase]

/** "de la más próxima a la más lejana", in every gender and number. */
function directions(): Phrase[] {
  const stems = [
    ['proxim', 'lejan', 'ascending'],
    ['cercan', 'lejan', 'ascending'],
    ['barat', 'car', 'ascending'],
    ['antigu', 'nuev', 'ascending'],
    ['viej', 'nuev', 'ascending'],
    ['pequen', 'grand', 'ascending'],
    ['baj', 'alt', 'ascending'],
  ] as const
  const forms = ['o', 'a', 'os', 'as'].flatMap(end =>
    stems.flatMap(([one, other, cue]) => [
      { from: one + end, to: other + end, cue },
      { from: other + end, to: one + end, cue: 'descending' as const },
    ]),
  )
  const plain = (word: string) => word.replace(/^grand[oa](s?)$/, 'grande$1')
  return forms.flatMap(({ from, to, cue }) => {
    const article = from.endsWith('as') ? 'las' : from.endsWith('os') ? 'los' : from.endsWith('a') ? 'la' : ''
    const texts = article
      ? [`de ${article} mas ${plain(from)} a ${article} mas ${plain(to)}`]
      : [`del mas ${plain(from)} al mas ${plain(to)}`]
    return [...texts, `de mas ${plain(from)} a mas ${plain(to)}`].map(text => ({ words: text.split(' '), cue }))
  })
}

const byFirstWord = new Map<string, Phrase[]>()
for (const [cue, phrases] of Object.entries(cuePhrases))
  for (const phrase of phrases.split(',').flatMap(withContractions)) {
    const words = phrase.trim().split(' ')
    const first = words[0] ?? ''
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, cue: cue as Cue }])
  }
for (const { words, cue } of directions()) {
  const first = words[0] ?? ''
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, cue }])
}
for (const phrases of byFirstWord.values()) phrases.sort((a, b) => b.words.length - a.words.length)

/** Every phrase that says what to do, longest first; `isFree` keeps words that are something else out. */
export function findCues(words: readonly Word[], isFree: (index: number) => boolean = () => true): CueFound[] {
  const found: CueFound[] = []
  for (let from = 0; from < words.length; from++) {
    const fits = (at: number, { words: wanted }: Phrase) =>
      wanted.every((word, i) => words[at + i]?.folded === word && isFree(at + i))
    const phrasesAt = (at: number) => byFirstWord.get(words[at]?.folded ?? '') ?? []
    // "precio máximo de mayor a menor": a longer phrase that begins with the last word of this one is what was said.
    const isEaten = ({ words: wanted }: Phrase) =>
      wanted.length > 1 &&
      phrasesAt(from + wanted.length - 1).some(
        other => other.words.length > wanted.length && fits(from + wanted.length - 1, other),
      )
    const phrase = phrasesAt(from).find(one => fits(from, one) && !isEaten(one))
    if (!phrase) continue
    found.push({ from, to: from + phrase.words.length, cue: phrase.cue })
    from += phrase.words.length - 1
  }
  return found
}
