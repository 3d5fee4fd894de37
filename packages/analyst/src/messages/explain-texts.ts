import { explainEn } from './explain-en.ts'
import { type ExplainTexts, explainEs } from './explain-es.ts'
import { sayDayIn } from './sentence-parts.ts'

export type Language = 'es' | 'en'
/** Who reads the sentence; `region` is the country whose way of writing numbers and dates is followed, where it is known. */
export type Audience = { language: Language; region?: string | null | undefined }

// Without a country: numbers as the pages that we meet most write them.
const numbersOf: Record<Language, string> = { es: 'es-PE', en: 'en' }
const known = new Map<string, ExplainTexts>()

export function explainTexts({ language, region }: Audience): ExplainTexts {
  const locale = region ? `${language}-${region}` : language
  const texts = known.get(locale) ?? makeTexts(language, locale)
  known.set(locale, texts)
  return texts
}

function makeTexts(language: Language, locale: string): ExplainTexts {
  const numbers = locale === language ? numbersOf[language] : locale
  // Four digits are grouped too, as in the table beside the sentence.
  const format = new Intl.NumberFormat(numbers, { maximumFractionDigits: 2, useGrouping: 'always' })
  return (language === 'en' ? explainEn : explainEs)(value => format.format(value), sayDayIn(locale))
}
