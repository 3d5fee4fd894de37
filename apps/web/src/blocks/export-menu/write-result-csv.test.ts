import { expect, test } from 'vitest'
import { writeResultCsv } from './write-result-csv.ts'

const lines = (csv: string) => csv.replace(/^\uFEFF/, '').split('\r\n')

test('every cell is quoted, quotes are doubled, lists are joined', () => {
  const csv = writeResultCsv({ rows: [{ name: 'The "best"', tags: ['a', 'b'], price: 12.5, note: null }] })
  expect(lines(csv)).toEqual(['"name","tags","price","note"', '"The ""best""","a, b","12.5",""', ''])
})

test('columns come from the first row', () => {
  expect(lines(writeResultCsv({ rows: [{ a: 1 }, { a: 2, b: 3 }] }))).toEqual(['"a"', '"1"', '"2"', ''])
})

test('the market analysis follows as a block of its own, without # and fences', () => {
  const csv = writeResultCsv({ rows: [{ a: 1 }], analysis: { title: 'Market Analysis', summary: '## Demand\nGrows.' } })
  expect(lines(csv)).toEqual(['"a"', '"1"', '', '"Market Analysis"', '"Demand\nGrows."', ''])
})

test('a formula from a foreign page arrives as text', () => {
  expect(writeResultCsv({ rows: [{ a: '=cmd()' }] })).toContain(`"'=cmd()"`)
})
