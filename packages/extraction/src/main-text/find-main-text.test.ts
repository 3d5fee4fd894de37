import { expect, test } from 'vitest'
import { openPage } from '../page/open-page.ts'
import { textAtPlace } from '../page/place-on-page.ts'
import { findMainText } from './find-main-text.ts'

const sentences = [
  'El concejo aprobó por unanimidad el cronograma de la obra, que debería comenzar en el segundo semestre del año.',
  'Los comerciantes piden que se respete el plazo y que el traslado se haga por etapas, sin cerrar los puestos.',
  'La alcaldesa dijo que el financiamiento está asegurado y que la licitación se publicará en los próximos días.',
]
const prose = sentences.map(sentence => `<p>${sentence}</p>`).join('')
const open = (body: string, head = '') =>
  openPage({ html: `<html><head>${head}</head><body>${body}</body></html>`, url: 'https://example.pe/' })
const read = (body: string, head = ''): string[] =>
  findMainText.run(open(body, head), () => {}).map(block => block.text)

test('menus, banners, teasers and footers stay out', () => {
  const page = `<nav><a href="/">Inicio</a></nav><div class="aviso"><p>Este sitio web usa cookies para mejorar su experiencia. Al continuar acepta su uso.</p></div>
    <div><div class="cuerpo">${prose}</div><div class="relacionadas"><p>Otra noticia que también es larga y que habla de cosas que no tocan.</p></div></div>
    <footer><p>Todos los derechos reservados por la editorial, que prohíbe toda copia de sus contenidos.</p></footer>`
  expect(read(page)).toEqual(sentences)
})

test('headings keep their level and lists their items', () => {
  const blocks = findMainText.run(
    open(`<article>${prose}<h2>Requisitos</h2><p>${sentences[0]}</p><ul><li>Uno</li><li>Dos</li></ul></article>`),
    () => {},
  )
  expect(blocks.find(block => block.kind === 'heading')).toMatchObject({ level: 2, text: 'Requisitos' })
  expect(blocks.filter(block => block.kind === 'item').map(block => block.text)).toEqual(['Uno', 'Dos'])
})

test('a heading over nothing is dropped', () => {
  expect(read(`<article>${prose}<h2>Temas relacionados</h2></article>`)).toEqual(sentences)
})

test('the standfirst above the text belongs to it when the page describes itself by it', () => {
  const lead = 'La obra tendrá 240 puestos y una cámara de frío, según el cronograma del concejo.'
  const body = `<h1>Mercado</h1><div class="header"><h2>${lead}</h2></div><div class="foto">Foto</div><div class="entry-content">${prose}</div>`
  expect(read(body, `<meta name="description" content="${lead}">`)).toEqual([lead, ...sentences])
})

test('a wrapper named after one corner of it still holds the text', () => {
  expect(read(`<div class="with-sidebar sidebar"><div>${prose}</div></div>`)).toEqual(sentences)
})

test('cross-references, datelines and labels inside the text are dropped', () => {
  const page = `<article><p>15 de marzo de 2026 - 10:30</p><p>${sentences[0]}</p><p>LEA TAMBIÉN: <a href="/x">Suben los precios</a></p><p>Video</p><p>${sentences[1]}</p><p>${sentences[2]}</p></article>`
  expect(read(page)).toEqual(sentences)
})

test('a page of links has no text', () => {
  expect(read('<ul><li><a href="/1">Uno</a></li><li><a href="/2">Dos</a></li></ul>')).toEqual([])
  expect(read('')).toEqual([])
})

test('each block knows where it stands', () => {
  const page = open(`<div>${sentences.join('<br><br>')}</div>`)
  const blocks = findMainText.run(page, () => {})
  expect(blocks.map(block => textAtPlace(page, block.origin))).toEqual(sentences)
})
