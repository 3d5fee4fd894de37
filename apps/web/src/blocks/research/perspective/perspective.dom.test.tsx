import { listCountries, readPerspective, setPerspective } from '@sondeo/contract/research/perspective'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { own } from '../../../../test/researches.ts'
import { show } from '../../../../test/show.tsx'
import { type StandIn, startStandIn } from '../../../../test/stand-in-server.ts'
import { setLanguage } from '../../../browser/language.ts'
import { setRegion } from '../../../browser/region.ts'
import { OwnMarket } from './own-market.tsx'
import { PerspectiveBar } from './perspective-bar.tsx'

let server: StandIn
beforeEach(() => {
  server = startStandIn()
  server.answer(listCountries, { success: true, countries: [{ code: 'PER', name: 'Perú' }] })
  server.answer(readPerspective, { success: true, perspective: null })
  server.answer(setPerspective, { success: true })
})
const country = () => screen.findByLabelText<HTMLSelectElement>('Mi país')

test('who has not said from where they trade is asked', async () => {
  show(<PerspectiveBar isWriting={false} />)
  expect((await country()).value).toBe('')
  expect(screen.getByRole('heading').textContent).toBe('¿Desde qué país comercia usted?')
})

test('a choice is sent whole, and kept without asking again', async () => {
  const { person } = show(<PerspectiveBar isWriting={false} />)
  await screen.findByRole('option', { name: 'Perú' })
  await person.selectOptions(await country(), 'PER')
  await waitFor(() => expect(screen.getByText('Guardado en su perfil. Puede cambiarlo cuando quiera.')).toBeTruthy())
  expect(server.bodiesOf(setPerspective)).toEqual([{ country: 'PER', role: 'both' }])
  await person.selectOptions(screen.getByLabelText('Mi rol'), 'importer')
  await waitFor(() => expect(server.asked.at(-1)?.body).toEqual({ country: 'PER', role: 'importer' }))
})

test('the country whose numbers are followed is one click away, and never taken by itself', async () => {
  setRegion('PE')
  const { person } = show(<PerspectiveBar isWriting={false} />)
  await person.click(await screen.findByRole('button', { name: 'Usar Perú' }))
  expect((await country()).value).toBe('PER')
  expect(server.bodiesOf(setPerspective)).toEqual([{ country: 'PER', role: 'both' }])
  expect(screen.queryByRole('button', { name: 'Usar Perú' })).toBeNull()
})

test('a choice that cannot be kept is taken back, and that is said', async () => {
  const { person } = show(<PerspectiveBar isWriting={false} />)
  await screen.findByRole('option', { name: 'Perú' })
  server.refuse(setPerspective, 'internal')
  await person.selectOptions(await country(), 'PER')
  expect((await screen.findByRole('alert')).textContent).toBe('No se pudo cambiar. Inténtelo de nuevo.')
  expect((await country()).value).toBe('')
})

test('while the report is written for somebody the fields wait', async () => {
  show(<PerspectiveBar isWriting />)
  expect((await country()).disabled).toBe(true)
  expect(screen.getByText('Actualizando el informe…')).toBeTruthy()
})

test('another language asks for the names of countries in it', async () => {
  show(<PerspectiveBar isWriting={false} />)
  await screen.findByRole('option', { name: 'Perú' })
  server.answer(listCountries, { success: true, countries: [{ code: 'PER', name: 'Peru' }] })
  act(() => setLanguage('en'))
  expect(await screen.findByRole('option', { name: 'Peru' })).toBeTruthy()
})

test('my country’s place shows what is known and leaves out what is not', () => {
  show(<OwnMarket own={own} />)
  const [sells, buys] = [...document.querySelectorAll('dl')]
  expect(sells?.textContent).toContain('Lugar en el mundo12.º')
  expect(sells?.textContent).not.toContain('Variación anual')
  expect(buys?.children).toHaveLength(0)
  const table = within(screen.getByRole('table', { name: 'Quién le compra' }))
  expect([...(table.getAllByRole('row')[1]?.children ?? [])].map(cell => cell.textContent).at(-1)).toBe('–')
  expect(screen.getByText('Faltan socios.')).toBeTruthy()
})
