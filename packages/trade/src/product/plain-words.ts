import { dropForms } from '@sondeo/table/fold-words'
import { toAmerican } from './american-spelling.ts'
import { stopWords } from './stop-words.data.ts'

const irregular: Record<string, string> = {
  men: 'man',
  mens: 'man',
  women: 'woman',
  womens: 'woman',
  ladies: 'lady',
  children: 'child',
  feet: 'foot',
  teeth: 'tooth',
  geese: 'goose',
  lens: 'lens',
  lenses: 'lens',
  jeans: 'jean',
  chilli: 'chili',
  chillies: 'chili',
  chiles: 'chile',
  zumos: 'jugo',
  zumo: 'jugo',
  patata: 'papa',
  patatas: 'papa',
  soya: 'soja',
  cinc: 'zinc',
  automotriz: 'auto',
  automotive: 'auto',
}

/** Lower case, no accents, only letters and digits with single spaces between. */
export const toPlainText = (text: string): string =>
  dropForms(text)
    .toLowerCase()
    .replace(/[’'`´]s\b/g, 's')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * One form for singular and plural of Spanish and English, and for both spellings of English. Gender stays: "pimiento" is not "pimienta".
 * A final e after most consonants goes, because "camiones" and "machines" cannot be told apart.
 */
export function toSingular(given: string): string {
  const word = toAmerican(given)
  const known = irregular[word]
  if (known) return known
  if (word.length < 4 || /\d/.test(word)) return word
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  let stem = /(?:[^siu]|[aeo]i|[aeiou]u)s$/.test(word) ? word.slice(0, -1) : word
  if (/oe$/.test(stem) && stem !== word && stem.length > 5) stem = stem.slice(0, -1)
  if (/ce$/.test(stem)) return `${stem.slice(0, -2)}z`
  if (/(?:[lnrdzsxj]|[cs]h)e$/.test(stem)) stem = stem.slice(0, -1)
  return stem.replace(/(?:ve|fe|v)$/, 'f')
}

/** The words that carry meaning, singular, in order. */
export const toKeyWords = (text: string): string[] =>
  toPlainText(text)
    .split(' ')
    .filter(word => word !== '' && !stopWords.has(word))
    .map(toSingular)

/** Adjectives agree in gender; for a second look "congelada" may stand for "congelado". */
export const dropGender = (word: string): string => (word.length > 4 ? word.replace(/[ao]$/, '') : word)
