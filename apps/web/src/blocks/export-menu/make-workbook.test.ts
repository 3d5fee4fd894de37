import { read, utils } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { exports as es } from '../../messages/es/exports.ts'
import { makeWorkbook } from './make-workbook.ts'

const rows = [{ Empresa: 'Agro Ana', Monto: 'S/ 1.500,00' }]
const money = { text: 'S/ 1.500,00', value: { kind: 'money', amount: 1500, currency: 'PEN', sign: 'S/' } } as const
const typed = {
  table: {
    columns: [
      { id: 'c0', name: 'Empresa', kind: 'text' as const },
      { id: 'c1', name: 'Monto', kind: 'money' as const },
    ],
    rows: [['Agro Ana', money]],
  },
  sources: [
    {
      name: null,
      address: 'https://agro.pe/',
      readAt: '2026-11-01T12:00:00.000Z',
      method: null,
      columns: ['Empresa', 'Monto'],
      rows: '1',
    },
  ],
}
const open = async (parts: Partial<Parameters<typeof makeWorkbook>[0]>) => {
  const book = read(await makeWorkbook({ rows, typed, text: es.file, ...parts }), { UTC: true, cellDates: true })
  return Object.fromEntries(
    Object.entries(book.Sheets).map(([name, sheet]) => [name, utils.sheet_to_json(sheet, { header: 1, UTC: true })]),
  )
}

test('data, analysis and sources are three sheets, amounts are numbers, moments are moments', async () => {
  expect(await open({ summary: '## Demanda\n\nCrece.' })).toEqual({
    Datos: [
      ['Empresa', 'Monto'],
      ['Agro Ana', 1500],
    ],
    Análisis: [['Análisis de mercado'], ['Demanda'], ['Crece.']],
    Fuentes: [
      ['Fuente', 'Dirección', 'Leído el (UTC)', 'Columnas', 'Filas', 'Método'],
      ['Página web', 'https://agro.pe/', new Date('2026-11-01T12:00:00.000Z'), 'Empresa, Monto', '1'],
    ],
  })
})

test('without readings, or with those of another table, the rows are written as they are shown', async () => {
  const numbers = [{ País: 'Perú', Toneladas: 12.5, Puertos: ['Callao', 'Paita'] }]
  const expected = { Datos: [Object.keys(numbers[0] ?? {}), ['Perú', 12.5, 'Callao, Paita']] }
  expect(await open({ rows: numbers, typed: null })).toEqual(expected)
  expect(await open({ rows: numbers, typed: { ...typed, sources: [] } })).toEqual(expected)
})
