import type { Language } from './language.ts'

// Of all ways to group digits only a space is read the same in every Spanish-speaking country.
const space = '\u00a0'
const formats = {
  es: new Intl.NumberFormat('es', { maximumSignificantDigits: 15, useGrouping: 'always' }),
  en: new Intl.NumberFormat('en-US', { maximumSignificantDigits: 15, useGrouping: 'always' }),
}

/** 1234567.5 as people of the language read it: 1 234 567,5 or 1,234,567.5. */
export function formatNumber(number: number, language: Language): string {
  const parts = formats[language].formatToParts(number)
  return parts.map(part => (language === 'es' && part.type === 'group' ? space : part.value)).join('')
}
