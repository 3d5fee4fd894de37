import { stopWords, stopWordsIn } from './function-words.data.ts'
import { translationsOf } from './translations.ts'

/** Names carry the short small words of any language. */
const SHORT = 3

/** Small words of both languages are small in any question, but not one that is something else in English: a mayor is somebody. */
export function isStopWord(word: string, language: 'es' | 'en'): boolean {
  if (!stopWords.has(word)) return false
  if (language === 'es' || word.length <= SHORT || stopWordsIn.en.has(word)) return true
  return translationsOf(word)[0] !== word
}
