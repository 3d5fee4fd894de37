import { type Analytics, getAnalytics } from '@sondeo/contract/analytics'
import { getPlan } from '@sondeo/contract/plans/plan-calls'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { formatNumber } from '../../src/browser/format-number.ts'
import { setLanguage } from '../../src/browser/language.ts'
import { Screen } from '../../src/screens/results/analytics.tsx'
import { proPlan, standardPlan } from '../plans.ts'
import { show } from '../show.tsx'
import { type StandIn, startStandIn } from '../stand-in-server.ts'

const none = { website: 0, product: 0, records: 0, reports: 0, scans: 0, exports: 0 }
const analytics: Analytics = {
  months: [
    { month: '2026-10', ...none, website: 2, records: 1500 },
    { month: '2026-11', ...none, website: 3, product: 4, records: 20, reports: 4, scans: 5 },
  ],
  totals: { searches: 9, records: 1520, sites: 2, products: 1, exports: 0 },
  sites: [
    { name: 'uno.example', searches: 4, records: 1500 },
    { name: 'dos.example', searches: 1, records: 20 },
  ],
  products: [],
}

let server: StandIn
beforeEach(() => {
  server = startStandIn()
  server.answer(getPlan, { success: true, plan: proPlan })
  server.answer(getAnalytics, { success: true, analytics })
})
const figure = (name: string) => screen.findByRole('figure', { name })

test('totals stand first, each with its name', async () => {
  show(<Screen />)
  await figure('Búsquedas por mes')
  const terms = [...document.querySelectorAll('dl > div')].map(row => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ])
  expect(terms.slice(0, 2)).toEqual([
    ['Búsquedas guardadas', '9'],
    ['Registros reunidos', formatNumber(1520, 'es')],
  ])
})

test('a month of the drawing says its figures in words', async () => {
  show(<Screen />)
  const searches = within(await figure('Búsquedas por mes'))
  expect(searches.getByLabelText('noviembre de 2026: Sitios 3, Productos 4')).toBeTruthy()
})

test('the same figures can be read as a table, in the language of the moment', async () => {
  const { person } = show(<Screen />)
  const records = within(await figure('Registros por mes'))
  await person.click(records.getByRole('radio', { name: 'Tabla' }))
  expect(records.getAllByRole('row').map(row => row.textContent)).toEqual([
    'MesRegistros',
    `octubre de 2026${formatNumber(1500, 'es')}`,
    'noviembre de 202620',
  ])
  act(() => setLanguage('en'))
  expect(screen.queryByText('octubre de 2026')).toBeNull()
  expect(screen.getByRole('rowheader', { name: 'October 2026' })).toBeTruthy()
})

test('what never happened is named in one line instead of empty drawings', async () => {
  const months = analytics.months.map(month => ({ ...month, reports: 0, scans: 0 }))
  server.answer(getAnalytics, { success: true, analytics: { ...analytics, months } })
  show(<Screen />)
  const nothing = 'Nada en los últimos doce meses: Uso del plan por mes y Exportaciones por mes.'
  expect(await screen.findByText(nothing)).toBeTruthy()
  expect(screen.queryByRole('figure', { name: 'Exportaciones por mes' })).toBeNull()
})

test('the most asked sites are listed; products are not, where there were none', async () => {
  show(<Screen />)
  await figure('Búsquedas por mes')
  expect(screen.getByRole('rowheader', { name: 'uno.example' })).toBeTruthy()
  expect(screen.queryByText('Productos más investigados')).toBeNull()
})

test('bars stand beside the names only where they differ', async () => {
  const barIn = (name: string) =>
    screen.getByRole('rowheader', { name }).nextElementSibling?.querySelector('[aria-hidden=true]')
  const { unmount } = show(<Screen />)
  await figure('Búsquedas por mes')
  expect(barIn('uno.example')).toBeTruthy()
  unmount()
  const sites = analytics.sites.map(site => ({ ...site, searches: 1 }))
  server.answer(getAnalytics, { success: true, analytics: { ...analytics, sites } })
  show(<Screen />)
  await figure('Búsquedas por mes')
  expect(barIn('uno.example')).toBeNull()
})

test('without Pro nothing is asked for, and the way to it is shown', async () => {
  server.answer(getPlan, { success: true, plan: standardPlan })
  show(<Screen />)
  expect(await screen.findByText(/parte del plan Pro/)).toBeTruthy()
  expect(server.bodiesOf(getAnalytics)).toEqual([])
})

test('before the first search the page says so', async () => {
  server.answer(getAnalytics, {
    success: true,
    analytics: { ...analytics, totals: { ...analytics.totals, searches: 0 } },
  })
  show(<Screen />)
  expect(await screen.findByText(/Aún no hay actividad/)).toBeTruthy()
  expect(screen.queryByRole('figure')).toBeNull()
})

test.each([
  ['plan', getPlan],
  ['figures', getAnalytics],
] as const)('a %s that does not come can be asked for again', async (_, endpoint) => {
  server.refuse(endpoint, 'internal')
  const { person } = show(<Screen />)
  expect((await screen.findByRole('alert')).textContent).toContain('No se pudo cargar su actividad.')
  server.answer(getPlan, { success: true, plan: proPlan })
  server.answer(getAnalytics, { success: true, analytics })
  await person.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await figure('Búsquedas por mes')).toBeTruthy()
})
