import { expect, test } from 'vitest'
import { findFrame } from './find-frame.ts'

const find = (html: string) => findFrame(html, 'https://portal.example/obras/')

test.each([
  ['<iframe src="https://tablas.example/lista?a=1&amp;b=2"></iframe>', 'https://tablas.example/lista?a=1&b=2'],
  ["<iframe width='100%' src='../lista.aspx'></iframe>", 'https://portal.example/lista.aspx'],
  ['<iframe loading=lazy data-src=//bolsa.example/empleos height=600></iframe>', 'https://bolsa.example/empleos'],
  ['<frameset><frame src="menu.html"></frameset>', 'https://portal.example/obras/menu.html'],
  [
    '<iframe src="https://docs.google.com/spreadsheets/d/e/x/pubhtml"></iframe>',
    'https://docs.google.com/spreadsheets/d/e/x/pubhtml',
  ],
  [
    '<iframe src="https://www.youtube.com/embed/x"></iframe><iframe src="https://tablas.example/"></iframe>',
    'https://tablas.example/',
  ],
])('a frame that may hold a list is found: %#', (html, expected) => {
  expect(find(html)).toBe(expected)
})

test.each([
  ['<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>'],
  ['<iframe src="https://ventas.example/x" style="display:none"></iframe>'],
  ['<iframe src="https://ventas.example/x" width="1" height="1"></iframe>'],
  [
    '<iframe src="about:blank"></iframe><iframe src="javascript:void(0)"></iframe><iframe srcdoc="<p>hola</p>"></iframe>',
  ],
  ['<p>sin marcos</p>'],
])('what holds none is passed over: %#', html => {
  expect(find(html)).toBeNull()
})
