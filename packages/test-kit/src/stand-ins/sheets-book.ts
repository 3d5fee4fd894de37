type Properties = {
  sheetId: number
  title: string
  index: number
  gridProperties: { rowCount: number; columnCount: number; frozenRowCount?: number }
}

type StandInSheet = {
  properties: Properties
  /** `{ formula }` is what a cell becomes that was not sent as RAW. */
  values: unknown[][]
  developerMetadata: { metadataKey: string; metadataValue: string }[]
  /** The requests that changed how it looks. */
  formats: Record<string, unknown>[]
}

export type StandInBook = { spreadsheetId: string; title: string; owner: string; sheets: StandInSheet[] }

/** What Google answers instead of doing it. */
export class Refusal extends Error {
  readonly code: number
  readonly status: string

  constructor(code: number, status: string, message: string) {
    super(message)
    this.code = code
    this.status = status
  }
}

const badRequest = (message: string) => new Refusal(400, 'INVALID_ARGUMENT', message)
const maxTextLength = 50_000
const formatting = ['repeatCell', 'autoResizeDimensions', 'updateDimensionProperties']

export function addSheet(book: StandInBook, given: Partial<Properties>): StandInSheet {
  const title = given.title ?? `Sheet${book.sheets.length + 1}`
  if (title.length > 100) throw badRequest('Invalid sheet name')
  if (book.sheets.some(({ properties }) => properties.title.toLowerCase() === title.toLowerCase()))
    throw badRequest(`A sheet with the name "${title}" already exists. Please enter another name.`)
  const gridProperties = { rowCount: 1000, columnCount: 26, ...given.gridProperties }
  const properties = { sheetId: 100 + book.sheets.length, title, index: book.sheets.length, gridProperties }
  const sheet = { properties, values: [], developerMetadata: [], formats: [] }
  book.sheets.push(sheet)
  return sheet
}

/** `'Título'!A5`, or a whole sheet by its name. */
export function findRange(book: StandInBook, range: string): { sheet: StandInSheet; firstRow: number } {
  const match = /^'((?:[^']|'')+)'(?:!A(\d+))?$/.exec(range)
  const title = match?.[1]?.replaceAll("''", "'")
  const sheet = book.sheets.find(({ properties }) => properties.title === title)
  if (!sheet) throw badRequest(`Unable to parse range: ${range}`)
  return { sheet, firstRow: Number(match?.[2] ?? 1) - 1 }
}

export function writeValues(book: StandInBook, range: string, rows: unknown[][], isRaw: boolean) {
  const { sheet, firstRow } = findRange(book, range)
  const { rowCount, columnCount } = sheet.properties.gridProperties
  rows.forEach((row, at) => {
    if (firstRow + at >= rowCount || row.length > columnCount)
      throw badRequest(`Range (${range}) exceeds grid limits. Max rows: ${rowCount}, max columns: ${columnCount}`)
    row.forEach((value, column) => {
      // Null leaves the cell as it is.
      if (value === null) return
      if (typeof value === 'object') throw badRequest('Invalid values: struct_value')
      if (typeof value === 'string' && value.length > maxTextLength)
        throw badRequest('Your input contains more than the maximum of 50000 characters in a single cell.')
      sheet.values[firstRow + at] ??= []
      const cells = sheet.values[firstRow + at] ?? []
      cells[column] = !isRaw && String(value).startsWith('=') ? { formula: value } : value
    })
  })
}

/** As Google gives them: empty ends of rows and of the sheet are left out. */
export function readValues({ values }: StandInSheet): unknown[][] {
  const rows = Array.from(values, row => {
    const filled = Array.from(row ?? [], value => value ?? '')
    while (filled.length > 0 && filled.at(-1) === '') filled.pop()
    return filled
  })
  while (rows.length > 0 && rows.at(-1)?.length === 0) rows.pop()
  return rows
}

const findSheet = (book: StandInBook, sheetId: unknown): StandInSheet => {
  const sheet = book.sheets.find(({ properties }) => properties.sheetId === sheetId)
  if (!sheet) throw badRequest(`No grid with id: ${sheetId}`)
  return sheet
}

type Inner = Record<string, unknown> & { sheetId?: number; range?: { sheetId: number } }

/** One request of a batchUpdate; what it knows nothing of is refused, as Google does. */
export function applyRequest(book: StandInBook, request: Record<string, Inner>): object {
  const [name = '', inner = {}] = Object.entries(request)[0] ?? []
  if (name === 'addSheet') return { addSheet: { properties: addSheet(book, inner.properties as object).properties } }
  if (name === 'appendDimension') {
    const { gridProperties } = findSheet(book, inner.sheetId).properties
    if (inner.dimension === 'ROWS') gridProperties.rowCount += Number(inner.length)
    else gridProperties.columnCount += Number(inner.length)
    return {}
  }
  if (name === 'createDeveloperMetadata') {
    const given = inner.developerMetadata as {
      metadataKey: string
      metadataValue: string
      visibility?: string
      location: { sheetId: number }
    }
    if (!given.visibility) throw badRequest('Developer metadata must have a visibility')
    findSheet(book, given.location.sheetId).developerMetadata.push(given)
    return { createDeveloperMetadata: { developerMetadata: given } }
  }
  if (!formatting.includes(name))
    throw badRequest(`Invalid JSON payload received. Unknown name "${name}" at 'requests[0]'`)
  const sheetId = inner.range?.sheetId ?? (inner.dimensions as { sheetId: number } | undefined)?.sheetId
  findSheet(book, sheetId).formats.push(request)
  return {}
}
