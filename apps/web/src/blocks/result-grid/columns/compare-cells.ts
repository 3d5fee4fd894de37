import type { Language } from '../../../browser/language.ts'
import { plainText } from '../plain-text.ts'

const collators = {
  es: new Intl.Collator('es', { numeric: true, sensitivity: 'base' }),
  en: new Intl.Collator('en', { numeric: true, sensitivity: 'base' }),
}

/** Ascending: numbers by value and before texts, texts as the language orders them ("10" after "9"). */
export function compareCells({ a, b, language }: { a: unknown; b: unknown; language: Language }): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'number') return -1
  if (typeof b === 'number') return 1
  return collators[language].compare(plainText(a), plainText(b))
}
