import { makeOnce } from '../make-once.ts'
import { type Concept, concepts } from './concepts.data.ts'
import { translationsOf } from './translations.ts'
import { isSameWord, stemsIn } from './word-stems.ts'

type Language = 'es' | 'en'

const wordsIn = (list: string): string[] => list.split(',').map(word => word.trim())

/** Each concept with its words, the plainest first. */
export const conceptNames = makeOnce(() =>
  concepts.map(concept => ({ concept, es: wordsIn(concept.es), en: wordsIn(concept.en) })),
)

/**
 * What a concept is called in one language where a page calls it by a word of the other. Null where the word says more
 * than the concept: what a shop calls "ofertas" are no jobs, though people look for jobs by that word.
 */
export function sayConcept({ id, isThing }: Concept, said: string, language: Language): string | null {
  const own = conceptNames().find(({ concept }) => concept.id === id)
  const wanted = own?.[language][0]
  if (!own || !wanted) return null
  const foreign = language === 'es' ? 'en' : 'es'
  const others = own[foreign]
  const isForm = (one: string) => isSameWord(stemsIn(one, foreign), stemsIn(said, foreign))
  const word = others.includes(said) ? said : others.find(isForm)
  if (!word) return null
  if (others[0] === word || word.includes(' ') || !isThing) return wanted
  return isMeant(word, own[language], language) ? wanted : null
}

/** Whether a dictionary has some word of the concept for it, or does not know the word at all. */
function isMeant(word: string, wanted: readonly string[], language: Language): boolean {
  if (language === 'es') return wanted.some(one => translationsOf(one).includes(word))
  const found = translationsOf(word).filter(one => one !== word)
  return found.length === 0 || found.some(one => wanted.includes(one))
}
