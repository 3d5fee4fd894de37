import { TABLE_VERSION, type Table } from '@sondeo/table/table'
import { expect, test } from 'vitest'
import { sortByKind } from './sort-by-kind.ts'

const page = (names: string, isRecord = true) => {
  const columns = names.split(', ').map((name, at) => ({ id: `c${at}`, name, kind: 'text' as const }))
  const table: Table = { version: TABLE_VERSION, title: null, columns, rows: [{ cells: {} }] }
  return { table, isRecord }
}

test('pages that say the same things are one kind, although each leaves something out and has something of its own', () => {
  const pages = [
    page('Nombre, Marca, Potencia, Precio'),
    page('Nombre, Cargo, Correo, Oficina'),
    page('Nombre, Marca, Peso, Precio, Garantía'),
    page('Nombre, Cargo, Correo'),
    page('Nombre, Marca, Potencia, Peso, Precio'),
  ]
  expect(sortByKind(pages)).toEqual([
    [0, 2, 4],
    [1, 3],
  ])
})

test('a page about one thing and a page that lists many of them are two kinds', () => {
  const pages = [page('Nombre, Precio', false), page('Nombre, Precio'), page('Nombre, Precio', false)]
  expect(sortByKind(pages)).toEqual([[0, 2], [1]])
})

test('the same things in two languages are one kind', () => {
  expect(sortByKind([page('Empresa, Correo, Ciudad'), page('Company, E-mail, City')])).toEqual([[0, 1]])
})

test('a page between two kinds joins one of them and does not make them one', () => {
  const products = Array.from({ length: 4 }, () => page('Modelo, Marca, Potencia, Peso'))
  const people = Array.from({ length: 4 }, () => page('Persona, Cargo, Oficina, Horario'))
  const between = page('Modelo, Marca, Cargo, Oficina')
  expect(sortByKind([...products, ...people, between]).map(group => group.length)).toEqual([5, 4])
})

test('two hundred pages are told apart in a moment', () => {
  const pages = Array.from({ length: 200 }, (_, at) => page(`Nombre, Uno ${at % 5}, Dos ${at % 5}, Tres ${at % 5}`))
  expect(sortByKind(pages).map(group => group.length)).toEqual([40, 40, 40, 40, 40])
})
