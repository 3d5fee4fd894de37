import { type CellOrigin, type CellReading, getOrigin } from '@sondeo/contract/origins'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../../test/show.tsx'
import { type StandIn, startStandIn } from '../../../test/stand-in-server.ts'
import { OriginPanel } from './origin-panel.tsx'

let server: StandIn
beforeEach(() => {
  server = startStandIn()
  // Nobody serves the stored page here: the frame stays empty.
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'get').mockReturnValue('about:blank')
})

const place = (address: string, copy: string | null = '/api/origin-page/s/1') => ({
  address,
  kind: 'text' as const,
  readAt: '2026-11-01T10:00:00.000Z',
  copy,
})
const copied: CellOrigin = {
  column: 'Monto',
  text: 'S/ 262.515,00',
  formula: null,
  reading: { kinds: ['money'], basis: 'text', currency: { code: 'PEN', sign: 'S/', basis: 'text' } },
  inputs: [{ name: 'Monto', text: 'S/ 262.515,00', places: [place('https://a.example/4')] }],
  inputCount: 1,
  asOf: null,
}
const panel = (onClose = () => {}) => (
  <OriginPanel searchId="s" place={{ rowIndex: 3, column: 'Monto' }} onClose={onClose} />
)

test('a copied value shows its text, its address and the stored page, in which nothing may run', async () => {
  server.answer(getOrigin, { success: true, origin: copied })
  show(panel())
  expect(await screen.findByText('S/ 262.515,00')).toBeTruthy()
  expect(server.bodiesOf(getOrigin)).toEqual([{ searchId: 's', row: 3, column: 'Monto' }])
  expect(screen.getByRole('link', { name: 'https://a.example/4' }).getAttribute('target')).toBe('_blank')
  const frame = document.querySelector('iframe')
  expect(frame?.getAttribute('sandbox')).toBe('')
  expect(frame?.getAttribute('src')).toBe('/api/origin-page/s/1#origin')
})

test('the row that the value stands in is named above it', async () => {
  server.answer(getOrigin, { success: true, origin: copied })
  const place = { rowIndex: 3, column: 'Monto', record: 'LP-4 · Puente peatonal' }
  show(<OriginPanel searchId="s" place={place} onClose={() => {}} />)
  expect(await screen.findByText('LP-4 · Puente peatonal')).toBeTruthy()
})

test('a copied value says what it was read as and what speaks for it, in the words of whoever looks', async () => {
  server.answer(getOrigin, { success: true, origin: copied })
  show(panel())
  expect(await screen.findByText('Importe en soles peruanos (PEN), por el «S/» del texto.')).toBeTruthy()
})

test.each([
  [
    { kinds: ['money'], basis: 'name', currency: { code: 'CLP', sign: null, basis: null } },
    'Leído como dinero: la columna se llama «Monto». Que son pesos chilenos (CLP) lo dice el resto de la página.',
  ],
  [
    { kinds: ['money'], basis: 'column', currency: { code: 'DOP', sign: null, basis: 'column' } },
    'Importe en pesos dominicanos (DOP): lo dicen los demás valores de la columna.',
  ],
  [
    { kinds: ['money'], basis: 'text', currency: { code: null, sign: '$', basis: null } },
    'Leído como dinero: el texto trae «$». «$» es de varias monedas y la página no dice de cuál.',
  ],
  [{ kinds: ['date'], basis: 'column', currency: null }, 'Leído como fecha: lo dicen los demás valores de la columna.'],
  [{ kinds: ['phone'], basis: null, currency: null }, 'Leído como teléfono.'],
  [
    { kinds: ['number', 'identifier'], basis: null, currency: null },
    'Puede leerse como número o código y nada en la página lo decide: queda como está escrito.',
  ],
] satisfies [CellReading, string][])('a reading of %o is told as it is', async (reading, sentence) => {
  server.answer(getOrigin, { success: true, origin: { ...copied, reading } })
  show(panel())
  expect(await screen.findByText(sentence)).toBeTruthy()
})

test('a copy that has expired is said; text and address stay', async () => {
  const inputs = [{ name: 'Monto', text: 'x', places: [place('https://a.example/4', null)] }]
  server.answer(getOrigin, { success: true, origin: { ...copied, inputs } })
  show(panel())
  expect((await screen.findByRole('note')).textContent).toContain('ya caducó')
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.getByText('S/ 262.515,00')).toBeTruthy()
})

test('a computed value says how, and each of its inputs leads to its own place', async () => {
  const inputs = ['1', '2'].map(text => ({ name: 'Monto', text, places: [place(`https://a.example/${text}`)] }))
  server.answer(getOrigin, {
    success: true,
    origin: { ...copied, text: '3.5', formula: 'sum', reading: null, inputs, inputCount: 9 },
  })
  const { person } = show(panel())
  expect(await screen.findByText('3.5')).toBeTruthy()
  expect(screen.getByText('Suma de los valores')).toBeTruthy()
  expect(screen.getByText('y 7 más')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'https://a.example/1' })).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Monto: 2' }))
  expect(screen.getByRole('link', { name: 'https://a.example/2' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'https://a.example/1' })).toBeNull()
})

test('a value without a kept origin says so', async () => {
  server.answer(getOrigin, { success: true, origin: { ...copied, inputs: [], inputCount: 0 } })
  show(panel())
  expect(await screen.findByText('Este valor no tiene origen guardado.')).toBeTruthy()
})

test('what could not be loaded is said with its cause, and can be asked for again', async () => {
  server.refuse(getOrigin, 'not_found')
  const { person } = show(panel())
  expect((await screen.findByRole('alert')).textContent).toContain('No se pudo mostrar el origen')
  server.answer(getOrigin, { success: true, origin: copied })
  await person.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByText('S/ 262.515,00')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('nothing is asked while no cell is chosen', () => {
  show(<OriginPanel searchId="s" place={undefined} onClose={() => {}} />)
  expect(server.asked).toEqual([])
})

test('the button closes it', async () => {
  server.answer(getOrigin, { success: true, origin: copied })
  let closed = 0
  const { person } = show(panel(() => (closed += 1)))
  await person.click(await screen.findByRole('button', { name: 'Cerrar' }))
  expect(closed).toBe(1)
})
