import { findAddresses, maxAddressFileBytes, planBatch } from '@sondeo/contract/batches'
import { writeXlsx } from '@sondeo/table/xlsx'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../../test/show.tsx'
import { type StandIn, startStandIn } from '../../../test/stand-in-server.ts'
import { batches } from '../../messages/es/batches.ts'
import { BatchForm } from './batch-form.tsx'

const text = batches.form
let server: StandIn
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  server = startStandIn()
})

const showForm = () => show(<BatchForm searchId={null} onStarted={vi.fn()} />)
const typed = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${text.addresses}`) }).value
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

test('an Excel file is sent whole, and its one column of addresses stands in the form', async () => {
  const workbook = await writeXlsx([
    {
      name: 'Tiendas',
      headers: ['Web'],
      rows: Array.from({ length: 5000 }, (_, at) => [`https://t${at}.pe/${Math.random()}`]),
    },
  ])
  const found = ['https://uno.pe/', 'https://dos.pe/']
  server.answer(findAddresses, { success: true, columns: [{ name: 'Web', addresses: found }], isWhole: true })
  const { person } = showForm()
  await person.upload(
    screen.getByLabelText(text.upload, { selector: 'input' }),
    new File([new Uint8Array(workbook)], 'tiendas.xlsx', { type: excel }),
  )
  await waitFor(() => expect(typed()).toBe(found.join('\n')))
  const [{ file }] = server.bodiesOf(findAddresses) as [{ file: { name: string; base64: string } }]
  expect(file.name).toBe('tiendas.xlsx')
  expect(Buffer.from(file.base64, 'base64').equals(Buffer.from(workbook))).toBe(true)
})

test('of several columns one is chosen', async () => {
  const columns = [
    { name: 'Web', addresses: ['https://uno.pe/'] },
    { name: 'Catálogo', addresses: ['https://uno.pe/catalogo', 'https://dos.pe/catalogo'] },
  ]
  server.answer(findAddresses, { success: true, columns, isWhole: true })
  const { person } = showForm()
  await person.upload(
    screen.getByLabelText(text.upload, { selector: 'input' }),
    new File(['x'], 'a.xlsx', { type: excel }),
  )
  await person.click(await screen.findByRole('button', { name: text.column('Catálogo', 2) }))
  expect(typed()).toBe('https://uno.pe/catalogo\nhttps://dos.pe/catalogo')
})

test('a broken file says so and leaves what was typed; one that is too large is not even sent', async () => {
  server.refuse(findAddresses, 'file_unreadable')
  const { person } = showForm()
  await person.type(screen.getByRole('textbox', { name: new RegExp(`^${text.addresses}`) }), 'https://mia.pe/')
  const input = screen.getByLabelText(text.upload, { selector: 'input' })
  await person.upload(input, new File(['PK nothing'], 'roto.xlsx', { type: excel }))
  expect((await screen.findByRole('alert')).textContent).toContain(text.uploadFailed)
  expect(typed()).toBe('https://mia.pe/')
  await person.upload(input, new File([new Uint8Array(maxAddressFileBytes + 1)], 'grande.xlsx', { type: excel }))
  expect(await screen.findByText(text.tooLarge)).toBeTruthy()
  expect(server.bodiesOf(findAddresses)).toHaveLength(1)
})

test('the pages of a section are asked for as one list per kind, which can be changed', async () => {
  server.answer(findAddresses, {
    success: true,
    columns: [{ name: '', addresses: ['https://a.pe/x/1'] }],
    isWhole: false,
  })
  const { person } = showForm()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: text.list }).checked).toBe(true)
  await person.type(screen.getByRole('textbox', { name: new RegExp(`^${text.addresses}`) }), 'https://mia.pe/')
  await person.type(screen.getByRole('textbox', { name: text.section }), 'https://a.pe/x/')
  await person.click(screen.getByRole('button', { name: text.findSection }))
  await waitFor(() => expect(typed()).toBe('https://mia.pe/\nhttps://a.pe/x/1'))
  expect(screen.getByText(text.sectionPart)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: text.kinds }).checked).toBe(true)
  expect(screen.getByText(text.shapeHints.kinds)).toBeTruthy()
  await person.click(screen.getByRole('radio', { name: text.list }))
  expect(screen.getByText(text.shapeHints.list)).toBeTruthy()
})

test('lines that will not be read are named with the reason, and are not counted', async () => {
  const refused = (url: string, code: 'url_invalid' | 'url_blocked') => ({ url, site: url, code })
  server.answer(planBatch, {
    success: true,
    addresses: [
      { url: 'https://uno.pe/', site: 'uno.pe', code: null },
      refused('ftp://uno.pe/', 'url_invalid'),
      refused('no es una', 'url_invalid'),
      refused('http://127.0.0.1/', 'url_blocked'),
    ],
    units: 1,
    unitsLeft: null,
    sites: 1,
    aboutSeconds: 8,
  })
  const { person } = showForm()
  const box = screen.getByRole('textbox', { name: new RegExp(`^${text.addresses}`) })
  await person.type(box, 'https://uno.pe/\nftp://uno.pe/\nno es una\nhttp://127.0.0.1/')
  expect(screen.getByText('4 de 200')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: text.check }))
  const plan = await screen.findByRole('region', { name: batches.plan.heading })
  expect([...plan.querySelectorAll('li')].slice(3).map(({ textContent }) => textContent)).toEqual([
    'ftp://uno.pe/: solo leemos direcciones http o https.',
    'no es una: no es una dirección web.',
    expect.stringMatching(/^http:\/\/127\.0\.0\.1\/: ./),
  ])
  expect(screen.getByText('1 de 200')).toBeTruthy()
})

test('a line that comes again is not counted, and is told, also where only the server knows the page again', async () => {
  const { person } = showForm()
  const box = screen.getByRole('textbox', { name: new RegExp(`^${text.addresses}`) })
  await person.type(box, 'https://a.pe/x\nhttps://b.pe/\nhttps://a.pe/x')
  expect(screen.getByText(text.count(2, 200))).toBeTruthy()
  expect(screen.getByText('Se quitó 1 línea repetida.')).toBeTruthy()
  const planned = { url: 'https://a.pe/x', site: 'a.pe', code: null }
  server.answer(planBatch, {
    success: true,
    addresses: [planned],
    units: 1,
    unitsLeft: null,
    sites: 1,
    aboutSeconds: 8,
  })
  await person.click(screen.getByRole('button', { name: text.check }))
  expect(await screen.findByText('Se quitaron 2 líneas repetidas.')).toBeTruthy()
})
