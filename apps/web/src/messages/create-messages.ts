import { type Language, useLanguage } from '../browser/language.ts'
import { useRegion } from '../browser/region.ts'

/** Makes the hook that gives one set of texts in the language chosen now; figures in them follow the reader's country. */
export const createMessages =
  <Texts>(texts: Record<Language, Texts>) =>
  (): Texts => {
    useRegion()
    return texts[useLanguage()]
  }
