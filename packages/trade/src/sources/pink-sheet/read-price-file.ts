import { XMLParser } from 'fast-xml-parser'
import { SourceFailure } from '../source-ports.ts'
import { readZip } from './read-zip.ts'

/** One commodity: unit as in "$/kg", and monthly prices, null where the file has none. */
export type PriceSeries = { name: string; unit: string; months: { month: string; price: number | null }[] }

type Node = Record<string, unknown>

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  trimValues: false,
  isArray: name => ['row', 'c', 'si', 'r', 'sheet', 'Relationship'].includes(name),
})

const list = (node: unknown, key: string): Node[] => ((node as Node | undefined)?.[key] as Node[] | undefined) ?? []
const child = (node: unknown, key: string): Node | undefined => (node as Node | undefined)?.[key] as Node | undefined

/** Text of a shared or inline string: plain, or in formatted runs. */
function textOf(node: unknown): string {
  if (typeof node === 'string') return node
  const own = child(node, 't')
  const direct = typeof own === 'string' ? own : String((own as Node | undefined)?.['#text'] ?? '')
  return direct + list(node, 'r').map(textOf).join('')
}

const columnOf = (reference: unknown): number =>
  [...String(reference).replace(/\d+/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

type Sheet = Map<number, string>[]

/** The cells of the sheet that holds monthly prices, row by row, by column number. */
function readSheet(bytes: Uint8Array): Sheet {
  const open = readZip(bytes)
  const workbook = parser.parse(open('xl/workbook.xml') ?? '')
  const links = parser.parse(open('xl/_rels/workbook.xml.rels') ?? '')
  const sheet = list(child(child(workbook, 'workbook'), 'sheets'), 'sheet').find(
    each => each['@_name'] === 'Monthly Prices',
  )
  const target = list(child(links, 'Relationships'), 'Relationship').find(each => each['@_Id'] === sheet?.['@_r:id'])
  const file = `xl/${String(target?.['@_Target'] ?? '').replace(/^\/?(?:xl\/)?/, '')}`
  const strings = list(child(parser.parse(open('xl/sharedStrings.xml') ?? ''), 'sst'), 'si').map(textOf)
  const rows = list(child(child(parser.parse(open(file) ?? ''), 'worksheet'), 'sheetData'), 'row')
  return rows.map(row => {
    const cells = list(row, 'c').map((cell): [number, string] => {
      const raw = cell.v === undefined ? textOf(cell.is ?? '') : textOf(cell.v)
      return [columnOf(cell['@_r']), cell['@_t'] === 's' ? (strings[Number(raw)] ?? '') : raw]
    })
    return new Map(cells)
  })
}

const isMonth = (text: string | undefined): boolean => /^\d{4}M\d\d$/.test(text ?? '')
const readPrice = (text: string | undefined): number | null =>
  text === undefined || text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text)

/**
 * Reads the World Bank's monthly price file. Data rows are known by their month in the first column: old files have
 * a row of series codes above them, new ones do not.
 */
export function readPriceFile(bytes: Uint8Array): PriceSeries[] {
  try {
    const sheet = readSheet(bytes)
    const data = sheet.filter(row => isMonth(row.get(1)))
    const unitRow = sheet.findIndex(row => [...row.values()].filter(text => /^\s*\(.*\)\s*$/.test(text)).length > 3)
    const units = sheet[unitRow]
    const names = sheet[unitRow - 1]
    if (!names || !units || data.length === 0) throw new Error('no prices found')
    return [...names].flatMap(([column, name]) => {
      const clean = name.replace(/\s{0,9}\*{1,9}\s{0,9}$/, '').trim()
      if (column === 1 || clean === '') return []
      const unit = (units.get(column) ?? '').replace(/[()]/g, '').trim()
      const months = data.map(row => ({
        month: (row.get(1) ?? '').replace('M', '-'),
        price: readPrice(row.get(column)),
      }))
      return [{ name: clean, unit, months }]
    })
  } catch (error) {
    throw new SourceFailure('unreadable', `price file: ${error instanceof Error ? error.message : 'unknown form'}`)
  }
}
