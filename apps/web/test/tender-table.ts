import { screen, within } from '@testing-library/react'
import type { TypedTable } from '../src/blocks/result-grid/columns/column-readings.ts'

/** Four tenders as a page lists them. */
export const tenders = [
  { Código: 'LP-1', Objeto: 'Uniformes escolares', Tipo: 'Bienes', Monto: 'S/ 229.513,00', Cierre: '27/11/2026' },
  { Código: 'LP-2', Objeto: 'Obra de riego', Tipo: 'Obras', Monto: 'S/ 1.500.000,50', Cierre: '03/12/2026' },
  { Código: 'LP-3', Objeto: 'Papel bond', Tipo: 'Bienes', Monto: 'Reservado', Cierre: '15/12/2026' },
  { Código: 'LP-4', Objeto: 'Puente peatonal', Tipo: 'Obras', Monto: 'S/ 90.000,00', Cierre: '01/12/2026' },
]
const money = (text: string, amount: number) => ({
  text,
  value: { kind: 'money' as const, amount, currency: 'PEN', sign: 'S/' },
})
const day = (text: string, date: string) => ({ text, value: { kind: 'date' as const, date } })
/** What the server knows of them beyond their texts. */
export const typedTenders: TypedTable = {
  columns: (['identifier', 'text', 'text', 'money', 'date'] as const).map((kind, at) => ({
    id: `c${at}`,
    name: Object.keys(tenders[0] ?? {})[at] ?? '',
    kind,
  })),
  rows: [
    ['LP-1', 'Uniformes escolares', 'Bienes', money('S/ 229.513,00', 229_513), day('27/11/2026', '2026-11-27')],
    ['LP-2', 'Obra de riego', 'Obras', money('S/ 1.500.000,50', 1_500_000.5), day('03/12/2026', '2026-12-03')],
    ['LP-3', 'Papel bond', 'Bienes', 'Reservado', day('15/12/2026', '2026-12-15')],
    ['LP-4', 'Puente peatonal', 'Obras', money('S/ 90.000,00', 90_000), day('01/12/2026', '2026-12-01')],
  ],
}

/** The names in the head of the table, with their units. */
export const headsOf = () => screen.getAllByRole('columnheader').map(head => head.querySelector('button')?.textContent)

/** What stands in one column, from the top. */
export const cellsOf = (at: number) =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getAllByRole('cell')[at]?.textContent)
