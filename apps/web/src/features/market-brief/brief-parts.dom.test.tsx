import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { minimum, ranking } from '../../../test/researches.ts'
import { show } from '../../../test/show.tsx'
import { BriefMarkets } from './brief-markets.tsx'
import { BriefTable } from './brief-table.tsx'

test('what is not known says for whom, what holds for both stands once, and links stand below their sentence', () => {
  const both = 'Se conocen los seis mayores.'
  const about = { hint: 'Elija su país.', lookUpsLead: 'Consulte los aranceles aquí:' }
  const selling = { ...ranking, ...about, missing: ['Sin datos: el precio que paga.', both] }
  const buying = { ...ranking, ...about, aim: 'buy' as const, missing: ['Sin datos: el precio que cobra.', both] }
  show(<BriefMarkets rankings={[selling, buying]} />)
  const notes = screen.getByText(both).parentElement
  expect([...(notes?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Para vender: sin datos: el precio que paga.',
    'Para comprar: sin datos: el precio que cobra.',
    both,
    'Consulte los aranceles aquí:',
    'Aranceles: https://tariffs.example/',
  ])
  expect(screen.queryByText('Elija su país.')).toBeNull()
})

test('figures below each other have as many decimals, little is not told as nothing, and a minimum says so', () => {
  const rows = [
    { País: 'Brasil', 'Participación (%)': 47.5, 'Precio (USD/kg)': 0.5 },
    { País: 'Marruecos', 'Participación (%)': 2, 'Precio (USD/kg)': 0.57 },
    { País: 'Taiwán', 'Participación (%)': 0.04, 'Precio (USD/kg)': null },
  ]
  // The table is a part of a whole whose third row holds a minimum.
  const figureOrigins = { rows: [{}, {}, { 'Participación (%)': 0 }], origins: [minimum] }
  show(<BriefTable title="Exportadores" rows={rows} details={{ figureOrigins }} from={1} />)
  const cells = screen.getAllByRole('row').map(row => [...row.children].slice(1).map(({ textContent }) => textContent))
  expect(cells.slice(1)).toEqual([
    ['47.5', '0.50'],
    ['≥\u00a02.0', '0.57'],
    ['<\u00a00.1', '–'],
  ])
})
