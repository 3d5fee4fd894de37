import { stemsFor } from '../words/translate-stems.ts'
import { translationsOf } from '../words/translations.ts'

/** A word with all that makes it the same as another: its forms, and what it means in the other language. */
export type Meaning = { word: string; stem: string; forms: ReadonlySet<string> }

const known = new Map<string, Meaning>()
// Pages bring any number of words; what is kept of them must not.
const MAX_KNOWN = 60_000

export function meaningOf(word: string): Meaning {
  const found = known.get(word)
  if (found) return found
  const stems = stemsFor(word)
  const forms = new Set([...stems, ...translationsOf(word).map(other => `=${other}`), ...rootOf(word)])
  const meaning = { word, stem: stems[1] ?? stems[0] ?? word, forms }
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(word, meaning)
  return meaning
}

/** 3: the same word; 2: a form of it; 1: the same meaning; 0: nothing in common. */
export function likeness(one: Meaning, other: Meaning): 0 | 1 | 2 | 3 {
  if (one.word === other.word) return 3
  let best: 0 | 1 | 2 = 0
  for (const form of one.forms)
    if (other.forms.has(form)) {
      if (isExact(form)) return 2
      if (isNearEnough(form, one.word, other.word)) best = 1
    }
  return best
}

/** A form that is the word itself with other endings, and no meaning or root that others share. */
export const isExact = (form: string): boolean => !/^[#~=^]/.test(form)

const ROOT = 8
const ALIKE = 0.75

/** How a long word begins: who asks for an "orthodontist" means the cell that says "Orthodontics". */
const rootOf = (word: string): string[] => (word.length >= ROOT && !/\d/.test(word) ? [`^${word.slice(0, ROOT)}`] : [])

/** Words that only begin alike must be alike nearly to their ends. */
export function isNearEnough(form: string, one: string, other: string): boolean {
  if (!form.startsWith('^')) return true
  const longest = Math.max(one.length, other.length)
  let shared = 0
  while (shared < longest && one[shared] === other[shared]) shared++
  return shared >= longest * ALIKE
}
