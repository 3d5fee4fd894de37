import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

/** A strict reader of what RFC 4180 allows with every cell quoted. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let at = 0
  while (at < text.length) {
    if (text[at] !== '"') throw new Error(`unquoted cell at ${at}`)
    let cell = ''
    for (at++; ; at++) {
      if (text[at] === '"' && text[at + 1] === '"') at++
      else if (text[at] === '"') break
      cell += text[at]
    }
    rows.at(-1)?.push(cell)
    at++
    if (text[at] === ',') at++
    else if (text.startsWith('\r\n', at)) {
      at += 2
      if (at < text.length) rows.push([])
    } else throw new Error(`stray character at ${at}`)
  }
  return rows
}

const roundTrip = (cells: string[]): string[] => {
  const text = writeCsv({ headers: ['valor'], rows: cells.map(cell => [cell]) })
  return readCsv(text.slice(1))
    .slice(1)
    .map(row => row[0] ?? '')
}

test('the file begins with the mark that makes Excel show accents', () => {
  expect(writeCsv({ headers: ['Año'], rows: [] })).toBe('\uFEFF"Año"\r\n')
})

test('cells come back as they were', () => {
  const cells = [
    'di "hola"',
    'a,b',
    'uno\r\ndos',
    '🚢',
    '+51 1 612 3456',
    '+51-1-612-3456',
    '-5',
    '-1.234,56',
    '-$ 5.00',
    '-S/ 20',
    '007',
    '12345678901234567890',
    '',
  ]
  expect(roundTrip(cells)).toEqual(cells)
})

test('a cell that a spreadsheet would run gets an apostrophe and nothing else', () => {
  const cells = ['=1+1', '+1+1', '-2+3', '-5-3', '@SUM(A1)', '\t=1', '-cmd|x', '+A1', '=HYPERLINK("x")']
  expect(roundTrip(cells)).toEqual(cells.map(cell => `'${cell}`))
})

test('numbers, lists and nothing are written plainly', () => {
  const text = writeCsv({ headers: ['a', 'b', 'c'], rows: [[-5.5, ['x', 'y'], null]] })
  expect(readCsv(text.slice(1))[1]).toEqual(['-5.5', 'x, y', ''])
})

test('the market analysis is a block of its own after the rows', () => {
  const text = writeCsv({ headers: ['a'], rows: [['1']], analysis: { title: 'Análisis', text: 'Sube "mucho"' } })
  expect(text).toBe('\uFEFF"a"\r\n"1"\r\n\r\n"Análisis"\r\n"Sube ""mucho"""\r\n')
})
