import type { ColumnReading } from '@sondeo/table/read-column'
import type { Value } from '@sondeo/table/value'
import { FAX_LABEL, PHONE_LABEL } from '../contacts/contact-labels.data.ts'
import { guessCountries } from '../contacts/guess-countries.ts'
import { findStreet } from '../contacts/is-street.ts'
import { judgePhone } from '../contacts/judge-phone.ts'
import { scanPhones } from '../contacts/scan-phones.ts'
import type { Page } from '../page/page.ts'
import { foldKeepingLength } from '../page/read-lines.ts'
import type { DraftCell } from './draft.ts'

const PHONE_LIKE = /^[(+\d][\d\s().+/–-]{5,30}(?:\p{L}[\p{L}.]{0,8}\s?\d{1,6})?$/u
const ADDRESS_NAME = /(?:^|[^a-z])(?:direccion(?:es)?|domicilio|address|endereco|street)(?:[^a-z]|$)/
const SAMPLE = 12
const MOSTLY = 0.5
const NEARLY_ALL = 0.8
// A street far inside a text is mentioned there.
const STREET_BEGINS_BY = 24

type ContactColumn = { page: Page; name: string; cells: (DraftCell | null)[]; reading: ColumnReading }

/** Reads a column that plain value reading left as text: phones by the page's country, postal addresses by their form. */
export function readContactColumn(column: ContactColumn): ColumnReading {
  const { name, cells } = column
  const reading = readProtected(column)
  if (!['text', 'identifier', 'number'].includes(reading.kind)) return reading
  const folded = foldKeepingLength(name)
  const filled = cells.flatMap(cell => (cell?.text ? [cell] : []))
  if (filled.length === 0) return reading
  return readPhones(column, folded, filled) ?? readAddresses(column, folded, filled) ?? column.reading
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

function readPhones({ page, cells, reading }: ContactColumn, name: string, filled: DraftCell[]): ColumnReading | null {
  const isNamed = PHONE_LABEL.test(name) || FAX_LABEL.test(name)
  const mayBe = (cell: DraftCell): boolean => isCall(cell) || PHONE_LIKE.test(cell.text)
  const likely = filled.slice(0, SAMPLE).filter(mayBe).length
  if (likely < Math.min(filled.length, SAMPLE) * MOSTLY) return null
  if (!isNamed && reading.kind === 'number' && !filled.some(isCall)) return null
  const countries = guessCountries(page)
  let found = 0
  const values = cells.map((cell, i): Value => {
    const phone = cell?.text && mayBe(cell) ? readPhone(cell, name, countries) : null
    if (phone) found++
    return phone ?? reading.values[i] ?? { kind: 'empty' }
  })
  return found >= filled.length * (isNamed ? MOSTLY : NEARLY_ALL) ? { kind: 'phone', values } : null
}

const isCall = ({ href }: DraftCell): boolean => href?.startsWith('tel:') ?? false

function readPhone(cell: DraftCell, header: string, countries: string[]): Value | null {
  const shapes = scanPhones(cell.text)
  const [shape] = shapes
  // Two numbers in one cell are two phones: which one is meant is not for us to say.
  if (!shape || shapes.length > 1) return null
  const before = foldKeepingLength(cell.text.slice(0, shape.start))
  const judged = judgePhone(shape, { before, behind: '', isLink: isCall(cell), header }, countries)
  return judged && { kind: 'phone', phone: judged.value, ...(judged.isFax && { isFax: true }) }
}

function readAddresses({ cells, reading }: ContactColumn, name: string, filled: DraftCell[]): ColumnReading | null {
  if (reading.kind !== 'text') return null
  const isNamed = ADDRESS_NAME.test(name)
  const isAddress = ({ text }: DraftCell): boolean => {
    const at = findStreet(text)
    return at >= 0 && at <= STREET_BEGINS_BY
  }
  const likely = filled.slice(0, SAMPLE).filter(isAddress).length
  if (likely < Math.min(filled.length, SAMPLE) * (isNamed ? MOSTLY : NEARLY_ALL)) return null
  const values = cells.map((cell, i): Value => {
    const isOne = cell?.text && (isNamed ? /\p{L}{3}/u.test(cell.text) && /\d/.test(cell.text) : isAddress(cell))
    return isOne ? { kind: 'address', address: cell.text } : (reading.values[i] ?? { kind: 'empty' })
  })
  const found = values.filter(value => value.kind === 'address').length
  return found >= filled.length * (isNamed ? MOSTLY : NEARLY_ALL) ? { kind: 'address', values } : null
}
