import { foldText } from '../fold-text.ts'
import { conceptsAt } from '../words/concept-phrases.ts'
import { concepts } from '../words/concepts.data.ts'
import { stopWords } from '../words/function-words.data.ts'
import { splitWords } from '../words/split-words.ts'
import { singularOf } from '../words/word-stems.ts'

type Language = 'es' | 'en'
type Named = { name: string | null; language?: string | null }

const PLURAL = /^\p{Ll}{3,}s$/u

/** What people call the records: "Directorio de proveedores" lists "proveedores"; null where the list's name does not say. */
export function nameRecords({ name, language: own = null }: Named, language: Language): string | null {
  const words = (name ?? '').toLowerCase().match(/\p{L}+/gu) ?? []
  const plurals = words.filter(word => PLURAL.test(word) && !stopWords.has(foldText(word)))
  const [first] = words
  const noun = first && plurals.includes(first) ? first : (plurals.find(word => thingOf(word)) ?? plurals[0])
  if (!noun) return null
  if (own === null || own === language) return noun
  const thing = thingOf(noun)
  // In the question's language or not at all: a sentence is never half in each.
  return thing ? pluralOf(thing[language].split(',')[0] ?? '', language) : null
}

/** The thing that a word names, by the words that people use for what lists are about. */
function thingOf(word: string) {
  const stems = splitWords(word).map(({ stems: own }) => own)
  const found = conceptsAt(stems, 0).find(({ concept }) => concept.isThing)?.concept
  const folded = foldText(word)
  const says = (list: string): boolean =>
    list.split(',').some(one => [folded, singularOf(folded)].includes(foldText(one.trim())))
  return found ?? concepts.find(({ isThing, es, en }) => isThing && (says(es) || says(en)))
}

function pluralOf(word: string, language: Language): string {
  if (/s$/.test(word)) return word
  if (language === 'es') return /[aeiouáéíóú]$/.test(word) ? `${word}s` : `${word}es`
  return /[^aeiou]y$/.test(word) ? word.replace(/y$/, 'ies') : `${word}s`
}
