import { readFileSync } from 'node:fs'
import { dropAccents } from '@sondeo/table/fold-words'
import { expect, test } from 'vitest'

type ProductName = { name: string; lang: string; expected: string[] }

const dev = readHalf('dev.jsonl')
const onceAside = readHalf('once-aside.jsonl')

test('no name stands twice, within a half or across both', () => {
  const names = [...dev, ...onceAside].map(row => foldName(row.name))
  expect(new Set(names).size).toBe(220)
  expect(names).toHaveLength(220)
})

test.each([
  ['dev', dev],
  ['once-aside', onceAside],
])('the %s half has 55 names per language, 2 of them without a heading', (_half, rows) => {
  for (const lang of ['es', 'en']) {
    const ofLang = rows.filter(row => row.lang === lang)
    expect(ofLang).toHaveLength(55)
    expect(ofLang.filter(row => row.expected.length === 0)).toHaveLength(2)
  }
})

test('every row has just a name, a language and distinct four-digit headings of chapters 01 to 97', () => {
  for (const row of [...dev, ...onceAside]) {
    expect(Object.keys(row)).toEqual(['name', 'lang', 'expected'])
    expect(row.name).toBe(row.name.trim())
    expect(row.name).not.toBe('')
    expect(new Set(row.expected).size).toBe(row.expected.length)
    for (const heading of row.expected) {
      expect(heading).toMatch(/^(?!00|77|98|99)\d{4}$/)
      expect(heading.slice(2)).not.toBe('00')
    }
  }
})

test('a typed code expects its own heading', () => {
  const typed = [...dev, ...onceAside].filter(row => /^(partida |HS )?\d{4}[\d.]*$/.test(row.name))
  expect(typed).toHaveLength(8)
  for (const row of typed) expect(row.expected).toEqual([row.name.replace(/\D/g, '').slice(0, 4)])
})

test('the 200 names of users have 100 per language, four of them services, and name each product once', () => {
  const users = readHalf('users-200.jsonl')
  for (const lang of ['es', 'en']) {
    const ofLang = users.filter(row => row.lang === lang)
    expect(ofLang).toHaveLength(100)
    expect(ofLang.filter(row => row.expected.length === 0)).toHaveLength(4)
    expect(new Set(ofLang.map(row => foldName(row.name))).size).toBe(100)
  }
  for (const { name, expected } of users)
    for (const heading of expected) expect(heading, name).toMatch(/^(?!00|77|98|99)\d{2}(?!00)\d{2}$/)
})

function readHalf(file: string): ProductName[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
}

function foldName(name: string): string {
  return dropAccents(name).toLowerCase()
}
