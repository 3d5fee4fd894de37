import { headingNames } from './catalog.ts'
import { toKeyWords } from './plain-words.ts'

type Token = { key: string; start: number; end: number }

function* listTokens(text: string): Generator<Token> {
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}’']+/gu)) {
    const [key] = toKeyWords(match[0])
    if (key) yield { key, start: match.index, end: match.index + match[0].length }
  }
}

/** The part of a name that holds these words, with its accents and capitals as they were typed. */
export function showAsTyped(name: string, keys: string[]): string {
  const held = [...listTokens(name)].filter(({ key }) => keys.includes(key))
  const [first, last] = [held[0], held.at(-1)]
  return first && last ? name.slice(first.start, last.end) : keys.join(' ')
}

/** A word of ours as people write it: the index keeps words in one form, without accents. */
export function showAsWritten(key: string, lang: 'es' | 'en'): string {
  for (const names of headingNames.values()) {
    for (const token of listTokens(names[lang]))
      if (token.key === key) return names[lang].slice(token.start, token.end).toLowerCase()
  }
  return key
}
