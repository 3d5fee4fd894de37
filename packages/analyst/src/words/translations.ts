import { makeOnce } from '../make-once.ts'
import { singularOf } from './word-stems.ts'
import dictionary from './words-es-en.data.json' with { type: 'json' }

const read = makeOnce(() => {
  const english = new Set<string>()
  const spanish = new Map<string, string[]>()
  for (const entry of dictionary.words.split(' ')) {
    const [word = '', meanings = ''] = entry.split(':')
    const all = meanings.split(',')
    spanish.set(word, all)
    for (const one of all) english.add(one)
  }
  return { spanish, english }
})

/** Number and gender off, the word itself first. */
function formsOf(word: string): string[] {
  const singular = singularOf(word)
  return [word, singular, singular.replace(/a$/, 'o'), word.replace(/es$/, ''), singular.replace(/[oa]$/, 'ar')]
}

/** The English words that a word of either language stands for; an English word stands for itself. */
export function translationsOf(word: string): readonly string[] {
  const { spanish, english } = read()
  const forms = word.length < 3 ? [word] : formsOf(word)
  const own = forms.find(form => english.has(form))
  const found = forms.find(form => spanish.has(form))
  return [...(own ? [own] : []), ...(found ? (spanish.get(found) ?? []) : [])]
}
