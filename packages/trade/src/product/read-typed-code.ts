import { isKnownCode, RESERVED_CHAPTER } from './catalog.ts'

/** What was typed as digits, and the code of ours it leads to: itself, or the nearest above it, or none. */
export type TypedCode = { typed: string; code: string | null; isExact: boolean; isReserved: boolean }

const digitsOnly =
  /^\s{0,9}(?:(?:hs|sa|nandina|ncm|taric|hts|fraccion|partida|codigo|code)\b[\s.:#-]{0,9})?([\d.\s-]{1,90})$/i
const codeInText = /(?:^|\s)(?:hs|sa|hts|ncm|partida)?\s{0,9}(\d{4}(?:[.\s]?\d{2}){0,3})(?=\s|$)/i

function walkUp(digits: string): string | null {
  for (const length of [6, 4, 2]) {
    if (digits.length >= length && isKnownCode(digits.slice(0, length))) return digits.slice(0, length)
  }
  return null
}

const read = (typed: string): TypedCode => {
  const digits = typed.replace(/\D/g, '')
  // Spreadsheets drop the leading zero of 0804.40.
  const padded = digits.length % 2 === 1 && digits.length > 1 ? `0${digits}` : digits
  const direct = walkUp(digits)
  const code = digits.length % 2 === 1 && (direct?.length ?? 0) < 4 ? (walkUp(padded) ?? direct) : direct
  // National codes of eight and ten digits go on below the six that all countries share.
  const isExact = code !== null && (code.length === 6 || code.length === digits.length)
  return { typed: typed.trim(), code, isExact, isReserved: digits.startsWith(RESERVED_CHAPTER) }
}

/** Reads digits as a product code; null when the text is not one ("7 up", "AAA 1.5"). */
export function readTypedCode(text: string): TypedCode | null {
  const digits = digitsOnly.exec(text)?.[1]
  if (!digits) return null
  const count = digits.replace(/\D/g, '').length
  return count >= 2 && count <= 12 ? read(digits) : null
}

/** A code somewhere in a name, as in "Azúcar 1701" or "chocolate 1806.31"; years are not taken for codes. */
export function findCodeInName(name: string): TypedCode | null {
  const digits = codeInText.exec(name)?.[1]
  if (!digits || /^(?:19|20)\d\d$/.test(digits)) return null
  const found = read(digits)
  return found.isExact ? found : null
}
