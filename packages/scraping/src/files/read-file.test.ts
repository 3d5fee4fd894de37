import { deflateRawSync } from 'node:zlib'
import { makePdf } from '@sondeo/test-kit/files/make-pdf'
import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ScanResult } from '../scan/scan.ts'
import { createScraping, type Scraping } from '../scraping.ts'
import { readSheet } from './read-sheet.ts'

const header = ['Expediente', 'Entidad', 'Monto', 'Cierre']
const rows = [
  ['LP-001', 'Municipalidad de Lima', '1.250,50', '2026-12-01'],
  ['LP-002', 'Gobierno Regional de Cusco', '98.000,00', '2026-12-15'],
  ['LP-003', 'Hospital Central', '7.420,00', '2027-01-10'],
  ['LP-004', 'Universidad del Norte', '15.300,75', '2027-01-20'],
]

const pdfRows = (lines: string[][], top: number) =>
  lines.flatMap((line, index) =>
    line.map((text, column) => ({ x: [50, 130, 330, 430][column] ?? 0, y: top - index * 18, text })),
  )

/** A ZIP of one part; its directory may stand twice, the first naming a small part and the end record the large one. */
function makeZip(parts: { name: string; content: Buffer; saidBytes?: number }[], decoy?: Buffer): Buffer {
  const written: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  const put = (bytes: Buffer) => {
    written.push(bytes)
    at += bytes.length
  }
  if (decoy) put(decoy)
  for (const { name, content, saidBytes = content.length } of parts) {
    const packed = deflateRawSync(content)
    const local = Buffer.alloc(30)
    local.write('PK\x03\x04', 'latin1')
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(saidBytes, 22)
    local.writeUInt16LE(name.length, 26)
    const central = Buffer.alloc(46)
    central.write('PK\x01\x02', 'latin1')
    central.writeUInt16LE(8, 10)
    central.writeUInt32LE(packed.length, 20)
    central.writeUInt32LE(saidBytes, 24)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(at, 42)
    directory.push(central, Buffer.from(name))
    put(Buffer.concat([local, Buffer.from(name), packed]))
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...written, listed, end])
}

const large = { name: 'xl/workbook.xml', content: Buffer.alloc(200_000_000) }
const bomb = () => makeZip([{ ...large, saidBytes: 1000 }])
const decoyBomb = () => makeZip([large], makeZip([{ name: 'xl/workbook.xml', content: Buffer.from('<workbook/>') }]))
/** Three hundred short lines, one of 400,000 cells, and many short ones again. */
const wideCsv = () => `${'a\n'.repeat(300)}${','.repeat(400_000)}b\n${'a\n'.repeat(9000)}`

let site: Site
let victim: Site
let scraping: Scraping

beforeAll(async () => {
  victim = await startSite({ '*': 'forbidden ground' })
  const workbook = await writeXlsx({
    sheets: [
      { name: 'Resumen', rows: [] },
      {
        name: 'Compras',
        rows: [
          ['Compras de la ciudad'],
          [],
          header,
          ...rows.map(([id, who, , day]) => [id ?? '', who ?? '', 1234.125, new Date(`${day}T00:00:00Z`)]),
        ],
      },
    ],
  })
  const csv = [header, ...rows].map(row => row.map(text => `"${text}"`).join(';')).join('\r\n')
  const objects = rows.map(([expediente, entidad, monto, cierre]) => ({ expediente, entidad, monto, cierre }))
  const items = rows.map(
    ([id, who, sum]) => `<compra id="${id}"><entidad>${who} &amp; socios</entidad><monto>${sum}</monto></compra>`,
  )
  const as = (contentType: string, body: string | Uint8Array) => ({ headers: { 'content-type': contentType }, body })
  site = await startSite({
    '/robots.txt': { status: 404 },
    '/compras.csv': as('text/csv; charset=utf-8', csv),
    '/a%ff%F1o.csv': as('text/csv; charset=utf-8', csv),
    '/latin.csv': as('text/plain', Buffer.from(csv.replace('Universidad', 'Año'), 'latin1')),
    '/compras.xlsx': as('application/octet-stream', workbook),
    '/compras.json': as('application/json', JSON.stringify({ total: 4, compras: objects })),
    '/compras.xml': as(
      'application/xml',
      `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "${victim.url}/xxe">]><compras>${items.join('')}<nota>&e;</nota></compras>`,
    ),
    '/compras.pdf': as(
      'application/pdf',
      makePdf([
        [{ x: 50, y: 800, text: 'Compras de la ciudad' }, ...pdfRows([header, ...rows.slice(0, 3)], 760)],
        pdfRows(
          [
            header,
            ...rows.slice(3),
            ['LP-005', 'Biblioteca Nacional', '2.000,00', '2027-02-01'],
            ['LP-006', 'Museo de Arte', '3.100,00', '2027-02-08'],
          ],
          760,
        ),
      ]),
    ),
    '/scanned.pdf': as('application/pdf', makePdf([[]])),
    '/broken.pdf': as('application/pdf', '%PDF-1.7 and nothing of it'),
    '/broken.json': as('application/json', '{"a": '),
    '/bomb.xlsx': as('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', bomb()),
    '/decoy.xlsx': as('application/octet-stream', decoyBomb()),
    '/wide.csv': as('text/csv', wideCsv()),
    '/old.xls': as('application/vnd.ms-excel', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0])),
    '/picture.png': as('image/png', 'png'),
  })
  scraping = createScraping({ allow: [site] })
})
afterAll(() => Promise.all([site.close(), victim.close()]))

