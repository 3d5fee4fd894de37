import { expect, test } from 'vitest'
import { matchRows } from './match-rows.ts'

const headers = ['Empresa', 'Correo', 'Monto']
const known = {
  headers: ['Notas', 'monto', 'CORREO', 'Empresa'],
  rows: [
    ['llamar', 'S/ 10', 'ana@example.com', 'Agro Ana'],
    ['', 'S/ 20', 'eva@example.com', 'Agro Eva'],
    ['', '', '', ''],
  ],
}

test('rows are found by their e-mail, whatever else changed, and wherever their columns stand now', () => {
  const rows = [
    ['Agro Eva S.A.C.', 'EVA@example.com', 'S/ 99'],
    ['Agro Luz', 'luz@example.com', 'S/ 10'],
    ['Agro Ana', 'ana@example.com', 'S/ 10'],
  ]
  expect(matchRows({ headers, rows, known })).toEqual({ keys: ['Correo'], places: [1, null, 0] })
})

test('where one column does not tell rows apart, two do; figures never do alone', () => {
  const rows = [
    ['Agro Ana', 'info@example.com', '1'],
    ['Agro Ana', 'ventas@example.com', '2'],
    ['Agro Eva', 'info@example.com', '3'],
  ]
  const { keys } = matchRows({ headers, rows, known: { headers, rows } })
  expect(keys).toEqual(['Correo', 'Empresa'])
})

test('rows that nothing tells apart are paired in their order, and none twice', () => {
  const twice = [['a'], ['a'], ['a']]
  const lists = { headers: ['x'], rows: twice, known: { headers: ['x'], rows: twice.slice(0, 2) } }
  expect(matchRows(lists).places).toEqual([0, 1, null])
})

test('with no column in common every row is new', () => {
  const lists = { headers: ['x'], rows: [['1']], known: { headers: ['y'], rows: [['1']] } }
  expect(matchRows(lists)).toEqual({ keys: [], places: [null] })
})
