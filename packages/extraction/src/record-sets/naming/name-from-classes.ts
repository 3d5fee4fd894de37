import { foldWords } from '@sondeo/table/fold-words'
import { rememberTexts } from '@sondeo/values/remember-texts'
import { CLASS_BOUNDS } from '../groups/signature.ts'
import { type Meaning, meaningOfWord, nameOfMeaning } from './column-words.data.ts'
import { LOOK_WORDS } from './look-words.data.ts'

type NamingLanguage = 'es' | 'en'

export const namingLanguage = (language: string | null): NamingLanguage => (language === 'es' ? 'es' : 'en')

export const sayMeaning = (meaning: Meaning, language: NamingLanguage): string => nameOfMeaning[meaning][language]

// Headings and times come with these words whatever their classes say.
const MEANINGS_OF_TAGS: ReadonlySet<Meaning> = new Set(['title', 'date'])

/** What the class words or property of a field say it is, or null when they only speak of looks. */
export const meaningOfClasses = rememberTexts((classWords: string): Meaning | null => {
  if (!classWords) return null
  const words = foldWords(classWords.replace(/([a-z])([A-Z])/g, '$1 $2'))
    .split(/[^a-z]+/)
    .filter(word => word !== '')
  // "old-price" before "price"; later words are the more particular ones ("product-price", "views-field-title").
  for (let i = 0; i < words.length - 1; i++) {
    const pair = meaningOfWord.get(`${words[i]}${words[i + 1]}`)
    if (pair) return pair
  }
  // A price's parts are called amount and currency, but the price is what they make.
  if (words.some(word => meaningOfWord.get(word) === 'price')) return 'price'
  // A word that stands for itself says more than one in a longer name ("name codeRepository").
  const own = classWords.split(/[.\s]+/).flatMap(name => meaningOfWord.get(name.toLowerCase()) ?? [])
  if (own.length === 1 && own[0] && !MEANINGS_OF_TAGS.has(own[0])) return own[0]
  // "location-font-size": what also speaks of looks is believed where nothing else speaks.
  const isUnsure = (word: string): boolean => LOOK_WORDS.has(word) && meaningOfWord.get(word) !== 'title'
  const [sure, unsure] = [words.filter(word => !isUnsure(word)).reverse(), words.filter(isUnsure).reverse()]
  // A brand's name is the brand.
  const isName = (word: string): boolean => meaningOfWord.get(word) === 'name'
  for (const word of [...sure, ...unsure.filter(word => !isName(word)), ...unsure.filter(isName)]) {
    const meaning = meaningOfWord.get(word) ?? meaningOfWord.get(word.replace(/s$/, ''))
    if (meaning) return meaning
  }
  return null
}, CLASS_BOUNDS)

const MAX_CLASS_WORDS = 2
const WORD = /^(?=.*[aeiouáéíóúy])[\p{Ll}]{3,18}$/u

/** A class or property made readable ("puesto-vacante" is "Puesto vacante"), or empty when it only speaks of looks. */
export const wordsOfClasses = rememberTexts((classWords: string): string => {
  for (const name of classWords.split(/[.\s]+/)) {
    // Names made by machines: "css-bdvaja", "sc-gtsrhk".
    if (/^(?:css|sc|jss|jsx|svelte|astro|styles?)-/.test(name) || name === 'date') continue
    const words = name
      .toLowerCase()
      .split(/[-_]+/)
      .filter(word => word !== '' && !LOOK_WORDS.has(word))
    if (words.length === 0 || words.length > MAX_CLASS_WORDS || !words.every(word => WORD.test(word))) continue
    const [first = '', ...others] = words
    return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(' ')
  }
  return ''
}, CLASS_BOUNDS)
