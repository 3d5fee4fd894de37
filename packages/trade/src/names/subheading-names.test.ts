import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toAmerican } from '../product/american-spelling.ts'
import { headingNames, isKnownCode, nameCode } from '../product/catalog.ts'

const folder = new URL('./', import.meta.url)
const rows = readdirSync(folder)
  .filter(file => file.endsWith('.tsv'))
  .flatMap(file => readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n'))
  .map(line => line.split('\t'))
const twoDigits = Array.from({ length: 100 }, (_, end) => String(end).padStart(2, '0'))

const isName = (name: string | undefined) => name !== undefined && name === name.trim() && /^.{3,89}$/u.test(name)

test('every line is a code of HS 2022, a Spanish and an English name', () => {
  const isLine = ([code = '', es, en, ...more]: string[]) =>
    /^\d{6}$/.test(code) && isKnownCode(code) && isName(es) && isName(en) && more.length === 0
  expect(rows.length).toBeGreaterThan(1000)
  expect(rows.filter(row => !isLine(row))).toEqual([])
})

test('English names are spelled as Americans do', () => {
  expect(toAmerican('Flavoured fibres, galvanised; raised and advertised')).toBe(
    'Flavored fibers, galvanized; raised and advertised',
  )
  const names = [...rows.map(([, , en = '']) => en), ...[...headingNames.keys()].map(code => nameCode(code).en)]
  expect(names.filter(name => name !== toAmerican(name))).toEqual([])
})

test('no code has two lines, and no two codes of a heading share a name', () => {
  expect(new Set(rows.map(([code]) => code)).size).toBe(rows.length)
  for (const column of [1, 2]) {
    const named = rows.map(row => `${row[0]?.slice(0, 4)} ${row[column]?.toLowerCase()}`)
    const seen = new Set<string>()
    expect(named.filter(name => seen.size === seen.add(name).size)).toEqual([])
  }
})

test('every code has a name of its own, unless it is the only one of its heading', () => {
  const unnamed = [...headingNames.keys()].flatMap(heading => {
    const codes = twoDigits.map(end => heading + end).filter(isKnownCode)
    if (codes.length === 1) return []
    const { es, en } = nameCode(heading)
    return codes.filter(code => nameCode(code).es === es || nameCode(code).en === en)
  })
  expect(unnamed).toEqual([])
})
