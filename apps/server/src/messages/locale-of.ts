import type { Language } from '@sondeo/contract/fields'

export type Reader = { language: Language; region: string | null }

/** `es-PE`: how numbers and days are written for a reader; where no country is known, as the language does. */
export const localeOf = ({ language, region }: Reader): string => (region ? `${language}-${region}` : language)
