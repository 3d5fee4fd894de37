/** Says which of our tables a sheet holds, also after somebody renamed it. */
export const dataKey = 'sondeo-data'
export const analysisKey = 'sondeo-analysis'

const maxTitle = 90

/** A title as sheets take it, different from those that are taken. */
export function titleSheet(wanted: string, taken: readonly string[]): string {
  const clean =
    wanted
      .replace(/[\p{Cc}[\]*?:/\\]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, maxTitle) || '1'
  const isTaken = (title: string) => taken.some(other => other.toLowerCase() === title.toLowerCase())
  let title = clean
  for (let number = 2; isTaken(title); number++) title = `${clean} ${number}`
  return title
}

/** A whole sheet in A1 notation, or its place to write from a row on. */
export const rangeOf = (title: string, firstRow?: number) =>
  `'${title.replaceAll("'", "''")}'${firstRow ? `!A${firstRow}` : ''}`

type Grid = { rowCount: number; columnCount: number }

export const gridOf = (values: readonly (readonly unknown[])[]): Grid => ({
  rowCount: values.length,
  columnCount: values[0]?.length ?? 1,
})

export const sheetProperties = (title: string, { rowCount, columnCount }: Grid) => ({
  title,
  gridProperties: { rowCount: Math.max(2, rowCount), columnCount: Math.max(1, columnCount), frozenRowCount: 1 },
})

export const growSheet = (sheetId: number, have: Grid, need: Grid) =>
  (
    [
      ['ROWS', need.rowCount - have.rowCount],
      ['COLUMNS', need.columnCount - have.columnCount],
    ] as const
  ).flatMap(([dimension, length]) => (length > 0 ? [{ appendDimension: { sheetId, dimension, length } }] : []))

export const markSheet = (sheetId: number, metadataKey: string, metadataValue: string) => ({
  createDeveloperMetadata: {
    developerMetadata: { metadataKey, metadataValue, location: { sheetId }, visibility: 'DOCUMENT' },
  },
})

const ink = { red: 0.106, green: 0.165, blue: 0.255 }
const white = { red: 1, green: 1, blue: 1 }

export const formatHeader = (sheetId: number, columnCount: number) => [
  {
    repeatCell: {
      range: { sheetId, startRowIndex: 0, endRowIndex: 1, startColumnIndex: 0, endColumnIndex: columnCount },
      cell: {
        userEnteredFormat: {
          backgroundColor: ink,
          textFormat: { bold: true, foregroundColor: white },
          verticalAlignment: 'MIDDLE',
        },
      },
      fields: 'userEnteredFormat(backgroundColor,textFormat,verticalAlignment)',
    },
  },
  {
    autoResizeDimensions: { dimensions: { sheetId, dimension: 'COLUMNS', startIndex: 0, endIndex: columnCount } },
  },
]

export const formatProse = (sheetId: number) => [
  {
    repeatCell: {
      range: { sheetId, startRowIndex: 1, startColumnIndex: 0, endColumnIndex: 1 },
      cell: { userEnteredFormat: { wrapStrategy: 'WRAP', verticalAlignment: 'TOP' } },
      fields: 'userEnteredFormat(wrapStrategy,verticalAlignment)',
    },
  },
  {
    updateDimensionProperties: {
      range: { sheetId, dimension: 'COLUMNS', startIndex: 0, endIndex: 1 },
      properties: { pixelSize: 800 },
      fields: 'pixelSize',
    },
  },
]
