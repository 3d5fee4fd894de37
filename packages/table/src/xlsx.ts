import { type Cell, type CellStyle, type CellValue, type WriteSheet, writeXlsx as writeWorkbook } from 'hucre/xlsx'

/** What a cell of a sheet may hold. A format is Excel's own code; a link must be an http address. */
export type SheetCell = CellValue | { value: CellValue; format?: string; link?: string }

export type Sheet = {
  name: string
  headers: readonly string[]
  rows: readonly (readonly SheetCell[])[]
  /** Long texts, one to a line: one wide column that wraps. */
  isProse?: boolean
}

/** More would make Excel call the file damaged. */
const MAX_TEXT = 32_767
const MAX_LINKS = 60_000
const MAX_LINK_LENGTH = 2_000
const MAX_SHEET_NAME = 31
const MAX_FORMATS = 150
const SAMPLE_ROWS = 200

const headerStyle: CellStyle = {
  font: { bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '1B2A41' } },
  alignment: { vertical: 'center', wrapText: true },
}
const proseStyle: CellStyle = { alignment: { vertical: 'top', wrapText: true } }

// Excel reads `_x0041_` as "A", so its underscore is written in that way itself.
const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .slice(0, MAX_TEXT)
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')

const isErrorWord = (value: CellValue): value is string =>
  typeof value === 'string' && /^#(?:N\/A|DIV\/0!|NAME\?|NULL!|NUM!|REF!|VALUE!|GETTING_DATA|SPILL!|CALC!)$/.test(value)

const plainValue = (value: CellValue): CellValue => (typeof value === 'string' ? escapeText(value) : value)

const isPlain = (cell: SheetCell): cell is CellValue =>
  cell === null || typeof cell !== 'object' || cell instanceof Date

function readLink(link: string | undefined): string | undefined {
  if (!link || !URL.canParse(link)) return undefined
  const { href, protocol } = new URL(link)
  return /^https?:$/.test(protocol) && href.length <= MAX_LINK_LENGTH ? href : undefined
}

const shownLength = (cell: SheetCell | undefined): number => {
  const value = cell === undefined || isPlain(cell) ? cell : cell.value
  if (value instanceof Date) return 10
  const lines = String(value ?? '').split('\n')
  return Math.max(...lines.map(line => line.length))
}

function chooseWidth({ headers, rows }: Sheet, column: number): number {
  const lengths = rows.slice(0, SAMPLE_ROWS).map(row => shownLength(row[column]))
  return Math.min(60, Math.max(8, (headers[column]?.length ?? 0) + 2, ...lengths.map(length => length + 2)))
}

/** A sheet's name has 31 characters at most and none of these; no two sheets share one. */
function nameSheet(name: string, taken: Set<string>): string {
  const clean =
    name
      .replace(/[[\]:*?/\\]/g, ' ')
      .replace(/^'+|'+$/g, '')
      .trim()
      .slice(0, MAX_SHEET_NAME) || '1'
  const free = (tried: string) => !taken.has(tried.toLowerCase())
  let found = clean
  for (let number = 2; !free(found); number++) found = `${clean.slice(0, MAX_SHEET_NAME - 4)} ${number}`
  taken.add(found.toLowerCase())
  return found
}

function firstFormat(rows: Sheet['rows'], column: number): string | undefined {
  for (const row of rows) {
    const cell = row[column] ?? null
    if (!isPlain(cell) && cell.format) return cell.format
  }
  return undefined
}

function makeSheet(sheet: Sheet, name: string): WriteSheet {
  const cells = new Map<string, Partial<Cell>>()
  const formats = new Set<string>()
  const takeFormat = (format: string | undefined) => {
    if (!format || (formats.size >= MAX_FORMATS && !formats.has(format))) return undefined
    formats.add(format)
    return format
  }
  // Said once for the column, a format costs nothing per cell.
  const usual = sheet.headers.map((_, column) => takeFormat(firstFormat(sheet.rows, column)))
  let links = 0
  const rows = sheet.rows.map((row, at) =>
    row.map((cell, column): CellValue => {
      const value = isPlain(cell) ? cell : cell.value
      const format = isPlain(cell) ? undefined : takeFormat(cell.format)
      const isUsual = format === usual[column] || (!format && typeof value !== 'number')
      const target = isPlain(cell) || links >= MAX_LINKS ? undefined : readLink(cell.link)
      if (target) links += 1
      const isWord = isErrorWord(value)
      if (!isUsual || target || isWord)
        cells.set(`${at + 1},${column}`, {
          ...(!isUsual && { style: { numFmt: format ?? 'General' } }),
          ...(target && { hyperlink: { target } }),
          // Such words would be read as errors; as rich text they stay words.
          ...(isWord && { richText: [{ text: value }] }),
        })
      return plainValue(value)
    }),
  )
  sheet.headers.forEach((_, column) => {
    cells.set(`0,${column}`, { style: headerStyle })
  })
  const columns = sheet.headers.map((_, column) => {
    if (sheet.isProse) return { width: 110, style: proseStyle }
    const numFmt = usual[column]
    return { width: chooseWidth(sheet, column), ...(numFmt && { numFmt }) }
  })
  return {
    name,
    rows: [sheet.headers.map(escapeText), ...rows],
    columns,
    cells,
    freezePane: { rows: 1 },
    ...(!sheet.isProse &&
      rows.length > 0 && { autoFilter: { range: `A1:${columnLetters(sheet.headers.length)}${rows.length + 1}` } }),
  }
}

function columnLetters(column: number): string {
  const rest = Math.floor((column - 1) / 26)
  return (rest > 0 ? columnLetters(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26))
}

/** Writes an Excel file: real numbers and dates, every text a text, the header frozen. */
export async function writeXlsx(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const taken = new Set<string>()
  return writeWorkbook({
    sheets: sheets.map(sheet => makeSheet(sheet, nameSheet(sheet.name, taken))),
    stringMode: 'inline',
  })
}
