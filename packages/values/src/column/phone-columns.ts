import type { Header } from '../header/read-header.ts'

const DIGITS_OF_PHONE = 6
const DATE = /^\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)?\d\d(?:\D|$)/

const mayBePhone = (text: string): boolean =>
  !text.includes(',') && !DATE.test(text) && text.replace(/\D/g, '').length >= DIGITS_OF_PHONE

/** Whether the cells under a word for phones could be some: "Móviles vendidos" counts them. */
export function arePhones(header: Header, filled: string[]): boolean {
  if (header.says('extension')) return true
  if (!header.says('phone') && !header.says('fax')) return false
  if (header.currencies.some(({ isWeak }) => !isWeak)) return false
  const numbered = filled.filter(text => /\d/.test(text))
  return numbered.filter(mayBePhone).length * 2 >= numbered.length
}
