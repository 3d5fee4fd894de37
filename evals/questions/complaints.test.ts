import { flatRows } from '@sondeo/analyst/flat-rows'
import { foldWords } from '@sondeo/table/fold-words'
import { expect, test } from 'vitest'
import { answerItem, openQuestionPages } from '../analyst/answer-item.ts'
import { askPages } from '../analyst/ask-page.ts'
import { readQuestions } from '../analyst/question-item.ts'

const ASKED_AT = { asOf: '2026-11-15T15:00:00Z', timeZone: 'America/Lima' }
const items = readQuestions('everyday')

/** What people once got a wrong table for without a sign, or a refusal though the answer stood there. */
const complaints: [page: string, question: string][] = [
  ['everyday/tienda-despensa', 'los 10 más baratos en stock'],
  ['sample-site/licitaciones', 'las 5 que cierran primero'],
  ['sample-site/licitaciones', 'obras de más de 10 millones, desde la que cierra primero'],
  ['sample-site/proveedores', 'proveedores con correo y teléfono'],
  ['sample-site/catalogo', 'productos en oferta'],
  ['everyday/tienda-despensa', 'productos en oferta'],
  ['everyday/licitaciones-peru', 'convocatorias vigentes'],
  ['everyday/licitaciones-peru', 'licitaciones publicadas hoy'],
  ['everyday/avisos-municipio', 'licitaciones publicadas hoy'],
  ['everyday/licitaciones-peru', 'qué entidad compra más'],
  ['sample-site/licitaciones', 'licitaciones que me convienen'],
  ['sample-site/licitaciones', 'dame un resumen'],
  ['everyday/acceso-clientes', 'pedidos por cliente'],
  ['everyday/licitaciones-peru', 'oportunidades para una empresa de limpieza'],
  ['sample-site/catalogo', 'agotados'],
  ['everyday/tienda-despensa', 'agotados'],
  ['everyday/licitaciones-peru', 'compras de computadoras'],
  ['everyday/licitaciones-peru', 'las que no tienen monto'],
  ['everyday/licitaciones-peru', 'porcentaje por estado'],
  ['everyday/tienda-despensa', 'cuánto descuento tiene cada uno'],
  ['everyday/proveedores-peru', 'phone numbers that start with +51 9'],
  ['sample-site/proveedores', 'emails for my newsletter'],
]

test.each(complaints)('%s: "%s" is right or honestly doubtful', async (page, question) => {
  const item = items.find(one => one.page === page && foldWords(one.question) === foldWords(question))
  if (!item) throw new Error('no such question in everyday.jsonl')
  const { isRight, isSure, answer } = await answerItem(item)
  expect({ isHonest: isRight || !isSure, said: answer.found ? answer.explanation : answer.note }).toMatchObject({
    isHonest: true,
  })
})

/** Of these no table is labelled: what its first row must say, in order, and how many rows there are. */
const others: [page: string, question: string, first: string[], rows: number][] = [
  ['everyday/licitaciones-peru', 'las que vencen más pronto', ['AS-12-2026', '18/11/2026'], 13],
  ['everyday/licitaciones-peru', 'licitaciones de noviembre', ['AS-12-2026', '18/11/2026'], 11],
  ['everyday/proveedores-peru', 'teléfonos celulares', ['+51 911 720 101'], 6],
  ['everyday/contacto-taller', 'correos y teléfonos', ['informes@tallerruna.example', '(084) 55-0190'], 3],
  ['everyday/contacto-taller', 'contactos', ['informes@tallerruna.example', '(084) 55-0190'], 3],
  ['everyday/tienda-despensa', 'cafés con mejor calificación', ['Café molido Chanchamayo 500 g', '4.8'], 4],
  ['everyday/tienda-despensa', 'mejor calificación y más de 100 opiniones', ['Café molido Chanchamayo 500 g'], 5],
  ['sample-site/licitaciones', 'licitaciones de salud', ['Hospital Comarcal La Esperanza'], 7],
]

test.each(others)('%s: "%s" is right or honestly doubtful as well', async (page, question, first, count) => {
  const url = `https://lista.example/${page}`
  const opened = openQuestionPages({ page, url, asOf: ASKED_AT.asOf })
  const answer = await askPages(opened, { ...ASKED_AT, question, language: 'es' })
  const shown = answer.found ? flatRows(answer.table).map(row => Object.values(row).join(' | ')) : []
  const isRight = shown.length === count && first.every(text => shown[0]?.includes(text))
  const isHonest = isRight || answer.certainty !== 'sure'
  expect({ isHonest, shown, said: answer.found ? answer.explanation : '' }).toMatchObject({ isHonest: true })
})
