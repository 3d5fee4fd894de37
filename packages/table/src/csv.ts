/** What a cell of a CSV file may hold; lists are joined as the result grid joins them. */
export type CsvCell = string | number | boolean | null | undefined | readonly (string | number)[]

const LINE_END = '\r\n'
// Without it Excel reads UTF-8 as the local code page and breaks every accent.
const BYTE_ORDER_MARK = '\uFEFF'
// The wide signs are formulas to a spreadsheet set to an East Asian language; some skip blanks before a sign.
const FORMULA_START = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u
const BLANKS = /^[ \u00a0]+/
// Signed numbers, amounts and measures begin like formulas and are none; an inner sign would make them one.
const SIGNED_NUMBER =
  /^[+-][\s(]*(?:[A-Z]{0,3}[$€£¥₡₲]\s?|S\/\.?\s?|[A-Z]{3}\s)?\d[\d\s.,'’)]*(?:[$€£¥]|[\p{L}°%][\p{L}°²³%]{0,9}(?:\/\p{L}{1,6})?)?$/u
const PHONE = /^\+\d[\d\s().-]{5,24}(?:(?:ext|x|int|anexo)\.?\s?\d{1,6})?$/i
// Several in one cell, as pages list them.
const BETWEEN_PHONES = /\s{0,9}(?:[,;/|]|\b[yo]\b)\s{0,9}/
// A dash for "nothing".
const ONLY_SIGNS = /^[+\-\s.]+$/

const isPhone = (text: string): boolean => PHONE.test(text) && text.replace(/\D/g, '').length >= 7

const isHarmless = (text: string): boolean =>
  (text.length <= 40 && (SIGNED_NUMBER.test(text) || ONLY_SIGNS.test(text))) ||
  (text.length <= 200 && text.split(BETWEEN_PHONES).every(isPhone))

const isFormulaLike = (text: string): boolean => FORMULA_START.test(text) && !isHarmless(text.replace(BLANKS, ''))

const writeText = (cell: CsvCell): string => {
  if (cell === null || cell === undefined) return ''
  return Array.isArray(cell) ? cell.join(', ') : String(cell)
}

function writeCell(cell: CsvCell): string {
  const text = writeText(cell)
  const safe = typeof cell !== 'number' && isFormulaLike(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

const writeLine = (cells: readonly CsvCell[]): string => cells.map(writeCell).join(',')

/** Writes rows as CSV: every cell quoted, quotes doubled; the analysis, where there is one, as a block of its own. */
export function writeCsv({
  headers,
  rows,
  analysis,
}: {
  headers: readonly string[]
  rows: readonly (readonly CsvCell[])[]
  analysis?: { title: string; text: string } | undefined
}): string {
  const lines = [writeLine(headers)]
  for (const row of rows) lines.push(writeLine(row))
  if (analysis && analysis.text !== '') lines.push('', writeLine([analysis.title]), writeLine([analysis.text]))
  return BYTE_ORDER_MARK + lines.join(LINE_END) + LINE_END
}
