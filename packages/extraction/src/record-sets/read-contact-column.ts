import type { Value, ValueKind } from '@sondeo/table/value'
import { isNationalPhone } from '@sondeo/values/phone-shape'
import type { ColumnReading } from '@sondeo/values/read-column'
import { type Header, readHeader } from '@sondeo/values/read-header'
import { classifyPhone } from '../contacts/classify-phone.ts'
import { FAX_LABEL, PHONE_LABEL } from '../contacts/contact-labels.data.ts'
import { guessCountries } from '../contacts/guess-countries.ts'
import { findStreet } from '../contacts/is-street.ts'
import { scanPhones } from '../contacts/scan-phones.ts'
import type { Page } from '../page/page.ts'
import { foldKeepingLength } from '../page/read-lines.ts'
import type { DraftCell } from './draft.ts'
import { looksLikeAddress } from './looks-like-address.ts'

const PHONE_LIKE = /^[(+\d][\d\s().+/–-]{5,30}(?:\p{L}[\p{L}.]{0,8}\s?\d{1,6}|\(\p{L}[^()\d]{1,30}\))?$/u
// A short label before the number: "Cel. 945-112-233", "PBX: (604) 576 6100".
const LABELLED = /^(\p{L}[\p{L}. /]{0,18}?[.:]?\s?)[(+\d][\d\s().+–-]{5,24}(?:\p{L}[\p{L}.]{0,8}\s?\d{1,6})?$/u
const MAY_STAND_ALONE: ValueKind[] = ['text', 'identifier', 'email', 'url']
// "+44 (0)1632 960456": dialled only at home; Italy keeps it.
const TRUNK_INSIDE = /^(\+(?!39)\d{1,3}\s?)\(0\)\s?/
const SHORT_PARTS = /^\d{2,3}(?:\/\d{1,3}){1,3}$/
// "2103.90.9091" of the tariff
const HEADING = /^\d{4}\.\d{2}\.\d{2,4}(?:\.\d{2})?$/
// Shorter ones are numbers of rooms and cases unless a word or their country says that they are dialled.
const FEWEST_DIGITS = 8
const SAMPLE = 12
const MOSTLY = 0.5
const NEARLY_ALL = 0.8
const FEW = 3

type ContactColumn = { page: Page; name: string; cells: (DraftCell | null)[]; reading: ColumnReading }

/** Reads a column that plain value reading left as text: phones by the page's country, postal addresses by their form. */
export function readContactColumn(column: ContactColumn): ColumnReading {
  const { name, cells } = column
  const reading = readProtected(column)
  const header = readHeader(name)
  const filled = cells.flatMap(cell => (cell?.text ? [cell] : []))
  const isOpen = ['text', 'identifier', 'number'].includes(reading.kind) && filled.length > 0
  const whole = isOpen ? (readPhones(column, header, filled) ?? readAddresses(column, header, filled)) : null
  return whole ?? readEvidentPhones({ ...column, reading }, header)
}

/** Phones among other things: those that say so themselves, and any under "Contacto". */
function readEvidentPhones({ page, cells, reading }: ContactColumn, header: Header): ColumnReading {
  if (!MAY_STAND_ALONE.includes(reading.kind)) return reading
  const isContact = header.says('contact')
  const isEvident = (cell: DraftCell): boolean =>
    isInternational(cell) ||
    isLabelled(cell.text) ||
    (isContact && PHONE_LIKE.test(cell.text)) ||
    (header.namesCodes === 'no' && isNationalPhone(cell.text))
  const values = cells.map((cell, i): Value => {
    const value = reading.values[i] ?? { kind: 'empty' }
    if (!cell || (value.kind !== 'text' && value.kind !== 'identifier') || !isEvident(cell)) return value
    return readPhone(cell, '', guessCountries(page)) ?? value
  })
  return { kind: reading.kind, values }
}

function isLabelled(text: string): boolean {
  const label = foldKeepingLength(LABELLED.exec(text)?.[1] ?? '')
  return label !== '' && (PHONE_LABEL.test(label) || FAX_LABEL.test(label))
}

/** E-mails that a script shows to visitors count as what visitors see. */
function readProtected({ cells, reading }: ContactColumn): ColumnReading {
  const hidden = cells.filter(cell => cell?.email).length
  if (hidden === 0) return reading
  const values = cells.map((cell, i): Value => {
    if (cell?.email) return { kind: 'email', email: cell.email }
    return reading.values[i] ?? { kind: 'empty' }
  })
  const filled = values.filter(({ kind }) => kind !== 'empty').length
  const emails = values.filter(({ kind }) => kind === 'email').length
  return { kind: emails * 2 >= filled ? 'email' : reading.kind, values }
}

/** The header as the judge of phones knows it; null where it does not speak of phones. */
function nameForPhones(name: string, { says }: Header): string | null {
  const folded = foldKeepingLength(name)
  if (FAX_LABEL.test(folded) || PHONE_LABEL.test(folded)) return folded
  if (says('phone')) return 'telefono'
  return says('fax') ? 'fax' : null
}

// "+17.378424" is how bright a star is, "+19 33 09.98" where it stands.
const SIGNED_FRACTION = /^\+\d{1,3}(?:[ :]\d{2}){0,2}\.\d+$/
const isInternational = ({ text }: DraftCell): boolean =>
  text.startsWith('+') && PHONE_LIKE.test(text) && !SIGNED_FRACTION.test(text)

/** Numbers with their country say what those without it are. */
const areInternational = (filled: DraftCell[]): boolean => {
  const count = filled.filter(isInternational).length
  const isEnough = count > 1 || (count > 0 && filled.every(({ text }) => PHONE_LIKE.test(text)))
  return isEnough && count * 4 >= filled.length
}

/** "011-23381234 / 23381235": two phones are no code, and "112" beside whole numbers is no count. */
const dropDialled = (value: Value, text = ''): Value =>
  (value.kind === 'identifier' && !value.scheme) || value.kind === 'number' ? { kind: 'text', text } : value

const isWholePhone = (value: Value | null): boolean => value?.kind === 'phone' && value.phone.startsWith('+')

function readPhones(column: ContactColumn, header: Header, filled: DraftCell[]): ColumnReading | null {
  const { page, name, cells, reading } = column
  const isFraction = (cell: DraftCell): boolean => SIGNED_FRACTION.test(cell.text) && !header.says('phone')
  if (filled.some(isFraction)) return null
  const mayBe = (cell: DraftCell): boolean => isCall(cell) || PHONE_LIKE.test(cell.text) || isLabelled(cell.text)
  if (!areMostly(filled, MOSTLY, mayBe)) return null
  const areDialled =
    areInternational(filled) || (header.says('contact') && filled.every(({ text }) => PHONE_LIKE.test(text)))
  const phoneName = nameForPhones(name, header) ?? (areDialled ? 'telefono' : null)
  const isNamed = phoneName !== null
  // Codes and amounts look like phones: "0901.11.90.00" under "Partida arancelaria".
  if (!isNamed && (header.namesCodes !== 'no' || header.asksForAmounts)) return null
  if (!isNamed && reading.kind === 'number' && !filled.some(cell => isCall(cell) || isInternational(cell))) return null
  const countries = guessCountries(page)
  const phones = cells.map(cell =>
    cell?.text && mayBe(cell) ? readPhone(cell, phoneName ?? foldKeepingLength(name), countries) : null,
  )
  const found = phones.filter(phone => phone !== null).length
  if (!isNamed && filled.every(({ text }) => text.replace(/\D/g, '').length < FEWEST_DIGITS)) return null
  // "3-101-005744" under "Línea": only "Teléfono" makes phones of what nobody there can dial.
  const isSure = header.says('phone') || header.says('fax') || countries.length === 0 || found < FEW
  const areWhole = phones.some(isWholePhone)
  if (!isSure && !areWhole) return null
  // Among whole numbers one that no country has is a slip of somebody's pen.
  const values = phones.map((phone, i): Value => {
    const isOne = phone !== null && (!areWhole || isWholePhone(phone))
    return isOne ? phone : dropDialled(reading.values[i] ?? { kind: 'empty' }, cells[i]?.text)
  })
  return found >= filled.length * (isNamed ? MOSTLY : NEARLY_ALL) ? { kind: 'phone', values } : null
}

/** Whether that share of the first cells passes; stops as soon as too many have failed. */
function areMostly(filled: DraftCell[], share: number, passes: (cell: DraftCell) => boolean): boolean {
  const size = Math.min(filled.length, SAMPLE)
  let failed = 0
  for (const cell of filled.slice(0, SAMPLE)) if (!passes(cell) && size - ++failed < size * share) return false
  return true
}

const isCall = ({ href }: DraftCell): boolean => href?.startsWith('tel:') ?? false

function readPhone(cell: DraftCell, header: string, countries: string[]): Value | null {
  const shapes = scanPhones(cell.text.replace(TRUNK_INSIDE, '$1'))
  const [shape] = shapes
  // Two numbers in one cell are two phones: which one is meant is not for us to say.
  if (!shape || shapes.length > 1) return null
  const before = foldKeepingLength(cell.text.slice(0, shape.start))
  // Short parts and headings look like phones: "115/1/60" under "Volts/Ph/Hz".
  if (SHORT_PARTS.test(cell.text) || HEADING.test(cell.text)) return null
  const judged = classifyPhone(shape, { before, behind: '', isLink: isCall(cell), header }, countries)
  return judged && { kind: 'phone', phone: judged.value, ...(judged.isFax && { isFax: true }) }
}

function readAddresses({ cells, reading }: ContactColumn, header: Header, filled: DraftCell[]): ColumnReading | null {
  if (reading.kind !== 'text') return null
  const isNamed = header.says('address')
  const isAddress = ({ text }: DraftCell): boolean => looksLikeAddress(text)
  if (!isNamed && header.says('naming')) return null
  const isLikely = isNamed ? ({ text }: DraftCell) => mayBeAddress(text) : isAddress
  if (!areMostly(filled, isNamed ? MOSTLY : NEARLY_ALL, isLikely)) return readLoneAddresses(header, cells, reading)
  const values = cells.map((cell, i): Value => {
    const isOne = cell?.text && (isNamed ? mayBeAddress(cell.text) : isAddress(cell))
    return isOne ? { kind: 'address', address: cell.text } : (reading.values[i] ?? { kind: 'empty' })
  })
  const found = values.filter(value => value.kind === 'address').length
  return found >= filled.length * (isNamed ? MOSTLY : NEARLY_ALL) ? { kind: 'address', values } : null
}

/** A place column names towns and buildings; a cell that begins with street and number is an address all the same. */
function readLoneAddresses(header: Header, cells: (DraftCell | null)[], reading: ColumnReading): ColumnReading | null {
  if (!header.says('place')) return null
  const isAddress = (text: string): boolean => text.includes(',') && findStreet(text) === 0
  const values = cells.map((cell, i): Value => {
    const value = reading.values[i] ?? { kind: 'empty' }
    return cell && value.kind === 'text' && isAddress(cell.text) ? { kind: 'address', address: cell.text } : value
  })
  return { kind: reading.kind, values }
}

/** Under "Dirección": words and a number of a house, or the words for having none. */
const mayBeAddress = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && /\d|(?:^|\W)s\/n/i.test(text) && text.includes(' ')
