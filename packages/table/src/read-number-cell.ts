import { type NumberForm, readNumberForm } from './number-form.ts'
import { scanNumbers } from './scan-numbers.ts'

/** A cell that is one number, its sign, and at most a few words behind it. */
export type NumberCell = {
  form: NumberForm
  isNegative: boolean
  isBracketed: boolean
  unit: string | null
  written: string
}

const MAX_LENGTH = 60

/** Splits "−1.234 m²" into sign, number and unit; null when the cell holds anything else. */
export function splitNumberCell(text: string): NumberCell | null {
  const cell = text.trim()
  if (cell.length > MAX_LENGTH || !/^[+\-−~(]?\s?[\d.,]/.test(cell)) return null
  const numbers = scanNumbers(cell)
  const [number] = numbers
  // The 2 of m2 is no number of its own.
  if (
    !number ||
    numbers.slice(1).some(({ written, start }) => !/^[23]$/.test(written) || !/m$/i.test(cell.slice(0, start)))
  )
    return null
  const before = cell.slice(0, number.start)
  const after = cell.slice(number.end)
  const isBracketed = before === '(' && after === ')'
  if (!isBracketed && !/^(?:[+\-−]\s?|~\s?)?$/.test(before)) return null
  const unit = isBracketed ? '' : after.trim()
  if (/^[\d.,'’-]/.test(after) || unit.split(/\s+/).length > 3 || !/^[\p{L}²³°º%/"″'. \d]*$/u.test(unit)) return null
  const form = readNumberForm(number.written)
  if (!form) return null
  return {
    form,
    isNegative: /^[-−]/.test(before),
    isBracketed,
    unit: unit === '' ? null : unit,
    written: number.written,
  }
}

/** A number that only a person could mean as a code: leading zero, or more digits than quantities have. */
export const isCodeLike = (written: string): boolean => /^0\d/.test(written) || written.replace(/\D/g, '').length >= 12
