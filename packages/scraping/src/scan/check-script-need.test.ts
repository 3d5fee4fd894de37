import { readPage } from '@sondeo/extraction/extraction'
import { expect, test } from 'vitest'
import { checkScriptNeed } from './check-script-need.ts'

const rows = Array.from(
  { length: 8 },
  (_, index) => `<tr><td>Empresa ${index}</td><td>Lima</td><td>S/ ${index}0,00</td></tr>`,
)
const list = `<table><tr><th>Nombre</th><th>Ciudad</th><th>Precio</th></tr>${rows.join('')}</table>`
const script = '<script src="/app.js"></script>'

const need = (html: string) => checkScriptNeed(html, readPage({ html, url: 'https://example.com/lista' }))

test.each([
  [`<div id="root"></div>${script}`, 'empty-shell'],
  [`<header>Portal de compras públicas del municipio</header><div id="app"></div>${script}`, 'empty-place'],
  [`<p>Portal</p><noscript>You need to enable JavaScript to run this app.</noscript>${script}`, 'asks-for-script'],
  [`<h1>Licitaciones</h1><p>Cargando…</p>${script}`, 'still-loading'],
  ['<h1>Portal de compras</h1><iframe src="/lista.aspx"></iframe>', 'in-a-frame'],
  [`${list}<button class="btn">Cargar más</button>${script}`, 'more-button'],
  [`${list}<a href="#">Ver más resultados</a>${script}`, 'more-button'],
  [
    `${list}<ul class="paginacion"><li><a href="javascript:void(0)">Siguiente »</a></li></ul>${script}`,
    'pager-by-script',
  ],
  [`<p>120 resultados</p>${list}${script}`, 'more-announced'],
  [`${list}<div data-infinite></div>${script}`, 'endless-scroll'],
])('a browser is asked for, and it is said why: %#', (html, expected) => {
  expect(need(html)).toBe(expected)
})

test.each([
  ['a plain list', `${list}${script}`],
  [
    'a list with a next page of its own',
    `<p>120 resultados</p>${list}<a rel="next" href="?pagina=2">Siguiente</a>${script}`,
  ],
  ['a slide show', `${list}<div class="carousel"><button>Next</button></div>${script}`],
  ['a page without scripts', `<p>120 resultados</p>${list}<button>Cargar más</button>`],
  ['a film', '<h1>Nuestra historia</h1><iframe src="https://www.youtube.com/embed/x"></iframe>'],
  ['an article', `<article><p>${'Un texto largo sobre el comercio. '.repeat(40)}</p></article>${script}`],
])('no browser is needed for %s', (_, html) => {
  expect(need(html)).toBeNull()
})

test.each([
  ['<script '.repeat(200_000)],
  [`<script></script><div id="app">${' '.repeat(1_000_000)}x`],
  [`<script></script>${'<div class="result'.repeat(50_000)}`],
  [`<script></script>${'<button '.repeat(100_000)}`],
  [`<script></script>${'<noscript>'.repeat(50_000)}`],
  [`<script></script>${'<iframe '.repeat(100_000)}`],
])('a page made to be slow is judged in time: %#', html => {
  const reading = readPage({ html: '', url: 'https://example.com/' })
  expect(['empty-shell', 'empty-place', 'in-a-frame', null]).toContain(checkScriptNeed(html, reading))
})
