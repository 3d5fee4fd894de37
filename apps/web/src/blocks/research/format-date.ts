import type { Language } from '../../browser/language.ts'

const formats = {
  es: new Intl.DateTimeFormat('es', { dateStyle: 'medium' }),
  en: new Intl.DateTimeFormat('en', { dateStyle: 'medium' }),
}

/** The day in words; a source's date that cannot be read stays as it is. */
export function formatDate(moment: string, language: Language): string {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? moment : formats[language].format(date)
}
