import { type Language, useLanguage } from '../browser/language.ts'

/** Makes the hook that gives one set of texts in the language chosen now. */
export const createMessages =
  <Texts>(texts: Record<Language, Texts>) =>
  (): Texts =>
    texts[useLanguage()]
