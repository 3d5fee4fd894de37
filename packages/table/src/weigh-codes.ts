import type { Candidate } from './classify-cell.ts'
import { hasLeadingZeros, isDigitCodeColumn, isOutline } from './is-identifier.ts'
import type { Header } from './read-header.ts'
import type { ValueKind } from './value.ts'

type Column = { header: Header; kind: ValueKind; filled: string[]; candidates: Candidate[] }

// An IBAN has many parts, a title has words.
const isShortCode = (text: string): boolean =>
  text.length <= 40 && (text.split(' ').length <= 3 || text.split(' ').every(part => /^[A-Z\d-]{1,6}$/.test(part)))

const isCodeByForm = (candidate: Candidate): boolean =>
  candidate.as === 'settled' && candidate.value.kind === 'identifier'

/** Signs of money, percentages, fractions and grouped thousands: nobody writes a code so. */
function isQuantity(candidate: Candidate, isSurelyNamed: boolean): boolean {
  if (candidate.as === 'money') return !candidate.cell.currency.isWeak
  if (candidate.as === 'percentage') return true
  if (candidate.as !== 'number') return false
  // "8471.30" is a heading of the tariff under a header that says so.
  return isSurelyNamed ? candidate.cell.written.includes(',') : /[.,]/.test(candidate.cell.written)
}

/** Whether the column names things: by what its cells look like, by its header, or by both. */
export function areCodes({ header, kind, filled, candidates }: Column): boolean {
  if (filled.length === 0) return false
  // "11-2026" is the eleventh of its year there, no month.
  if (header.namesCodes !== 'no' && filled.every(text => /^\d{1,5}[-/]\d{4}$/.test(text))) return true
  if (kind === 'date') return false
  if (hasLeadingZeros(filled)) return true
  const isAmount = header.currencies.some(({ isWeak }) => !isWeak) || header.says('money') || header.says('quantity')
  if (!(isAmount && header.namesCodes === 'no') && isDigitCodeColumn(filled)) return true
  if (header.says('item-number') && isOutline(filled)) return true
  if (header.says('document') && filled.every(text => /^[\d\s.-]+$/.test(text))) return true
  if (header.namesCodes === 'no') return false
  const isSurelyNamed = header.namesCodes === 'surely' || candidates.some(isCodeByForm)
  if (candidates.some(candidate => isQuantity(candidate, isSurelyNamed))) return false
  return ['number', 'identifier', 'text'].includes(kind) && filled.every(isShortCode)
}
