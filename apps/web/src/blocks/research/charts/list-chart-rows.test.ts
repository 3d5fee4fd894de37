import { expect, test } from 'vitest'
import { researchCharts as en } from '../../../messages/en/research/research-charts.ts'
import { researchCharts as es } from '../../../messages/es/research/research-charts.ts'
import { formatPoint, formatShort } from './format-chart.ts'
import { listChartRows } from './list-chart-rows.ts'

const told = { title: 't', subtitle: 's', source: 'x' }

test('money is short in the way each language counts', () => {
  expect(formatShort(15_800_000_000, 'es')).toBe('15.8\u00a0mil\u00a0M')
  expect(formatShort(15_800_000_000, 'en')).toBe('15.8B')
  expect(formatShort(953_000_000, 'en')).toBe('953M')
  expect(formatPoint('2026-05', 'en')).toBe('May 2026')
  expect(formatPoint('2023', 'es')).toBe('2023')
})

test('a chart as a table says whole figures, newest first, and a gap where there is none', () => {
  const bars = {
    kind: 'bars' as const,
    id: 'exporters' as const,
    ...told,
    marks: [
      { label: 'Brasil', area: 76, value: 15_800_000_000.4, share: 0.435 },
      { label: 'India', area: 356, value: 3, share: null },
    ],
  }
  expect(listChartRows(bars, 'en', en)).toEqual({
    columns: ['Country', 'Value (USD)', 'Share'],
    rows: [
      ['Brasil', '15,800,000,000', '43.5%'],
      ['India', '3', '–'],
    ],
  })
  const lines = {
    kind: 'lines' as const,
    id: 'prices' as const,
    ...told,
    unit: '$/kg',
    series: [
      { name: 'A', points: [{ at: '2026-04', value: 0.5 }] },
      { name: 'B', points: [{ at: '2026-05', value: 1234.5 }] },
    ],
  }
  expect(listChartRows(lines, 'es', es)).toEqual({
    columns: ['Mes', 'A', 'B'],
    rows: [
      ['may. 2026', '–', '1,234.5'],
      ['abr. 2026', '0.5', '–'],
    ],
  })
})
