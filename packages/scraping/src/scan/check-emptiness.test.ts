import { expect, test } from 'vitest'
import { checkEmptiness } from './check-emptiness.ts'

test.each([
  ['<p>Hola</p>', 'has-content'],
  ['<html><head><title>Sin cerrar<body><p>Texto', 'nothing'],
  ['<head><title>T</title><body><p>Texto sin cerrar la cabeza', 'has-content'],
  ['<img src=a.png>', 'has-content'],
  ['<p>Hola</p><script>1</script>', 'has-content'],
  ['', 'nothing'],
  ['<html><body></body></html>', 'nothing'],
  ['<title>Solo título</title><style>p{}</style><!-- nada -->&nbsp;', 'nothing'],
  ['<body><div id="root"></div><script src=app.js></script>', 'drawn-by-script'],
  ['<body><div id=app>Cargando…</div><script>go()</script>', 'drawn-by-script'],
  [
    '<div id="__next"></div><noscript>Active JavaScript para ver esta página</noscript><script></script>',
    'drawn-by-script',
  ],
])('%s is %s', (html, expected) => {
  expect(checkEmptiness(html)).toBe(expected)
})

test('a page made to be slow is not', () => {
  expect(checkEmptiness('<script>'.repeat(200_000))).toBe('drawn-by-script')
  expect(checkEmptiness(`${'<!--'.repeat(200_000)}`)).toBe('nothing')
  expect(checkEmptiness(`${'<div '.repeat(200_000)}`)).toBe('nothing')
})
