import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemSpanish } from '@orama/stemmers/spanish'
import { foldText } from '../fold-text.ts'

const known = new Map<string, readonly string[]>()
// Pages bring any number of words; what is kept of them must not.
const MAX_KNOWN = 50_000

/** The stems of one word in both languages: words that share one are the same word in another form. */
export function stemsOf(word: string): readonly string[] {
  const found = known.get(word)
  if (found) return found
  const stems = makeStems(word)
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(word, stems)
  return stems
}

function makeStems(word: string): readonly string[] {
  const folded = foldText(word)
  if (isAsWritten(folded)) return [folded, ...(/^[a-z]{3}s$/.test(folded) ? [folded.slice(0, -1)] : [])]
  const stems = [folded, ...stemsSpanish(folded), ...stemsEnglish(folded), singularOf(folded)]
  return [...new Set([...stems.filter(stem => stem.length >= 3), cognateOf(folded)])]
}

/** The forms of a word in its own language alone: "sales" is no form of the Spanish "salida". */
export function stemsIn(word: string, language: 'es' | 'en'): readonly string[] {
  const folded = foldText(word)
  if (isAsWritten(folded)) return stemsOf(word)
  const stems = language === 'es' ? [...stemsSpanish(folded), singularOf(folded)] : stemsEnglish(folded)
  return [...new Set([folded, ...stems.filter(stem => stem.length >= 3)])]
}

/** Too short for endings, or no word. */
const isAsWritten = (folded: string): boolean => folded.length < 4 || /\d/.test(folded)

/** The stemmer knows suffixes by their accent, which people leave out. */
const stemsSpanish = (folded: string): string[] =>
  [folded, folded.replace(/([cs])ion$/, '$1ión').replace(/ia$/, 'ía')].map(one => foldText(stemSpanish(one)))

const stemsEnglish = (folded: string): string[] => [foldText(stemEnglish(folded))]

export const singularOf = (word: string): string =>
  word
    .replace(/ces$/, 'z')
    .replace(/ies$/, 'y')
    .replace(/(?<=[sxzlrndj])es$/, '')
    .replace(/s$/, '')

const suffixes: [suffix: RegExp, common: string][] = [
  [/(?:ci|ti|si)on(?:es|s)?$/, 'tion'],
  [/(?:idades|idad|ities|ity)$/, 'ity'],
  [/(?:icas|icos|ico|ica|ical|ics|ic)$/, 'ic'],
  [/(?:ias|ia|ies|y)$/, 'y'],
  [/(?:ivas|ivos|ivo|iva|ive|ives)$/, 'ive'],
  [/(?:mentos|mento|ments|ment)$/, 'ment'],
  [/(?:os|as|es|o|a|e|s)$/, ''],
]

/** Words of the same root in both languages ("hybrid", "híbrido"; "technology", "tecnología") get one key. */
function cognateOf(folded: string): string {
  const even = folded
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/[ck]h?/g, 'c')
    .replace(/qu/g, 'c')
    .replace(/y(?=[bcdfghjklmnpqrstvwxz])/g, 'i')
    .replace(/([b-df-hj-np-tv-z])\1/g, '$1')
    .replace(/^es(?=[ptc])/, 's')
  const rule = suffixes.find(([suffix]) => suffix.test(even))
  return `~${rule ? even.replace(rule[0], rule[1]) : even}`
}

export const isSameWord = (one: readonly string[], other: readonly string[]): boolean =>
  one.some(stem => other.includes(stem))
