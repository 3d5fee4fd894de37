import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../test/show.tsx'
import { formatNumber } from '../../browser/format-number.ts'
import { RegionBlock } from './region-block.tsx'

test('numbers follow the country that is chosen, and the browser again when none is', async () => {
  const { person } = show(<RegionBlock />)
  expect(screen.getByText(/1,234,567\.50/)).toBeTruthy()
  await person.selectOptions(screen.getByLabelText('Formato de números y fechas'), 'España')
  expect(screen.getByText(/1\.234\.567,50/)).toBeTruthy()
  expect(formatNumber(1234.5, 'es')).toBe('1.234,5')
  expect(localStorage.getItem('region')).toBe('ES')
  await person.selectOptions(screen.getByLabelText('Formato de números y fechas'), 'Según el navegador')
  expect(screen.getByText(/1,234,567\.50/)).toBeTruthy()
  expect(localStorage.getItem('region')).toBeNull()
})
