import { monthNumbers } from '@sondeo/values/date-words'
import { foldKeepingLength, type Line } from '../page/read-lines.ts'
import type { AddressStretch } from './address-stretch.ts'
import { isCountryName } from './country-named.ts'
import { isAddressPart } from './is-street.ts'

const MAX_LENGTH = 140
const LABEL =
  /(?:^|[^a-z])(?:direccion(?: fiscal| legal| postal| de la oficina)?|domicilio(?: fiscal| legal| social)?|(?:mailing |postal |street |office |our )?address)\s?:?\s*$/
const OTHER_CONTACT = /@|https?:|www\.|(?:^|[^a-z])(?:tel|telefono|phone|fax|e-?mail|correo|web)(?:[^a-z]|$)/

const DATE_WORDS = /(?<!\d)(?:19|20)\d\d(?!\d)|\d{1,2}(?:st|nd|rd|th)/g
// Three letters are as often another word ("mar", "set").
const monthNames = Object.keys(monthNumbers).filter(name => name === 'may' || name.length > 3)
const MONTHS = new RegExp(String.raw`(?:^|[^a-z])(?:${monthNames.join('|')})\s\d`)

// An address without a label is told by its parts.
const HAS_PARTS = /,.*,/

const isClean = (folded: string): boolean =>
  folded.length <= MAX_LENGTH &&
  !OTHER_CONTACT.test(folded) &&
  !/\d{3}[-.\s]?\d{4}(?:\D|$)/.test(folded.replace(/\b\d{5}-\d{3,4}\b/g, ''))

/** "B-12, Industrial Area, New Delhi, India": short parts, a number, and a country at the end. */
function endsInCountry(line: Line): boolean {
  const parts = line.text.split(',').map(part => part.trim())
  if (parts.length < 3 || !/\d/.test(line.folded.replace(DATE_WORDS, '')) || MONTHS.test(line.folded)) return false
  const isPart = (part: string): boolean => part.length <= 45 && /^[\p{Lu}\d#]/u.test(part)
  return parts.every(isPart) && isCountryName(foldKeepingLength(parts.at(-1)?.replace(/[.\s]{1,9}$/, '') ?? ''))
}

/** What stands behind the label "Dirección:" or on the line below it. */
function labelledStart(lines: Line[], index: number): number {
  const line = lines[index] as Line
  const colon = line.folded.indexOf(':')
  if (colon > 0 && LABEL.test(line.folded.slice(0, colon + 1))) {
    const text = line.text.slice(colon + 1)
    return colon + 1 + text.length - text.trimStart().length
  }
  return LABEL.test(lines[index - 1]?.folded ?? '') ? 0 : -1
}

/** Finds addresses that a label or a country at their end gives away, whatever their street is called. */
export function findListedAddresses(lines: Line[]): AddressStretch[] {
  const found: AddressStretch[] = []
  lines.forEach((line, index) => {
    if (line.text.length < 10) return
    const from = labelledStart(lines, index)
    if (from < 0 && !HAS_PARTS.test(line.text)) return
    if (!isClean(line.folded.replace(/^[^:]{0,30}:/, ''))) return
    const text = from >= 0 ? line.text.slice(from) : line.text
    const isLabelled =
      from >= 0 && text.split(' ').length >= 3 && (/\d/.test(text) || isAddressPart(text)) && /^[\p{Lu}\d]/u.test(text)
    if (!isLabelled && !endsInCountry(line)) return
    const start = line.start + Math.max(0, from)
    found.push({ start, end: line.start + line.text.replace(/[\s.,]{1,9}$/, '').length })
  })
  return found
}
