import { formatNumber } from '../../browser/format-number.ts'
import type { Language } from '../../browser/language.ts'
import { resultGrid as en } from '../../messages/en/result-grid.ts'
import { resultGrid as es } from '../../messages/es/result-grid.ts'

const truthWords = { es: es.truth, en: en.truth }

export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A value as it stands in the data: lists joined with a comma and a space. For copying, filtering and files. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(plainText).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, inner]) => `${key}: ${plainText(inner)}`)
      .join(', ')
  return String(value)
}

type Look = { language: Language /** False for years and codes. */; formatsNumbers: boolean }

/** A value as it is shown. Only numbers of the data are formatted; texts that look like numbers stay as they are. */
export function shownText(value: unknown, look: Look): string {
  if (typeof value === 'number' && look.formatsNumbers) return formatNumber(value, look.language)
  if (typeof value === 'boolean') return truthWords[look.language][value ? 1 : 0]
  if (Array.isArray(value)) return value.map(item => shownText(item, look)).join(', ')
  return plainText(value)
}
