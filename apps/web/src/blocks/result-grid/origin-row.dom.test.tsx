import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../test/show.tsx'
import { tenders, typedTenders } from '../../../test/tender-table.ts'
import type { CellPlace } from './cell-place.ts'
import { ResultGrid } from './result-grid.tsx'

test('who asks for an origin is told which row it is by its other names, and the row stays marked', async () => {
  const asked: CellPlace[] = []
  const grid = (selected?: CellPlace) => (
    <ResultGrid rows={tenders} typed={typedTenders} selected={selected} onShowOrigin={place => asked.push(place)} />
  )
  const { person } = show(grid({ rowIndex: 1, column: 'Tipo' }))
  await person.click(screen.getAllByRole('button', { name: 'Obras' })[0] as HTMLElement)
  await person.click(screen.getByRole('button', { name: 'Papel bond' }))
  expect(asked.map(({ record }) => record)).toEqual(['LP-2 · Obra de riego', 'LP-3'])
  expect(document.querySelector('[data-shown]')?.textContent).toContain('Obra de riego')
})
