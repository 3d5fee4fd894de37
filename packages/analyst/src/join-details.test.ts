import { readPage } from '@sondeo/extraction/extraction'
import { expect, test } from 'vitest'
import { answerQuestion } from './analyst.ts'
import { flatRows } from './flat-rows.ts'
import { gatherSets } from './gather-sets.ts'
import { makeBuiltInPlanner } from './make-built-in-planner.ts'
import type { ReadPage } from './record-source.ts'

const names = ['Aceros Misti', 'Envases Pacífico', 'Textiles Colca', 'Maderas Selva', 'Químicos Sur']
const home = 'https://directorio.example/'
const list = `<h1>Proveedores</h1><table><tr><th>Empresa</th><th>Ciudad</th></tr>${names
  .map((name, at) => `<tr><td><a href="/p/${at}">${name}</a></td><td>${at % 2 ? 'Lima' : 'Arequipa'}</td></tr>`)
  .join('')}</table>`
const detail = (at: number) => `<h1>${names[at]}</h1><dl><dt>Empresa</dt><dd>${names[at]}</dd>
  <dt>Empleados</dt><dd>${(at + 1) * 10}</dd><dt>Año de fundación</dt><dd>${1990 + at}</dd>
  <dt>Gerente</dt><dd>Persona ${'ABCDE'[at]}</dd></dl>`
const page = (pageId: string, url: string, html: string, detailOf?: string): ReadPage => ({
  pageId,
  url,
  reading: readPage({ html, url }),
  ...(detailOf && { detailOf }),
})
// The last one was never read; one was found under another address than the one that is linked.
const pages = [
  page('list', home, list),
  ...[0, 1, 2, 3].map(at =>
    page(`d${at}`, at === 2 ? `${home}empresas/colca` : `${home}p/${at}`, detail(at), `${home}p/${at}`),
  ),
]

test('records get the columns that only their own pages have, with origins there', () => {
  const [set] = gatherSets(pages)
  expect(set?.records).toHaveLength(5)
  expect(set?.columns.filter(({ isDetail }) => isDetail).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Empleados', 'Gerente']),
  )
  const key = set?.columns.find(({ name }) => name === 'Empleados')?.key ?? ''
  expect(set?.records.map(({ cells }) => cells[key]?.text)).toEqual(['10', '20', '30', '40', undefined])
  expect(set?.records[2]?.cells[key]?.page).toEqual({ pageId: 'd2', url: `${home}empresas/colca` })
  expect(gatherSets(pages.slice(0, 1))[0]?.columns.some(({ isDetail }) => isDetail)).toBe(false)
})

const ask = async (question: string) => {
  const answer = await answerQuestion({
    pages,
    planners: [makeBuiltInPlanner()],
    question,
    language: 'es',
    asOf: '2026-11-15T15:00:00Z',
    timeZone: 'UTC',
  })
  return answer.found ? { rows: flatRows(answer.table), table: answer.table, said: answer.explanation } : null
}

test('a question that needs a detail is answered by a join, and says so', async () => {
  const answer = await ask('empresa y gerente de los proveedores de Lima')
  expect(answer?.rows).toEqual([
    { Empresa: 'Envases Pacífico', Gerente: 'Persona B' },
    { Empresa: 'Maderas Selva', Gerente: 'Persona D' },
  ])
  expect(answer?.said).toContain('con datos de las fichas')
  const cells = Object.values(answer?.table.rows[0]?.cells ?? {})
  expect(cells.map(({ origin }) => origin?.kind === 'page' && origin.pageId)).toEqual(['list', 'd1'])
  const large = await ask('proveedores con más de 25 empleados')
  expect(large?.rows.map(row => Object.values(row)[0])).toEqual(['Textiles Colca', 'Maderas Selva'])
})

test('a question about the list alone shows the list alone', async () => {
  const answer = await ask('proveedores de Arequipa')
  expect(Object.keys(answer?.rows[0] ?? {})).toEqual(['Empresa', 'Ciudad'])
  expect(answer?.said).not.toContain('fichas')
})
