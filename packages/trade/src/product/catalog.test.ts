import { expect, test } from 'vitest'
import { aliases, chapterNames, headingNames, isKnownCode, nameCode } from './catalog.ts'

test('all chapters and headings of HS 2022 have a name in both languages', () => {
  expect(chapterNames.size).toBe(98)
  expect(headingNames.size).toBe(1229)
  for (const { es, en } of [...chapterNames.values(), ...headingNames.values()]) {
    expect(es.trim().length).toBeGreaterThan(1)
    expect(en.trim().length).toBeGreaterThan(1)
  }
})

test('every heading belongs to a chapter', () => {
  for (const code of headingNames.keys()) expect(chapterNames.has(code.slice(0, 2)), code).toBe(true)
})

test('every alias leads to a code that exists', () => {
  expect(aliases.length).toBeGreaterThan(1000)
  expect(aliases.filter(({ code, text }) => !isKnownCode(code) || text.trim() === '')).toEqual([])
})

test('every six-digit code that words lead to has a name of its own', () => {
  for (const code of new Set(aliases.map(alias => alias.code).filter(code => code.length === 6))) {
    expect(nameCode(code), code).not.toEqual(nameCode(code.slice(0, 4)))
  }
})

test('the reserved chapter is no code to look up', () => {
  expect(isKnownCode('77')).toBe(false)
})
