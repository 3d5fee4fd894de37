import { type Meaning, meaningOfWord, nameOfMeaning } from './column-words.data.ts'

export type NamingLanguage = 'es' | 'en'

export const namingLanguage = (language: string | null): NamingLanguage => (language === 'es' ? 'es' : 'en')

export const sayMeaning = (meaning: Meaning, language: NamingLanguage): string => nameOfMeaning[meaning][language]

/** What the class words or property of a field say it is, or null when they only speak of looks. */
export function meaningOfClasses(classWords: string): Meaning | null {
  if (!classWords) return null
  const words = classWords
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word !== '')
  // "old-price" before "price"; later words are the more particular ones ("product-price", "views-field-title").
  for (let i = 0; i < words.length - 1; i++) {
    const pair = meaningOfWord.get(`${words[i]}${words[i + 1]}`)
    if (pair) return pair
  }
  // A price's parts are called amount and currency, but the price is what they make.
  if (words.some(word => meaningOfWord.get(word) === 'price')) return 'price'
  for (const word of words.reverse()) {
    const meaning = meaningOfWord.get(word) ?? meaningOfWord.get(word.replace(/s$/, ''))
    if (meaning) return meaning
  }
  return null
}
