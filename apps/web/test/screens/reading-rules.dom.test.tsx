import { getPlan } from '@sondeo/contract/plans/plan-calls'
import {
  deleteReadingRule,
  getReadingRules,
  type KeptRule,
  previewReadingRule,
  saveReadingRule,
  suggestReadingRule,
} from '@sondeo/contract/reading-rules'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { readingRules as es } from '../../src/messages/es/reading-rules.ts'
import { Screen } from '../../src/screens/website-analysis/reading-rules.tsx'
import { proPlan, standardPlan } from '../plans.ts'
import { show } from '../show.tsx'
import { type StandIn, startStandIn } from '../stand-in-server.ts'

const ruleId = '0193a1b2-0000-7000-8000-000000000001'
const scanId = '0193a1b2-0000-7000-8000-000000000002'
const otherScanId = '0193a1b2-0000-7000-8000-000000000003'
const kept: KeptRule = {
  _id: ruleId,
  rule: {
    name: 'Ofertas',
    host: 'tienda.example',
    path: '/hoy',
    item: '.producto',
    fields: [
      { name: 'Nombre', selector: 'h3', attribute: null },
      { name: 'Enlace', selector: 'a', attribute: 'href' },
    ],
  },
}
const scans = [
  { _id: scanId, url: 'https://tienda.example/hoy', title: 'Ofertas de hoy' },
  { _id: otherScanId, url: 'https://otra.example/', title: null },
]

let server: StandIn
beforeEach(() => {
  server = startStandIn()
  server.answer(getPlan, { success: true, plan: proPlan })
  server.answer(getReadingRules, { success: true, rules: [kept], scans })
  server.answer(previewReadingRule, { success: true, itemCount: 0, found: [], rows: [] })
})
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const box = (name: string) => document.querySelector(`input[name="${name}"]`) as HTMLInputElement
const preview = () => within(screen.getByRole('region', { name: 'Vista previa' }))

async function openNew(path = '/reading-rules') {
  const page = show(<Screen />, { path })
  await page.person.click(await screen.findByRole('button', { name: 'Nueva regla' }))
  return page
}

test('every rule says its name, where it holds, and how much it reads', async () => {
  show(<Screen />)
  const [item] = await screen.findAllByRole('listitem')
  expect(item?.textContent).toContain('Ofertas')
  expect(item?.textContent).toContain('tienda.example/hoy · 2 campos')
})

test('where there is none yet, the page says what a rule is good for', async () => {
  server.answer(getReadingRules, { success: true, rules: [], scans: [] })
  show(<Screen />)
  expect(await screen.findByText(/^Todavía no tiene reglas/)).toBeTruthy()
})