const read = (path: string) => scraping.scanWebsite({ url: site.url + path })

function tableOf(result: ScanResult): string[][] {
  if (!result.ok) throw new Error(`unreadable: ${JSON.stringify(result.why)}`)
  const set = result.pages[0]?.reading.recordSets[0]
  return [
    set?.columns.map(({ name }) => name) ?? [],
    ...(set?.records.map(({ cells }) => set.columns.map(({ key }) => cells[key]?.text ?? '')) ?? []),
  ]
}

test.each(['/compras.csv', '/compras.pdf'])('a list in a file is read like a list on a page: %s', async path => {
  const [names, ...found] = tableOf(await read(path))
  expect(names).toEqual(header)
  expect(found.slice(0, 4)).toEqual(rows)
})

test('a table goes on over the pages of a PDF', async () => {
  expect(tableOf(await read('/compras.pdf'))).toHaveLength(1 + 6)
})

test('a sheet gives its table, without the titles above it, its numbers and days as they are meant', async () => {
  const result = await read('/compras.xlsx')
  const [names, first] = tableOf(result)
  expect([names, first]).toEqual([header, ['LP-001', 'Municipalidad de Lima', '1234.125', '2026-12-01']])
  expect(result.ok && result.pages[0]?.page.html).toContain('data-cell="Compras!B4"')
  const [record] = (result.ok && result.pages[0]?.reading.recordSets[0]?.records) || []
  expect(Object.values(record?.cells ?? {}).map(({ value }) => value)).toMatchObject([
    {},
    {},
    { number: 1234.125 },
    { kind: 'date' },
  ])
})

test('letters of another age are read as they were written', async () => {
  expect(tableOf(await read('/latin.csv')).at(-1)?.[1]).toBe('Año del Norte')
})

test('a file whose name is escaped as no text can be is read under that name', async () => {
  expect(tableOf(await read('/a%ff%F1o.csv')).at(-1)?.[1]).toBe('Universidad del Norte')
})

test.each(['/compras.json', '/compras.xml'])('data without a page is read by its names: %s', async path => {
  const [names, ...found] = tableOf(await read(path))
  expect(names?.map(name => name.toLowerCase())).toEqual(expect.arrayContaining(['entidad', 'monto']))
  expect(found).toHaveLength(4)
  expect(found[0]).toEqual(expect.arrayContaining([expect.stringContaining('Municipalidad de Lima')]))
})

test('what an XML file calls for from elsewhere is not fetched', async () => {
  await read('/compras.xml')
  expect(victim.connectionCount()).toBe(0)
})

test.each([
  ['/scanned.pdf', { kind: 'bad-file', problem: 'no-data' }],
  ['/broken.pdf', { kind: 'bad-file', problem: 'damaged' }],
  ['/broken.json', { kind: 'bad-file', problem: 'damaged' }],
  ['/bomb.xlsx', { kind: 'too-complex' }],
  ['/decoy.xlsx', { kind: 'too-complex' }],
  ['/wide.csv', { kind: 'too-complex' }],
  ['/old.xls', { kind: 'not-html' }],
  ['/picture.png', { kind: 'not-html' }],
])('%s is refused for its own reason', async (path, why) => {
  expect(await read(path)).toMatchObject({ ok: false, why })
})

test('a cell of a sheet leads to where the link on it or its formula says', async () => {
  const cells = new Map([
    ['1,0', { value: 'Uno', hyperlink: { target: 'https://uno.pe/lista' } }],
    ['2,0', { value: 'Dos', formula: 'HYPERLINK("https://dos.pe/","Dos")', formulaResult: 'Dos' }],
  ])
  const workbook = await writeXlsx({
    sheets: [{ name: 'Tiendas', rows: [['Tienda'], ['Uno'], ['Dos'], ['Tres']], cells }],
  })
  const [table] = await readSheet(Buffer.from(workbook))
  expect(table?.rows.map(([cell]) => [cell?.text, cell?.link])).toEqual([
    ['Uno', 'https://uno.pe/lista'],
    ['Dos', 'https://dos.pe/'],
    ['Tres', undefined],
  ])
})
