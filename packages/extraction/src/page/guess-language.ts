import { FUNCTION_WORDS } from './function-words.data.ts'

const LEAST_HITS = 8
const LEAST_SHARE = 0.08
const AHEAD = 2

const languagesOfWord = new Map<string, string[]>()
for (const [language, words] of Object.entries(FUNCTION_WORDS)) {
  for (const word of words.split(' ')) languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language])
}

/** The language whose small words fill the text, or null where none stands out: names and figures have none. */
export function guessByFunctionWords(text: string): string | null {
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  const hits = new Map<string, number>()
  for (const word of words) {
    for (const language of languagesOfWord.get(word) ?? []) hits.set(language, (hits.get(language) ?? 0) + 1)
  }
  const [first, second] = [...hits].sort((a, b) => b[1] - a[1])
  if (!first || first[1] < Math.max(LEAST_HITS, words.length * LEAST_SHARE)) return null
  return first[1] >= (second?.[1] ?? 0) * AHEAD ? first[0] : null
}
