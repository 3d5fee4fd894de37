import type { ScanContact } from '@sondeo/contract/scans'
import { expect, test } from 'vitest'
import { contactKinds, groupLeads } from './group-leads.ts'

const found = (kind: ScanContact['kind'], value: string, who: Partial<ScanContact> = {}): ScanContact => ({
  kind,
  value,
  name: null,
  person: null,
  role: null,
  ...who,
  place: { address: 'https://x.example/', kind: 'text', readAt: null, copy: '/copy' },
})
const rowsOf = (contacts: ScanContact[]) =>
  groupLeads(contacts).map(({ name, role, reached }) => [
    name,
    role,
    ...contactKinds.map(kind => reached[kind]?.value ?? null),
  ])
const yaque = { name: 'Maderas del Yaque', person: 'Rosa Almonte' }

test('an e-mail, a phone and an address of one firm and person are one row, wherever they stand in the scan', () => {
  const contacts = [
    found('phone', '+1 809', yaque),
    found('email', 'otra@x.example', { name: 'Otra' }),
    found('email', 'ventas@yaque.example', { ...yaque, role: 'Ventas' }),
    found('address', 'Calle Sol 1', yaque),
  ]
  expect(rowsOf(contacts)).toEqual([
    ['Maderas del Yaque', 'Ventas', 'ventas@yaque.example', null, null, '+1 809', 'Calle Sol 1'],
    ['Otra', null, 'otra@x.example', null, null, null, null],
  ])
})

test('a second e-mail of the same firm has a row of its own, with the role that is known', () => {
  const contacts = [
    found('email', 'a@x.example', { ...yaque, role: 'Ventas' }),
    found('email', 'b@x.example', yaque),
    found('mobile', '+51 9', yaque),
  ]
  expect(rowsOf(contacts)).toEqual([
    ['Maderas del Yaque', 'Ventas', 'a@x.example', '+51 9', null, null, null],
    ['Maderas del Yaque', 'Ventas', 'b@x.example', null, null, null, null],
  ])
})

test('two people of one firm are two rows', () => {
  const contacts = [found('email', 'a@x.example', yaque), found('phone', '+1', { ...yaque, person: 'Julio Peralta' })]
  expect(rowsOf(contacts)).toHaveLength(2)
})

test('contacts that belong to nobody stand alone', () => {
  expect(rowsOf([found('email', 'a@x.example'), found('phone', '+1 809')])).toEqual([
    [null, null, 'a@x.example', null, null, null, null],
    [null, null, null, null, null, '+1 809', null],
  ])
})

test('a scan without contacts has no leads', () => {
  expect(groupLeads([])).toEqual([])
})
