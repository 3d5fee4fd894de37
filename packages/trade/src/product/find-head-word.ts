import { toKeyWords, toPlainText, toSingular } from './plain-words.ts'
import { neutralWords, stopWords } from './stop-words.data.ts'

const spanishLinks = new Set(['de', 'del', 'para', 'con', 'en', 'sin', 'por', 'al', 'a', 'tipo'])
const englishLinks = new Set(['of', 'for', 'with', 'from', 'in', 'made', 'without', 'to', 'on'])

/**
 * The word that says what the thing is: in Spanish the first ("camisas de algodón"), in English the last before a
 * preposition ("cotton shirts for men").
 */
export function findHeadWord(name: string, lang: 'es' | 'en'): string | undefined {
  // What comes after a comma or in brackets describes.
  const words = toPlainText(name.split(/[,;:(/]/).find(part => toKeyWords(part).length > 0) ?? name).split(' ')
  const isSpanish = words.some(word => spanishLinks.has(word))
  const firstLink = words.findIndex(word => englishLinks.has(word))
  const carriesMeaning = (word: string) => !stopWords.has(word) && !neutralWords.has(word)
  if (!isSpanish && firstLink > 0) {
    const head = words.slice(0, firstLink).findLast(carriesMeaning)
    if (head) return toSingular(head)
  }
  const meaning = words.filter(carriesMeaning)
  const head = isSpanish || lang === 'es' ? meaning[0] : meaning.at(-1)
  return head ? toSingular(head) : toKeyWords(name)[0]
}
