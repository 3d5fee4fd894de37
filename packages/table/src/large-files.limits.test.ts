import { read } from '@e965/xlsx'
import { makeHardRows } from '@sondeo/test-kit/make-hard-rows'
import { expect, test } from 'vitest'
import { writeXlsx } from './xlsx.ts'

test('ten thousand rows of hard cells come back as they were, every one a text', async () => {
  const rows = makeHardRows({ count: 10_000 })
  const headers = ['a', 'b', 'c', 'd', 'e', 'f']
  const { Sheets } = read(await writeXlsx([{ name: 'Datos', headers, rows }]), { dense: true })
  const cells = (Sheets.Datos as unknown as { '!data': { t: string; v: unknown }[][] })['!data']
  const kinds = new Set(cells.flatMap(row => row.map(cell => cell?.t)))
  expect([...kinds]).toEqual(['s'])
  const back = cells.slice(1).map(row => headers.map((_, column) => row[column]?.v ?? ''))
  expect(JSON.stringify(back)).toBe(JSON.stringify(rows))
})
