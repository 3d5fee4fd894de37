import { expect, test } from 'vitest'
import { type QuestionItem, readQuestionPages, readQuestions } from '../analyst/question-item.ts'

const blind = readQuestions('everyday-blind')
const seen = readQuestions('everyday')
const fresh = readQuestions('fresh-1')
const all = [...blind, ...seen, ...fresh, ...readQuestions('fresh-2')]
const rowsOf = ({ expected }: QuestionItem) => ('nothing' in expected ? [] : expected.rows)

const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&#x27;': "'" }
const toText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|quot|#x27);/g, entity => entities[entity] ?? entity)
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ')
const withoutSpace = (text: string): string => text.replace(/\s+/g, '')
const textOf = (item: QuestionItem): string =>
  readQuestionPages(item)
    .map(({ html }) => toText(html))
    .join(' ')

test('there are at least a hundred of each kind, in both languages, over twenty pages and more', () => {
  for (const part of [blind, seen]) {
    expect(part.length).toBeGreaterThanOrEqual(100)
    for (const lang of ['es', 'en'])
      expect(part.filter(item => item.lang === lang).length).toBeGreaterThanOrEqual(part.length / 3)
  }
  expect(new Set(blind.map(({ page }) => page)).size).toBeGreaterThanOrEqual(20)
})

test('half of the fresh questions are in each language, a fifth is not in that of its page, an eighth is to be refused', () => {
  const isAcross = (item: QuestionItem) =>
    readQuestionPages(item).some(({ html }) => !html.includes(`<html lang="${item.lang}`))
  expect(fresh.length).toBe(96)
  expect(new Set(fresh.map(({ page }) => page)).size).toBe(17)
  expect(fresh.filter(({ lang }) => lang === 'es').length).toBe(48)
  expect(fresh.filter(isAcross).length).toBe(19)
  expect(fresh.filter(({ kind }) => kind === 'nothing').length).toBe(12)
})

test('ids are unique, and so is each question about a page', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(new Set(all.map(({ page, question }) => `${page} ${question}`)).size).toBe(all.length)
})

test('every copied value of an expected row stands on the page', () => {
  const wrong = all.filter(item => {
    // A currency sign in an element of its own stands apart from its figure here.
    const text = withoutSpace(textOf(item))
    const copied = rowsOf(item).flatMap(row => Object.values(row).filter(value => typeof value === 'string'))
    return copied.some(value => !text.includes(withoutSpace(value)))
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('an expected table has rows of one shape, and a question expects nothing exactly when its kind says so', () => {
  for (const item of all) {
    expect(new Set(rowsOf(item).map(row => Object.keys(row).join('|'))).size, item.id).toBeLessThanOrEqual(1)
    expect(item.kind === 'nothing', item.id).toBe('nothing' in item.expected)
    if (item.kind !== 'nothing') expect(rowsOf(item).length, item.id).toBeGreaterThan(0)
  }
})
