import { makeOnce } from '../make-once.ts'
import { type Concept, concepts } from './concepts.data.ts'
import { splitWords } from './split-words.ts'
import { isSameWord, singularOf } from './word-stems.ts'

type Stems = readonly (readonly string[])[]
type Phrase = { concept: Concept; words: Stems }

const stemsOfPhrase = (phrase: string): Stems => splitWords(phrase).map(({ stems }) => stems)

const phrases = makeOnce((): Phrase[] =>
  concepts.flatMap(concept =>
    `${concept.es}, ${concept.en}`.split(',').map(phrase => ({ concept, words: stemsOfPhrase(phrase) })),
  ),
)

const phrasesByStem = makeOnce(() => {
  const byStem = new Map<string, Phrase[]>()
  for (const phrase of phrases())
    for (const stem of phrase.words[0] ?? []) {
      // A loose likeness across languages is for values; column words are all in the table above.
      if (!stem.startsWith('~')) byStem.set(stem, [...(byStem.get(stem) ?? []), phrase])
    }
  return byStem
})

/** `isLiteral`: the very words, not only their stems. */
export type ConceptFound = { concept: Concept; length: number; isLiteral: boolean }

/** The concepts whose words stand at this place, longest phrase first. */
export function conceptsAt(words: Stems, from: number): ConceptFound[] {
  const found = new Map<string, ConceptFound>()
  for (const stem of words[from] ?? [])
    for (const { concept, words: wanted } of phrasesByStem().get(stem) ?? []) {
      const fits = wanted.every((one, i) => isSameWord(exactOf(one), words[from + i] ?? []))
      if (!fits) continue
      const isLiteral = wanted.every((one, i) => singularOf(one[0] ?? '') === singularOf(words[from + i]?.[0] ?? ''))
      const known = found.get(concept.id)
      if (!known || known.length < wanted.length || (known.length === wanted.length && isLiteral))
        found.set(concept.id, { concept, length: wanted.length, isLiteral })
    }
  return [...found.values()].sort((a, b) => b.length - a.length || Number(b.isLiteral) - Number(a.isLiteral))
}

const exactOf = (stems: readonly string[]) => stems.filter(stem => !stem.startsWith('~'))

/** What the table names literally wins over forms of other words: "employees" is no form of "employer". */
export const literalFirst = (found: ConceptFound[]): ConceptFound[] =>
  found.some(({ isLiteral }) => isLiteral) ? found.filter(({ isLiteral }) => isLiteral) : found

/** Every single word of the table. */
export const conceptWords = makeOnce((): readonly string[] => [
  ...new Set(phrases().flatMap(({ words }) => words.flatMap(([word]) => word ?? []))),
])
