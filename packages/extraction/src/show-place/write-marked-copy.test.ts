import type { PlaceOnPage } from '@sondeo/table/origin'
import { expect, test } from 'vitest'
import { readPage } from '../extraction.ts'
import { openPage } from '../page/open-page.ts'
import { placeInEmbedded, placeOfAttribute, placeOfText } from '../page/place-on-page.ts'
import { writeMarkedCopy } from './write-marked-copy.ts'

const url = 'https://site.example/lista'
const copyOf = (html: string, place: PlaceOnPage) => writeMarkedCopy({ html, url, place })
/** The copy without our own stylesheet and head. */
const bodyOf = (copy: string) => copy.slice(copy.indexOf('<body>'))
const elementIn = (html: string, name: string) => {
  const found = openPage({ html, url }).elements.find(element => element.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}

const rows = (count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      `<tr><td>Producto\n  ${at}</td><td><b>S/</b> ${at}5,00</td><td><a href="mailto:v${at}@x.example">Escribir</a></td></tr>`,
  ).join('')

test('every value of a list is marked where it stands, once, with its own text', () => {
  const html = `<h1>Precios</h1><table><tr><th>Producto</th><th>Precio</th><th>Correo</th></tr>${rows(6)}</table>`
  const { recordSets } = readPage({ html, url })
  const cells = recordSets[0]?.records.flatMap(({ cells: own }) => Object.values(own)) ?? []
  expect(cells.length).toBeGreaterThanOrEqual(12)
  for (const { origin, text } of cells) {
    const copy = bodyOf(copyOf(html, origin))
    expect(copy.match(/id="origin"/g)).toHaveLength(1)
    const marked = [...copy.matchAll(/<mark[^>]*>(.*?)<\/mark>/gs)].map(([, inner]) => inner?.replace(/<[^>]+>/g, ''))
    expect(marked.join(' ')).toContain(text.split(' ')[0])
  }
})

test('a mark covers just the stretch of its text, white space aside', () => {
  const html = '<p>  Precio:\n   S/ 10,50 <i>por</i> kilo </p>'
  const place = placeOfText(elementIn(html, 'p'), 8, 16)
  expect(bodyOf(copyOf(html, place))).toContain('Precio: <mark id="origin">S/ 10,50</mark> <i>por</i> kilo')
})

test('a copy is never drawn a letter in each line, and its mark keeps off the edge that it is scrolled to', () => {
  const copy = copyOf('<p>Precio 5</p>', placeOfText(elementIn('<p>Precio 5</p>', 'p')))
  expect(copy).toMatch(/body\{[^}]*min-width:16rem/)
  expect(copy).toMatch(/mark,\.marked\{[^}]*scroll-margin:40vh 24px/)
})

test('a hostile page comes out inert', () => {
  const html = `<html><head><base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">
    <link rel="stylesheet" href="https://evil.example/a.css"><style>body{background:url(https://evil.example/b)}</style>
    <script>alert(1)</script></head><body onload="alert(2)" style="background:url(https://evil.example/c)">
    <img src="x" onerror="alert(3)" alt="<script>alert(4)</script>"><iframe srcdoc="<script>alert(5)</script>"></iframe>
    <a href="javascript:alert(6)" onclick="alert(7)">vínculo</a><form action="https://evil.example"><input name="q">
    <button formaction="javascript:alert(8)">Enviar</button></form><svg><script>alert(9)</script><a xlink:href="javascript:1">s</a></svg>
    <math><mtext></mtext><img src=x onerror=alert(10)></math><object data="https://evil.example"></object><embed src="x">
    <video src="https://evil.example/v" autoplay></video><template><img src=x onerror=alert(11)></template>
    <p id="origin" class="marked">&lt;img src=x onerror=alert(12)&gt; <span style="background:url('https://evil.example/d')">Precio 5</span></p>
    <x-widget onpointerover="alert(13)"><b>dentro</b></x-widget><noscript><img src="https://evil.example/n"></noscript>
    <title></title><script>alert(14)</script><textarea></textarea><script>alert(15)</script><plaintext onclick=alert(16)>`
  const body = bodyOf(copyOf(html, placeOfText(elementIn(html, 'span'))))
  const tags = [...body.matchAll(/<([a-z][\w-]*)([^>]*)>/g)]
  expect(tags.map(([, name]) => name)).not.toContainEqual(
    expect.stringMatching(
      /^(script|style|link|meta|base|iframe|object|embed|svg|math|form|input|button|img|video|textarea|x-)/,
    ),
  )
  // Besides our own, no attribute is left: nothing runs, nothing is loaded, nothing leads away.
  for (const [, , attributes = ''] of tags)
    expect(attributes.trim()).toMatch(/^(id="origin"|class="(marked|picture|attribute|excerpt)")?$/)
  expect(body).not.toMatch(/evil\.example/)
  expect(body).toContain('<mark id="origin">Precio 5</mark>')
  expect(body.match(/id="origin"/g)).toHaveLength(1)
  expect(body).toContain('&lt;img src=x onerror=alert(12)&gt;')
  expect(body).toContain('<b>dentro</b>')
})

test('an attribute marks its element and shows what it says', () => {
  const html = '<p><a href="mailto:ana@x.example">Escríbanos</a></p>'
  expect(bodyOf(copyOf(html, placeOfAttribute(elementIn(html, 'a'), 'href')))).toContain(
    '<mark id="origin"><a>Escríbanos</a> <span class="attribute">href=&quot;mailto:ana@x.example&quot;</span></mark>',
  )
  const meta = '<head><meta name="description" content="Tienda"></head><p>Hola</p>'
  expect(bodyOf(copyOf(meta, placeOfAttribute(elementIn(meta, 'meta'), 'content')))).toContain(
    '&lt;meta content=&quot;<mark id="origin">Tienda</mark>',
  )
})

test('a value inside a script is shown as the part of its JSON', () => {
  const html = `<script type="application/ld+json">{"items":[{"name":"<b>Silla</b>","price":45,"a/b":1}]}</script><p>Hola</p>`
  const script = elementIn(html, 'script')
  const body = bodyOf(copyOf(html, placeInEmbedded(script, '/items/0/price')))
  expect(body).toContain('&quot;price&quot;: <mark id="origin">45</mark>')
  expect(body).toContain('&lt;b&gt;Silla&lt;/b&gt;')
  expect(bodyOf(copyOf(html, placeInEmbedded(script, '/items/0/a~1b')))).toContain('<mark id="origin">1</mark>')
})

test('a place that the page does not have gives the page without a mark', () => {
  for (const place of [
    { kind: 'text', path: '9/9', start: 0, end: 4 },
    { kind: 'attribute', path: '0', name: 'href' },
    { kind: 'embedded', path: '0', pointer: '/x' },
  ] as const)
    expect(bodyOf(copyOf('<p>Hola</p>', place))).toMatch(/<p>Hola<\/p>|Hola/)
})