test('without Pro rules are seen and can be removed, but neither written nor changed', async () => {
  server.answer(getPlan, { success: true, plan: standardPlan })
  show(<Screen />)
  expect(await screen.findByText(/parte del plan Pro/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver los planes' }).getAttribute('href')).toBe('/profile')
  expect(screen.queryByRole('button', { name: 'Nueva regla' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Editar la regla Ofertas' })).toBeNull()
  expect(button('Eliminar la regla Ofertas')).toBeTruthy()
})

test('rules that cannot be loaded are asked for again by a button', async () => {
  server.refuse(getReadingRules, 'internal')
  const { person } = show(<Screen />)
  expect((await screen.findByRole('alert')).textContent).toContain('No se pudieron cargar sus reglas.')
  server.answer(getReadingRules, { success: true, rules: [kept], scans })
  await person.click(button('Intentar de nuevo'))
  expect(await screen.findByText('Ofertas')).toBeTruthy()
})

test('a new rule begins with the site of the scan that the address names', async () => {
  show(<Screen />, { path: `/reading-rules?scan=${otherScanId}` })
  await waitFor(() => expect(box('host')?.value).toBe('otra.example'))
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: es.form.page }).value).toBe(otherScanId)
})

test('a rule without a column cannot be saved, and the button says why', async () => {
  const { person } = await openNew()
  expect(screen.getByRole('heading', { level: 1, name: es.form.newTitle })).toBeTruthy()
  expect(button('Guardar la regla').disabled).toBe(true)
  const why = screen.getByText(es.form.columnFirst)
  expect(button('Guardar la regla').getAttribute('aria-describedby')).toBe(why.id)
  await person.type(box('fields.0.name'), 'Precio')
  expect(button('Guardar la regla').disabled).toBe(false)
  expect(screen.queryByText(es.form.columnFirst)).toBeNull()
})

test('an unfinished rule is not sent: every missing part is marked, and the first has the keyboard', async () => {
  const { person } = await openNew()
  await person.type(box('fields.0.name'), 'Precio')
  await person.clear(box('name'))
  await person.click(button('Guardar la regla'))
  expect(screen.getByRole('alert').textContent).toContain('No se pudo guardar la regla.')
  expect(box('name').getAttribute('aria-invalid')).toBe('true')
  expect(box('item').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(box('name'))
  expect(server.bodiesOf(saveReadingRule)).toEqual([])
})

test('rows that nobody filled in are not sent, and a host may be pasted as an address', async () => {
  server.answer(saveReadingRule, { success: true, ruleId })
  const { person } = await openNew()
  await person.clear(box('name'))
  await person.type(box('name'), 'Precios')
  await person.clear(box('host'))
  await person.type(box('host'), 'https://Tienda.example/x')
  await person.type(box('item'), 'li')
  await person.click(button('Añadir campo'))
  await person.type(box('fields.1.name'), 'Precio')
  await person.type(box('fields.1.selector'), '.precio')
  await person.click(button('Guardar la regla'))
  await waitFor(() => expect(server.bodiesOf(saveReadingRule)).toHaveLength(1))
  expect(server.bodiesOf(saveReadingRule)[0]).toEqual({
    ruleId: null,
    rule: {
      name: 'Precios',
      host: 'tienda.example',
      path: '',
      item: 'li',
      fields: [{ name: 'Precio', selector: '.precio', attribute: null }],
    },
  })
  expect(await screen.findByRole('button', { name: 'Nueva regla' })).toBeTruthy()
})

test('a selector that the server cannot use is marked in its own row', async () => {
  server.refuse(saveReadingRule, 'selector_invalid', [{ field: 'fields.1.selector', code: 'selector_invalid' }])
  const { person } = show(<Screen />)
  await person.click(await screen.findByRole('button', { name: 'Editar la regla Ofertas' }))
  await person.click(button('Guardar la regla'))
  await waitFor(() => expect(box('fields.1.selector').getAttribute('aria-invalid')).toBe('true'))
  expect(box('fields.0.selector').getAttribute('aria-invalid')).toBeNull()
  await person.type(box('fields.1.selector'), 'x')
  expect(box('fields.1.selector').getAttribute('aria-invalid')).toBeNull()
})

test('the last field cannot be taken away', async () => {
  const { person } = await openNew()
  expect(button('Quitar el campo 1').disabled).toBe(true)
  await person.click(button('Añadir campo'))
  await person.click(button('Quitar el campo 1'))
  expect(screen.queryByRole('button', { name: 'Quitar el campo 2' })).toBeNull()
})

test('what was found on the page can fill the form, and a name already written stays', async () => {
  server.answer(suggestReadingRule, {
    success: true,
    rule: { name: 'Lista', item: '.fila', fields: [{ name: 'Título', selector: 'b', attribute: null }] },
  })
  const { person } = await openNew()
  await person.clear(box('name'))
  await person.type(box('name'), 'Mía')
  await person.click(button(es.form.suggest))
  await waitFor(() => expect(box('item').value).toBe('.fila'))
  expect([box('name').value, box('fields.0.name').value, box('fields.0.selector').value]).toEqual([
    'Mía',
    'Título',
    'b',
  ])
})

test.each([
  ['nothing to suggest', () => server.answer(suggestReadingRule, { success: true, rule: null }), /No pudimos deducir/],
  ['a page that is gone', () => server.refuse(suggestReadingRule, 'scan_expired'), /No se pudo leer la página/],
])('%s is said below the button', async (_, answer, words) => {
  answer()
  const { person } = await openNew()
  await person.click(button(es.form.suggest))
  expect(await screen.findByText(words)).toBeTruthy()
})

test('the preview waits for a selector and a field, then shows the rows and what is missing in them', async () => {
  server.answer(previewReadingRule, {
    success: true,
    itemCount: 30,
    found: [30, 12],
    rows: [
      ['Silla', '/p/1'],
      ['Mesa', ''],
    ],
  })
  const { person } = await openNew()
  expect(preview().getByText(es.preview.waiting)).toBeTruthy()
  await person.click(button('Cancelar'))
  await person.click(button('Editar la regla Ofertas'))
  expect(await preview().findByText('30 registros, se muestran 2')).toBeTruthy()
  expect(preview().getByText('«Enlace» aparece en 12 de 30.')).toBeTruthy()
  expect(
    preview()
      .getAllByRole('row')
      .map(row => row.textContent),
  ).toEqual(['NombreEnlace', 'Silla/p/1', 'Mesa'])
})

test.each([
  [
    'a selector that finds nothing',
    { success: true as const, itemCount: 0, found: [], rows: [] },
    /no encuentra ningún registro/,
  ],
  [
    'a field found nowhere',
    { success: true as const, itemCount: 1, found: [1, 0], rows: [['a', '']] },
    /«Enlace» no aparece/,
  ],
])('the preview says %s', async (_, reply, words) => {
  server.answer(previewReadingRule, reply)
  const { person } = show(<Screen />)
  await person.click(await screen.findByRole('button', { name: 'Editar la regla Ofertas' }))
  expect(await preview().findByText(words)).toBeTruthy()
})

test('a preview that fails is explained, and another page can be tried', async () => {
  server.refuse(previewReadingRule, 'rule_too_broad')
  const { person } = show(<Screen />)
  await person.click(await screen.findByRole('button', { name: 'Editar la regla Ofertas' }))
  expect((await preview().findByRole('alert')).textContent).toContain('No se pudo probar la regla.')
  server.answer(previewReadingRule, { success: true, itemCount: 1, found: [1, 1], rows: [['Silla', '/p/1']] })
  await person.selectOptions(screen.getByRole('combobox', { name: es.form.page }), otherScanId)
  expect(await preview().findByText('Silla')).toBeTruthy()
  expect(server.bodiesOf(previewReadingRule).at(-1)).toMatchObject({ scanId: otherScanId, item: '.producto' })
})

test('without a kept page there is nothing to try a rule on, and the way to one is shown', async () => {
  server.answer(getReadingRules, { success: true, rules: [], scans: [] })
  await openNew()
  expect(preview().getByRole('link', { name: 'Escanear un sitio' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: es.form.suggest })).toBeNull()
})

test('a rule is removed only after a question', async () => {
  server.answer(deleteReadingRule, { success: true })
  const { person } = show(<Screen />)
  await person.click(await screen.findByRole('button', { name: 'Eliminar la regla Ofertas' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('heading').textContent).toBe('¿Eliminar la regla «Ofertas»?')
  await person.click(dialog.getByRole('button', { name: 'Conservar' }))
  expect(server.bodiesOf(deleteReadingRule)).toEqual([])
  await person.click(button('Eliminar la regla Ofertas'))
  server.answer(getReadingRules, { success: true, rules: [], scans })
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Eliminar' }))
  expect(await screen.findByText(/^Todavía no tiene reglas/)).toBeTruthy()
  expect(server.bodiesOf(deleteReadingRule)).toEqual([{ ruleId }])
})
