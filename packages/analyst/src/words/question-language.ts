import { franc } from 'franc-min'
import type { Language } from '../messages/explain-texts.ts'
import { fillerWords } from '../propose/grammar/filler-words.data.ts'
import { concepts } from './concepts.data.ts'
import { splitWords } from './split-words.ts'

const fillers = { es: new Set(fillerWords.es.split(' ')), en: new Set(fillerWords.en.split(' ')) }
const said = (language: Language) =>
  new Set([...fillers[language], ...concepts.flatMap(concept => concept[language].split(',').map(word => word.trim()))])
/** The small words of each language; one that the other has as well, as "total", tells nothing. */
const words = { es: fillers.es.difference(said('en')), en: fillers.en.difference(said('es')) }

/** Shorter questions are too often told wrongly by their letters alone. */
const ENOUGH_TO_TELL = 40

/** The language a question is written in; short ones are told by their small words, else the user's own. */
export function detectQuestionLanguage(question: string, usual: Language): Language {
  if (/[¿¡]/.test(question)) return 'es'
  const asked = splitWords(question)
  const count = (language: Language) => asked.filter(({ folded }) => words[language].has(folded)).length
  const [spanish, english] = [count('es'), count('en')]
  if (spanish !== english) return spanish > english ? 'es' : 'en'
  // A name of the page keeps its accents in a question of either language.
  if (/[ñáéíóú]/i.test(question)) return 'es'
  const told = franc(question, { only: ['spa', 'eng'], minLength: ENOUGH_TO_TELL })
  if (told === 'spa') return 'es'
  return told === 'eng' ? 'en' : usual
}
