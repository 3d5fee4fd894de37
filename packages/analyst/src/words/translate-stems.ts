import { countryWords } from '@sondeo/table/country-words'
import { makeOnce } from '../make-once.ts'
import { concepts } from './concepts.data.ts'
import { foldWords } from './split-words.ts'
import { tradeWords } from './trade-words.data.ts'
import { translations } from './translations.data.ts'
import { singularOf, stemsOf } from './word-stems.ts'

export type PhraseMeaning = { words: string[]; meaning: string }

function countryGroups(): string[] {
  const said = new Map(countryWords.map(([code, called, others]) => [code, `${called}|${others}`.split('|')]))
  const names = (['es', 'en'] as const).map(
    locale => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }),
  )
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
  return letters.flatMap(one =>
    letters.flatMap(other => {
      const code = one + other
      const found = names.flatMap(name => name.of(code) ?? [])
      return found.length > 0 ? [[...found, ...(said.get(code) ?? [])].join(',')] : []
    }),
  )
}

/** Number and gender off. Stems would be too loose here: "lime" is not "Lima". */
function formsOf(word: string): string[] {
  if (word.length < 4) return [word]
  const singular = [
    word,
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/ies$/, 'y'),
    word.replace(/ces$/, 'z'),
  ]
  return [...new Set([...singular, ...singular.map(form => (form.length > 4 ? form.replace(/a$/, 'o') : form))])]
}

/** What records are called in both languages: "vehicles" may be a category on the page. */
const thingGroups = (): string[] =>
  concepts.flatMap(({ isThing, es, en }) => (isThing ? [`${es.split(',')[0]}, ${en.split(',')[0]}`] : []))

const dictionary = makeOnce(() => {
  const meanings = new Map<string, string[]>()
  const phrasesByFirstWord = new Map<string, PhraseMeaning[]>()
  for (const [index, group] of [...translations, ...tradeWords, ...thingGroups(), ...countryGroups()].entries()) {
    const meaning = `#${index}`
    for (const phrase of group.split(',')) {
      const words = foldWords(phrase)
      const first = words[0]
      if (!first) continue
      const key = singularOf(first)
      if (words.length > 1) phrasesByFirstWord.set(key, [...(phrasesByFirstWord.get(key) ?? []), { words, meaning }])
      else for (const form of formsOf(first)) meanings.set(form, [...new Set([...(meanings.get(form) ?? []), meaning])])
    }
  }
  return { meanings, phrasesByFirstWord }
})

const known = new Map<string, readonly string[]>()
const MAX_KNOWN = 50_000

/** The stems of a word with the meanings it shares with words of the other language. */
export function stemsFor(folded: string): readonly string[] {
  const found = known.get(folded)
  if (found) return found
  const stems = stemsOf(folded)
  const all = [...new Set([...stems, ...formsOf(folded).flatMap(form => dictionary().meanings.get(form) ?? [])])]
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(folded, all)
  return all
}

const MIN_COGNATE = 6

/** What a word means across languages; long words of one root count ("inflation", "inflación"). */
export const meaningsOf = (folded: string): readonly string[] =>
  stemsFor(folded).filter(stem => stem.startsWith('#') || (stem.startsWith('~') && folded.length >= MIN_COGNATE))

/** A phrase of several words with a meaning of its own ("out of stock", "Países Bajos") that begins here. */
export const phraseMeaningsAt = (words: readonly string[], from: number): PhraseMeaning[] =>
  dictionary()
    .phrasesByFirstWord.get(singularOf(words[from] ?? ''))
    ?.filter(({ words: wanted }) =>
      wanted.every((word, i) => singularOf(words[from + i] ?? '') === singularOf(word)),
    ) ?? []

export const beginsPhrase = (word: string): boolean => dictionary().phrasesByFirstWord.has(singularOf(word))
