import { expect, test } from 'vitest'
import { findPageStep, readPageNumber } from './page-step.ts'

test.each([
  ['/lista', '/lista?page=2', 'next'],
  ['/lista?page=2', '/lista?page=3', 'next'],
  ['/lista?page=2', '/lista?page=9', 'forward'],
  ['/lista?page=2', '/lista?page=1', 'back'],
  ['/lista?page=2', '/lista', 'back'],
  ['/lista', '/lista', 'same'],
  ['/lista?q=a&start=20', '/lista?q=a&start=40', 'forward'],
  ['/lista', '/lista/page/2/', 'next'],
  ['/lista/page/2/', '/lista/page/3/', 'next'],
  ['/lista/page/2/', '/lista/', 'back'],
  ['/lista/page-2.html', '/lista/page-3.html', 'next'],
  ['/lista.html', '/lista-2.html', 'next'],
  ['/nota', '/nota-p2', 'next'],
  ['/2026/03/15/uno', '/2026/03/20/dos', null],
  ['/lista?page=2', '/otra?page=3', null],
  ['/lista?orden=precio', '/lista?orden=fecha', null],
])('from %s to %s is %s', (current, candidate, step) => {
  expect(findPageStep(`https://example.com${current}`, `https://www.example.com${candidate}`)).toBe(step)
})

test('another site is never a next page', () => {
  expect(findPageStep('https://example.com/?page=1', 'https://example.org/?page=2')).toBeNull()
  expect(findPageStep('', 'https://example.org/?page=2')).toBeNull()
})

test.each([
  ['https://example.com/?pagina=7', 7],
  ['https://example.com/a/page/3/', 3],
  ['https://example.com/a/pag-4.html', 4],
  ['https://example.com/a/2026', null],
  ['no address', null],
])('the page number of %s is %s', (address, number) => {
  expect(readPageNumber(address)).toBe(number)
})
