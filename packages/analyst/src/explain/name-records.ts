import { foldText } from '../fold-text.ts'
import { conceptsAt } from '../words/concept-phrases.ts'
import { concepts } from '../words/concepts.data.ts'
import { stopWords } from '../words/function-words.data.ts'
import { sayConcept } from '../words/say-concept.ts'
import { splitWords } from '../words/split-words.ts'
import { singularOf } from '../words/word-stems.ts'

type Language = 'es' | 'en'
type Named = { name: string | null; language?: string | null }
type Heard = { language: Language; quote?: (texts: readonly string[]) => string | null }

const PLURAL = /^\p{Ll}{3,}s$/u

/**
 * What people call the records: "Directorio de proveedores" lists "proveedores"; null where the list's name does not say.
 * A word that has no like in the language of the sentence is quoted, or left out where nothing may be quoted.
 */
export function nameRecords(
  { name, language: own = null }: Named,
  { language, quote = () => null }: Heard,
): string | null {
  const words = (name ?? '').toLowerCase().match(/\p{L}+/gu) ?? []
  const plurals = words.filter(word => PLURAL.test(word) && !stopWords.has(foldText(word)))
  const [first] = words
  const noun = first && plurals.includes(first) ? first : (plurals.find(word => thingOf(word)) ?? plurals[0])
  if (!noun) return null
  if (own === null || own === language) return noun
  const thing = thingOf(noun)
  // "Ofertas" alone may be anything; "ofertas de empleo" says twice that they are jobs.
  const alike = thing ? [noun, ...words].filter(word => thingOf(word) === thing) : []
  const word = alike.map(one => thing && sayConcept(thing, foldText(one), language)).find(Boolean)
  return word ? pluralOf(word, language) : quote([noun])
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
