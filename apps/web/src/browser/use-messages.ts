import { type Language, useLanguage } from './language.ts'

/** The texts of one feature in the language chosen now. */
export function useMessages<Texts>(texts: Record<Language, Texts>): Texts {
  return texts[useLanguage()]
}
