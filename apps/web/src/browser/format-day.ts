import type { Language } from './language.ts'

const months = {
  es: new Intl.DateTimeFormat('es', { month: 'short' }),
  en: new Intl.DateTimeFormat('en-US', { month: 'short' }),
}

/** `Mar 5, 2024` in English, `mar 5, 2024` in Spanish; the day where the reader is. */
export function formatDay(moment: string, language: Language): string {
  const date = new Date(moment)
  const month = months[language].format(date).replace('.', '').slice(0, 3)
  return `${month} ${date.getDate()}, ${date.getFullYear()}`
}
