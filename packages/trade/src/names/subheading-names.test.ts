import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { headingNames, isKnownCode, nameCode } from '../product/catalog.ts'

const folder = new URL('./', import.meta.url)
const rows = readdirSync(folder)
  .filter(file => file.endsWith('.tsv'))
  .flatMap(file => readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n'))
  .map(line => line.split('\t'))
const twoDigits = Array.from({ length: 100 }, (_, end) => String(end).padStart(2, '0'))

test('every line is a code of HS 2022, a Spanish and an English name', () => {
  for (const row of rows) {
    const [code = '', es = '', en = ''] = row
    expect(row, code).toHaveLength(3)
    expect(code).toMatch(/^\d{6}$/)
    expect(isKnownCode(code), code).toBe(true)
    expect([es, en], code).toEqual([es.trim(), en.trim()])
    expect(Math.min(es.length, en.length), code).toBeGreaterThan(2)
    expect(Math.max(es.length, en.length), code).toBeLessThan(90)
  }
})

test('no code has two lines, and no two codes of a heading share a name', () => {
  expect(new Set(rows.map(([code]) => code)).size).toBe(rows.length)
  for (const column of [1, 2]) {
    const named = rows.map(row => `${row[0]?.slice(0, 4)} ${row[column]?.toLowerCase()}`)
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([])
  }
})

test('every code has a name of its own, unless it is the only one of its heading', () => {
  for (const heading of headingNames.keys()) {
    const codes = twoDigits.map(end => heading + end).filter(isKnownCode)
    if (codes.length === 1) continue
    for (const code of codes) {
      expect(nameCode(code).es, code).not.toBe(nameCode(heading).es)
      expect(nameCode(code).en, code).not.toBe(nameCode(heading).en)
    }
  }
})
