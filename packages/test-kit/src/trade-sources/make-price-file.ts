import { deflateRawSync } from 'node:zlib'

type Entry = { name: string; text: string }

/** A ZIP as spreadsheet programs write it. */
function makeZip(entries: Entry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, text } of entries) {
    const packed = deflateRawSync(Buffer.from(text))
    const size = Buffer.byteLength(text)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(size, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(size, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    parts.push(local, Buffer.from(name), packed)
    directory.push(entry, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, list, end])
}

const series: [name: string, unit: string, code: string, start: number][] = [
  ['Crude oil, Brent', '($/bbl)', 'CRUDE_BRENT', 60],
  ['Coffee, Arabica', '($/kg)', 'COFFEE_ARABIC', 3],
  ['Sugar, world', '($/kg)', 'SUGAR_WLD', 0.3],
  ['Copper', '($/mt)', 'COPPER', 6000],
  ['Natural gas, US', '($/mmbtu)', 'NGAS_US', 3],
  ['Shrimps, Mexican **', '($/kg)', 'SHRIMP_MEX', 11],
]

const columnName = (index: number): string => String.fromCharCode(65 + index)

/** The World Bank's monthly price file: old ones have a row of series codes, new ones do not. */
export function makePriceFile({ hasCodeRow }: { hasCodeRow: boolean }): Buffer {
  const strings: string[] = []
  const share = (text: string): number => (strings.includes(text) ? strings.indexOf(text) : strings.push(text) - 1)
  const rows: string[] = []
  const addRow = (cells: (string | number)[]) => {
    const at = rows.length + 1
    const xml = cells.map((cell, index) => {
      const reference = `${columnName(index)}${at}`
      if (cell === '') return ''
      return typeof cell === 'number'
        ? `<c r="${reference}"><v>${cell}</v></c>`
        : `<c r="${reference}" t="s"><v>${share(cell)}</v></c>`
    })
    rows.push(`<row r="${at}">${xml.join('')}</row>`)
  }
  addRow(['World Bank Commodity Price Data (The Pink Sheet)'])
  addRow(['monthly prices in nominal US dollars, 1960 to present'])
  addRow(['(monthly series are available only in nominal US dollar terms)'])
  addRow(['Updated on June 02, 2026'])
  addRow(['', ...series.map(([name]) => name)])
  addRow(['', ...series.map(([, unit]) => unit)])
  if (hasCodeRow) addRow(['', ...series.map(([, , code]) => code)])
  for (let year = 2019; year <= 2026; year++) {
    for (let month = 1; month <= (year === 2026 ? 5 : 12); month++) {
      const age = (year - 2019) * 12 + month
      const prices = series.map(([, , , start], index) => (index === 4 && year < 2021 ? '…' : start * (1 + age / 100)))
      addRow([`${year}M${String(month).padStart(2, '0')}`, ...prices])
    }
  }
  const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const parts = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const typeOf = (part: string, kind: string) => `<Override PartName="/xl/${part}" ContentType="${parts}.${kind}+xml"/>`
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  return makeZip([
    {
      name: '[Content_Types].xml',
      text: `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${typeOf('workbook.xml', 'sheet.main')}${typeOf('worksheets/sheet2.xml', 'worksheet')}${typeOf('sharedStrings.xml', 'sharedStrings')}</Types>`,
    },
    {
      name: '_rels/.rels',
      text: `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      text: `${head}<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="AFOSHEET" sheetId="9" r:id="rId7"/><sheet name="Monthly Prices" sheetId="1" r:id="rId3"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId7" Type="${relations}/worksheet" Target="worksheets/sheet9.xml"/><Relationship Id="rId3" Type="${relations}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId4" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      text: `${head}<sst ${main}>${strings.map(text => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`).join('')}</sst>`,
    },
    {
      name: 'xl/worksheets/sheet2.xml',
      text: `${head}<worksheet ${main}><sheetData>${rows.join('')}</sheetData></worksheet>`,
    },
  ])
}
