import { expect, test } from 'vitest'
import { buildSamplePages } from './build-sample-pages.ts'

const today = new Date('2026-12-28T15:00:00Z')
const pages = buildSamplePages(today)
const read = (path: string) => pages.get(path)?.() ?? ''
const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length

/** Follows the next links of a list as a visitor would. */
function walk(path: string): string[] {
  const found: string[] = []
  for (let next: string | undefined = path; next; ) {
    const html = read(next)
    found.push(html)
    next = /rel="next" href="([^"]+)"/.exec(html)?.[1]
  }
  return found
}

test.each([
  ['/licitaciones', 5, 47, /<tr>\n<td>LPN-/g, /47 licitaciones encontradas/],
  ['/proveedores', 3, 60, /<li>\n<h2>/g, /de 60 proveedores/],
  ['/catalogo', 4, 48, /<article>/g, /48 productos/],
])('%s holds all its records over its pages and announces them on each', (path, pageCount, records, item, total) => {
  const list = walk(path)
  expect(list).toHaveLength(pageCount)
  expect(list.reduce((sum, html) => sum + count(html, item), 0)).toBe(records)
  for (const html of list) expect(html).toMatch(total)
})

test('every tender has been published and is still open, on any day', () => {
  for (const day of ['2026-02-27', '2026-12-28', '2028-02-29']) {
    const tendersOfDay = buildSamplePages(new Date(`${day}T23:59:00Z`))
    for (const [path, render] of tendersOfDay) {
      if (!path.startsWith('/licitaciones/')) continue
      const [published = '', closes = ''] = [...render().matchAll(/<dd>(\d\d)\/(\d\d)\/(\d{4})<\/dd>/g)].map(
        ([, dayOfMonth, month, year]) => `${year}-${month}-${dayOfMonth}`,
      )
      expect(published < day && day < closes).toBe(true)
    }
  }
})

test('the same day gives the same pages', () => {
  const again = buildSamplePages(new Date('2026-12-28T01:00:00Z'))
  for (const [path, render] of pages) expect(again.get(path)?.()).toBe(render())
})

test('every link on every page leads to a page, a mail address or a telephone', () => {
  for (const [path, render] of pages) {
    for (const [, href = ''] of render().matchAll(/<a [^>]*href="([^"]*)"/g)) {
      if (!/^(?:mailto|tel):/.test(href)) expect(pages.has(href), `${href} on ${path}`).toBe(true)
    }
  }
})

test('codes, names, mail addresses and telephones belong to one record each, and to nobody outside', () => {
  const suppliers = walk('/proveedores').join('')
  const mails = [...suppliers.matchAll(/mailto:([^"]+)/g)].map(match => match[1] ?? '')
  const phones = [...suppliers.matchAll(/tel:([^"]+)/g)].map(match => match[1] ?? '')
  expect(new Set(mails).size).toBe(60)
  expect(new Set(phones).size).toBe(60)
  expect(mails.every(mail => mail.endsWith('.example'))).toBe(true)
  expect(phones.every(phone => /^\+180955501\d\d$/.test(phone))).toBe(true)
  expect(pages.size).toBe(1 + 5 + 3 + 4 + 47 + 60 + 48)
})

test('pages hold no script, no form and nothing from elsewhere', () => {
  for (const render of pages.values()) expect(render()).not.toMatch(/<script|<form|<iframe|<img|https?:\/\//i)
})
