import { getPageValues, type PointedValue, pointAtValue } from '@sondeo/contract/pointing'
import { previewReadingRule, saveReadingRule } from '@sondeo/contract/reading-rules'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../../../test/show.tsx'
import { type StandIn, startStandIn } from '../../../../test/stand-in-server.ts'
import { newDraft } from '../rule-draft.ts'
import { RuleForm } from '../rule-form.tsx'

let server: StandIn
beforeEach(() => {
  server = startStandIn()
  // Nobody serves the saved page here: the frame stays empty.
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'get').mockReturnValue('about:blank')
  server.answer(previewReadingRule, { success: true, itemCount: 3, found: [3], rows: [['Silla'], ['Mesa'], ['Cama']] })
})

const scan = { _id: 's1', url: 'https://tienda.example/lista', title: 'Muebles' }
const pointed: PointedValue = {
  item: 'div.card',
  groupings: ['div.card', 'section'],
  itemCount: 3,
  selector: 'h3',
  name: '',
  read: ['Silla', 'Mesa', 'Cama'].map((text, at) => ({ at: at * 5 + 2, text })),
}
const showForm = () => show(<RuleForm start={newDraft(scan)} scans={[scan]} cameFrom={scan} onDone={() => {}} />)
const frame = () => {
  const found = document.querySelector('iframe')
  if (!found) throw new Error('no frame')
  return found
}
const say = (data: unknown, more: MessageEventInit = {}) =>
  fireEvent(window, new MessageEvent('message', { data, origin: 'null', source: frame().contentWindow, ...more }))

test('the copy is said to be on its way until it is there', () => {
  showForm()
  expect(screen.getByText('Abriendo la copia guardada…')).toBeTruthy()
  fireEvent.load(frame())
  expect(screen.queryByText('Abriendo la copia guardada…')).toBeNull()
})

test('a value clicked on the page becomes a named column, and the columns a rule', async () => {
  server.answer(pointAtValue, { success: true, pointed })
  server.answer(saveReadingRule, { success: true, ruleId: 'r' })
  const { person } = showForm()
  expect(frame().getAttribute('sandbox')).toBe('allow-scripts')
  say({ kind: 'pointed', at: 7 })
  expect(await screen.findByText('Se leerá en los 3 registros de esta página')).toBeTruthy()
  expect(server.bodiesOf(pointAtValue)).toEqual([{ scanId: 's1', at: 7, item: null }])
  await person.click(screen.getByRole('button', { name: 'Añadir la columna' }))
  expect(screen.getByText('Escriba un nombre para la columna.')).toBeTruthy()
  await person.type(screen.getByLabelText('Nombre de la columna'), 'Mueble{Enter}')
  expect(within(screen.getByRole('list', { name: 'Columnas de la regla' })).getByText('Mueble')).toBeTruthy()
  expect(server.bodiesOf(saveReadingRule)).toEqual([])

  server.answer(pointAtValue, { success: true, pointed: { ...pointed, selector: 'em', name: 'Precio' } })
  say({ kind: 'pointed', at: 3 })
  await waitFor(() => expect(server.bodiesOf(pointAtValue)[1]).toEqual({ scanId: 's1', at: 3, item: 'div.card' }))
  await person.click(await screen.findByRole('button', { name: 'Añadir la columna' }))
  await person.click(screen.getByRole('button', { name: 'Guardar la regla' }))
  await waitFor(() => expect(server.bodiesOf(saveReadingRule)).toHaveLength(1))
  expect(server.bodiesOf(saveReadingRule)[0]).toEqual({
    ruleId: null,
    rule: {
      name: 'Muebles',
      host: 'tienda.example',
      path: '',
      item: 'div.card',
      fields: [
        { name: 'Mueble', selector: 'h3', attribute: null },
        { name: 'Precio', selector: 'em', attribute: null },
      ],
    },
  })
})

test('only the frame of the page is listened to, and only when it says what it may say', async () => {
  server.answer(pointAtValue, { success: true, pointed })
  showForm()
  say({ kind: 'pointed', at: 7 }, { source: window })
  say({ kind: 'pointed', at: 7 }, { origin: 'https://evil.example' })
  for (const data of [null, 'pointed', { kind: 'pointed' }, { kind: 'pointed', at: '7' }, { kind: 'x', at: 7 }])
    say(data)
  say({ kind: 'pointed', at: -1 })
  say({ kind: 'pointed', at: 4 })
  await screen.findByText('Se leerá en los 3 registros de esta página')
  expect(server.bodiesOf(pointAtValue)).toEqual([{ scanId: 's1', at: 4, item: null }])
})

test('the value can be chosen from a list, and the records seen in another way', async () => {
  const values = [
    { at: 2, text: 'Silla' },
    { at: 4, text: 'Cámara fría' },
  ]
  server.answer(getPageValues, { success: true, values })
  server.answer(pointAtValue, { success: true, pointed })
  const { person } = showForm()
  const list = screen.getByText('Elegir el valor de una lista').closest('details') as HTMLDetailsElement
  list.open = true
  fireEvent(list, new Event('toggle'))
  await person.type(await within(list).findByLabelText('Buscar en la página'), 'camara')
  await person.click(within(list).getByRole('button', { name: 'Cámara fría' }))
  await person.click(await screen.findByRole('button', { name: 'Agrupar de otra forma' }))
  await waitFor(() => expect(server.bodiesOf(pointAtValue)[1]).toEqual({ scanId: 's1', at: 4, item: 'section' }))
})

test('a value outside of the records is said to be so', async () => {
  server.answer(pointAtValue, { success: true, pointed })
  const { person } = showForm()
  say({ kind: 'pointed', at: 7 })
  await person.type(await screen.findByLabelText('Nombre de la columna'), 'Mueble{Enter}')
  server.answer(pointAtValue, { success: true, pointed: null })
  say({ kind: 'pointed', at: 99 })
  expect(await screen.findByText(/no está dentro de los registros elegidos/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Quitar la columna Mueble' }))
  say({ kind: 'pointed', at: 99 })
  await waitFor(() => expect(server.bodiesOf(pointAtValue)[2]).toEqual({ scanId: 's1', at: 99, item: null }))
})
