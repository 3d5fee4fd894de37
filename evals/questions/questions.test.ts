import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Row = Record<string, string | number>
type Expected = { rows: Row[]; ordered: boolean; optional?: string[]; nothing?: undefined } | { nothing: true }
type Question = {
  id: string
  page: string
  url: string
  lang: 'es' | 'en'
  question: string
  asOf: string
  timeZone: string
  kind: string
  columns: 'all' | 'named'
  expected: Expected
}

const readLines = (name: string): Question[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))

const pageUrl = (page: string) => new URL(`pages/${page}.html`, import.meta.url)
const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>', '&#x27;': "'" }

/** The pages are ours and plain, so cutting the tags out gives the text as a reader sees it. */
const toText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[#\w]+;/g, entity => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')

// What opens a record, the first that a page repeats: a restaurant's article holds table rows of its own.
const openings = [
  /<article\b/,
  /<section class="call"/,
  /<li class="(?:empresa|curso|event)"/,
  /<div class="(?:producto|aviso-inmueble|supplier-card)"/,
  /<tr>(?=<td)/,
]

/** The text of each record of a page. */
function splitRecords(html: string): string[] {
  const main = html.slice(html.indexOf('<main>'), html.indexOf('</main>'))
  const parts = openings.map(opening => main.split(opening)).find(split => split.length > 10) ?? []
  return parts.slice(1).map(toText)
}

const dev = readLines('dev.jsonl')
const onceAside = readLines('once-aside.jsonl')
const all = [...dev, ...onceAside]
const pages = readdirSync(new URL('pages/', import.meta.url))
  .filter(file => file.endsWith('.html'))
  .map(file => file.replace(/\.html$/, ''))
const html = new Map(pages.map(page => [page, readFileSync(pageUrl(page), 'utf8')]))
const records = new Map([...html].map(([page, source]) => [page, splitRecords(source)]))
const rowsOf = (question: Question): Row[] => (question.expected.nothing ? [] : question.expected.rows)
const copiedOf = (row: Row): string[] =>
  Object.values(row)
    .filter(value => typeof value === 'string')
    .filter(Boolean)
const isAcross = ({ page, lang }: Question) => !html.get(page)?.includes(`<html lang="${lang}">`)

test('every question is about a page that exists, at the address the page gives as its own', () => {
  const lost = all.filter(
    ({ page, url }) => !existsSync(pageUrl(page)) || !html.get(page)?.includes(`rel="canonical" href="${url}"`),
  )
  expect(lost.map(({ id }) => id)).toEqual([])
})

test('every page is asked about in both halves', () => {
  for (const half of [dev, onceAside]) expect(new Set(half.map(({ page }) => page))).toEqual(new Set(pages))
})

test('every page has 12 to 40 records', () => {
  const sizes = [...records].map(([page, { length }]) => ({ page, length }))
  expect(sizes.filter(({ length }) => length < 12 || length > 40)).toEqual([])
})

test('ids and questions are unique over both halves', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(new Set(all.map(({ page, question }) => `${page} ${question}`)).size).toBe(all.length)
})

test('every copied value of an expected row stands in the page, in one record', () => {
  const wrong = all.filter(question =>
    rowsOf(question).some(row => {
      const copied = copiedOf(row)
      return !records.get(question.page)?.some(record => copied.every(value => record.includes(value)))
    }),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('an expected table has rows of one shape, and its optional columns are columns of it', () => {
  const wrong = all.filter(({ expected }) => {
    if (expected.nothing) return false
    const shapes = new Set(expected.rows.map(row => Object.keys(row).join('|')))
    const names = Object.keys(expected.rows[0] ?? {})
    const optional = expected.optional ?? []
    return shapes.size !== 1 || optional.length >= names.length || !optional.every(name => names.includes(name))
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('a question expects nothing exactly when its kind says so', () => {
  expect(all.filter(({ kind, expected }) => (kind === 'nothing') !== (expected.nothing === true))).toEqual([])
})

test('all questions are asked on the same day of the same time zone', () => {
  expect(new Set(all.map(({ asOf, timeZone }) => `${asOf} ${timeZone}`)).size).toBe(1)
  for (const { asOf, timeZone } of all.slice(0, 1)) {
    expect(new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(asOf))).toBe('2026-11-15')
  }
})

test('the counts are those the README claims', () => {
  const count = (questions: Question[]) => ({
    questions: questions.length,
    spanish: questions.filter(({ lang }) => lang === 'es').length,
    english: questions.filter(({ lang }) => lang === 'en').length,
    across: questions.filter(isAcross).length,
    nothing: questions.filter(({ kind }) => kind === 'nothing').length,
  })
  expect(count(all)).toEqual({ questions: 254, spanish: 127, english: 127, across: 98, nothing: 19 })
  expect(count(dev)).toEqual({ questions: 127, spanish: 64, english: 63, across: 49, nothing: 9 })
  expect(count(onceAside)).toEqual({ questions: 127, spanish: 63, english: 64, across: 49, nothing: 10 })
})
