import { paths } from '@sondeo/contract/paths'
import { type Comparison, compareResearch } from '@sondeo/contract/research/research-views'
import { getSearches } from '@sondeo/contract/searches'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../src/browser/language.ts'
import { Screen } from '../../src/screens/product-research/compare-research.tsx'
import { show } from '../show.tsx'
import { type StandIn, startStandIn } from '../stand-in-server.ts'

const search = { created_at: '2026-11-10T12:00:00Z', pinned: false, tool: 'product' as const }
const side = {
  product: 'Azúcar',
  code: '1701',
  year: 2024,
  years: [2022, 2023, 2024],
  source: 'BACI',
  scope: 'HS 2022',
}
const comparison: Comparison = {
  left: side,
  right: { ...side, product: 'Café', code: '0901' },
  findings: ['El café mueve más dinero.'],
  metrics: [
    { id: 'value', label: 'Valor', unit: 'usd', left: 31_000_000_000, right: null, atLeast: ['left'] },
    { id: 'growth', label: 'Crecimiento', unit: 'percent', left: 4.2, right: -1 },
  ],
  countries: [
    {
      flow: 'exports',
      title: 'Quién vende',
      rows: [{ label: 'Brasil', left: 10_000_000, right: null }],
    },
  ],
}

let server: StandIn
beforeEach(() => {
  server = startStandIn()
  server.answer(getSearches, {
    success: true,
    searches: [
      { ...search, _id: 'old', name: 'Café', created_at: '2026-11-01T09:30:00Z', pinned: true },
      { ...search, _id: 'sugar', name: 'Azúcar' },
      { ...search, _id: 'coffee', name: 'Café', created_at: '2026-11-09T12:00:00Z' },
      { ...search, _id: 'site', name: 'Un sitio', tool: 'website' },
    ],
  })
  server.answer(compareResearch, { success: true, comparison })
})
const path = paths.compareResearch
const picker = (name: string) => within(screen.getByRole('group', { name }))
const product = (name: string) => picker(name).getByLabelText<HTMLSelectElement>('Informe')
const year = (name: string) => picker(name).getByLabelText<HTMLSelectElement>('Año')

test('only researches of products can be chosen, and one side alone compares nothing', async () => {
  show(<Screen />, { path: `${path}?left=sugar` })
  await waitFor(() => expect(product('Primer mercado').options).toHaveLength(4))
  expect(product('Primer mercado').textContent).not.toContain('Un sitio')
  expect(product('Primer mercado').value).toBe('sugar')
  expect(year('Primer mercado').disabled).toBe(true)
  expect(screen.getByText('Elija dos informes y verá aquí sus cifras, gráficos y diferencias.')).toBeTruthy()
  expect(server.bodiesOf(compareResearch)).toEqual([])
})

test('where the address names none, the two latest are compared; reports with one name show their time', async () => {
  const { person } = show(<Screen />, { path })
  await waitFor(() => expect(server.bodiesOf(compareResearch)).toHaveLength(1))
  expect(server.bodiesOf(compareResearch)[0]).toMatchObject({
    left: { searchId: 'sugar' },
    right: { searchId: 'coffee' },
  })
  const labels = [...product('Segundo mercado').options].map(option => option.textContent ?? '')
  expect(labels.map(label => /\d:\d\d/.test(label))).toEqual([false, true, false, true])
  await person.selectOptions(product('Segundo mercado'), 'old')
  await waitFor(() =>
    expect(server.bodiesOf(compareResearch).at(-1)).toMatchObject({
      left: { searchId: 'sugar' },
      right: { searchId: 'old' },
    }),
  )
})

test('two sides chosen are compared: findings, measures and countries', async () => {
  const { person } = show(<Screen />, { path: `${path}?left=sugar` })
  await waitFor(() => expect(product('Primer mercado').options).toHaveLength(4))
  await person.selectOptions(product('Segundo mercado'), 'coffee')
  expect(await screen.findByText('El café mueve más dinero.')).toBeTruthy()
  const measures = within(screen.getByRole('region', { name: 'Cifras clave' }))
  const rows = measures.getAllByRole('row').map(row => [...row.children].map(cell => cell.textContent))
  expect(rows[0]?.slice(1)).toEqual(['Azúcar (1701), 2024', 'Café (0901), 2024'])
  expect(rows[1]?.[1]).toMatch(/^≥/)
  expect(rows[1]?.[2]).toBe('–')
  expect(screen.getByText('no figura')).toBeTruthy()
})

test('the same report, code and year twice is said to be so, and another year is one click away', async () => {
  server.answer(compareResearch, { success: true, comparison: { ...comparison, right: side } })
  const { person } = show(<Screen />, { path: `${path}?left=sugar&right=sugar` })
  expect(await screen.findByText('Los dos lados son lo mismo: Azúcar (1701), 2024.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Comparar con 2023' }))
  await waitFor(() =>
    expect(server.bodiesOf(compareResearch).at(-1)).toMatchObject({ right: { searchId: 'sugar', year: 2023 } }),
  )
})

test('a comparison stands in the address; another year asks again', async () => {
  const { person } = show(<Screen />, { path: `${path}?left=sugar&right=sugar&rightYear=2023` })
  await screen.findByText('El café mueve más dinero.')
  expect(server.bodiesOf(compareResearch)).toEqual([
    { left: { searchId: 'sugar' }, right: { searchId: 'sugar', year: 2023 }, lang: 'es' },
  ])
  await person.selectOptions(year('Primer mercado'), '2022')
  await waitFor(() =>
    expect(server.bodiesOf(compareResearch).at(-1)).toMatchObject({ left: { searchId: 'sugar', year: 2022 } }),
  )
})

test('another language asks in that language', async () => {
  show(<Screen />, { path: `${path}?left=sugar&right=coffee` })
  await screen.findByText('El café mueve más dinero.')
  act(() => setLanguage('en'))
  await waitFor(() => expect(server.bodiesOf(compareResearch).at(-1)).toMatchObject({ lang: 'en' }))
})

test('what cannot be compared says so and what to do', async () => {
  server.refuse(compareResearch, 'not_found')
  show(<Screen />, { path: `${path}?left=sugar&right=coffee` })
  expect((await screen.findByRole('alert')).textContent).toContain('No se pudo comparar.')
  expect(screen.queryByText('El café mueve más dinero.')).toBeNull()
})

test('without a saved research the page leads to the first', async () => {
  server.answer(getSearches, { success: true, searches: [] })
  show(<Screen />, { path })
  expect(await screen.findByText(/Aún no tiene informes guardados/)).toBeTruthy()
  expect(screen.queryByRole('group')).toBeNull()
})
