import type { ResearchChart } from '@sondeo/contract/research/research-charts'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { beOnAPhone } from '../../../../test/on-a-phone.ts'
import { show } from '../../../../test/show.tsx'
import { startStandIn } from '../../../../test/stand-in-server.ts'
import { setLanguage } from '../../../browser/language.ts'
import { researchCharts as text } from '../../../messages/es/research/research-charts.ts'
import { ChartCard } from './chart-card.tsx'
import { ConcentrationDrawing } from './concentration-drawing.tsx'

beforeEach(() => void startStandIn())

const told = { title: 'Brasil vende la mitad', subtitle: 'Exportaciones de 2024', source: 'UN Comtrade' }
const marks = [
  { label: 'Brasil', area: 76, value: 15_000_000, share: 0.5 },
  { label: 'Tailandia', area: 764, value: 3_000_000, share: null },
]
const bars: ResearchChart = { kind: 'bars', id: 'exporters', ...told, marks }
const charts: ResearchChart[] = [
  bars,
  { kind: 'map', id: 'map-exports', ...told, marks },
  {
    kind: 'lines',
    id: 'trade-years',
    ...told,
    unit: 'USD',
    series: [
      {
        name: 'Mundo',
        points: [
          { at: '2023', value: 10 },
          { at: '2024', value: 20 },
        ],
      },
    ],
  },
  {
    kind: 'concentration',
    id: 'concentration',
    ...told,
    flows: [
      {
        name: 'Exportaciones',
        level: 'high',
        parts: [
          { label: 'Brasil', share: 0.6, isRest: false },
          { label: 'Los demás', share: 0.4, isRest: true },
        ],
      },
    ],
  },
  { kind: 'flows', id: 'flows', ...told, flows: [{ from: 'Brasil', to: 'China', value: 5_000_000, share: 0.1 }] },
]
const card = (chart: ResearchChart) => <ChartCard chart={chart} product="Azúcar / caña" />

test.each(charts.map(chart => [chart.kind, chart] as const))(
  'a chart of %s is named by its finding and says its source',
  (_, chart) => {
    show(card(chart))
    expect(screen.getByRole('figure', { name: 'Brasil vende la mitad' })).toBeTruthy()
    expect(screen.getByText('Fuente: UN Comtrade')).toBeTruthy()
  },
)

test.each(charts.map(chart => [chart.kind, chart] as const))(
  'a chart of %s can be read as a table with a row for every mark',
  async (_, chart) => {
    const { person } = show(card(chart))
    await person.click(screen.getByRole('radio', { name: 'Tabla' }))
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect([...row.children].every(({ textContent }) => textContent !== '')).toBe(true)
  },
)

test('every bar says its value and share in words; a share that is not known is left out', () => {
  show(card(bars))
  const labels = screen.getAllByRole('img').map(mark => mark.getAttribute('aria-label'))
  expect(labels[0]).toMatch(/^Brasil: 15.*USD, 50.*del total$/)
  expect(labels[1]).toMatch(/^Tailandia: 3.*USD$/)
})

test('the zones of concentration are all named where they have room, and on a phone the two ends', () => {
  const chart = charts.find(({ kind }) => kind === 'concentration')
  if (chart?.kind !== 'concentration') throw new Error('The sample has no concentration')
  const named = (width: number) => {
    const { unmount } = show(<ConcentrationDrawing chart={chart} width={width} onTell={() => undefined} />)
    const words = [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent ?? '')
    unmount()
    return Object.values(text.levels).filter(level => words.includes(level))
  }
  expect(named(700)).toEqual(Object.values(text.levels))
  expect(named(300)).toEqual([text.levels.low, text.levels.high])
})

test('every ribbon says who sells how much to whom', () => {
  show(card(charts.at(-1) as ResearchChart))
  expect(screen.getByRole('img', { name: /^De Brasil a China: 5\sM USD, 10[.,]0\s?% del total$/ })).toBeTruthy()
})

test('a drawing is one stop of the keyboard, and arrows tell one mark after the other', async () => {
  const { person } = show(card(bars))
  expect(screen.getAllByRole('img').map(mark => mark.getAttribute('tabindex'))).toEqual(['0', '-1'])
  act(() => screen.getAllByRole('img')[0]?.focus())
  const words = () => document.querySelector('figure p.tabular')?.textContent
  expect(words()).toMatch(/^Brasil/)
  await person.keyboard('{ArrowDown}')
  expect(words()).toMatch(/^Tailandia/)
  expect(screen.getAllByRole('img').map(mark => mark.getAttribute('tabindex'))).toEqual(['-1', '0'])
})

test('a picture is kept under the product’s name without signs that files cannot have', async () => {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const { person } = show(card(bars))
  await person.click(screen.getByRole('button', { name: 'Descargar el gráfico: Brasil vende la mitad' }))
  await person.click(screen.getByRole('menuitem', { name: 'Descargar SVG' }))
  await waitFor(() => expect(names).toEqual(['Azúcar   caña_exporters.svg']))
})

test('what cannot be drawn is said; a table is no picture', async () => {
  const { person } = show(card(bars))
  vi.spyOn(Image.prototype, 'decode').mockRejectedValue(new Error('no picture'))
  await person.click(screen.getByRole('button', { name: /^Descargar el gráfico/ }))
  await person.click(screen.getByRole('menuitem', { name: 'Descargar PNG' }))
  expect(await screen.findByText('No se pudo descargar el gráfico. Inténtelo de nuevo.')).toBeTruthy()
  await person.click(screen.getByRole('radio', { name: 'Tabla' }))
  await person.click(screen.getByRole('button', { name: /^Descargar el gráfico/ }))
  expect(screen.getByRole<HTMLButtonElement>('menuitem', { name: 'Descargar PNG' }).disabled).toBe(true)
})

test('numbers of the drawing follow the language', () => {
  show(card(bars))
  const before = screen.getAllByRole('img')[0]?.getAttribute('aria-label')
  act(() => setLanguage('en'))
  expect(screen.getAllByRole('img')[0]?.getAttribute('aria-label')).not.toBe(before)
})

test('on a phone a chart shows its finding and is drawn when it is opened; the first is drawn at once', async () => {
  beOnAPhone()
  const { person } = show(
    <>
      <ChartCard chart={{ ...bars, title: 'Primero' }} product="Azúcar" isFirst />
      <ChartCard chart={bars} product="Azúcar" />
    </>,
  )
  const isOpen = (name: string) => screen.getByRole('figure', { name }).querySelector('details')?.open
  expect([isOpen('Primero'), isOpen('Brasil vende la mitad')]).toEqual([true, false])
  await person.click(screen.getByRole('heading', { name: 'Brasil vende la mitad' }))
  expect(isOpen('Brasil vende la mitad')).toBe(true)
})

test('a name too long to stand beside its bar stands whole above it', () => {
  const label = 'República Democrática del Congo'
  show(card({ ...bars, marks: [{ label, area: 180, value: 5, share: 0.1 }] }))
  expect(screen.getByText(label)).toBeTruthy()
})

test('below the bar of shares every part is named whole with its share, in as many lines as that takes', () => {
  const parts = ['Estados Unidos', 'Emiratos Árabes Unidos', 'Alemania'].map((label, at) => ({
    label,
    share: [0.05, 0.04, 0.03][at] ?? 0,
    isRest: false,
  }))
  const flows = [
    {
      name: 'Importaciones',
      level: 'low' as const,
      parts: [...parts, { label: 'Los demás', share: 0.88, isRest: true }],
    },
  ]
  show(
    <ConcentrationDrawing
      chart={{ kind: 'concentration', id: 'concentration', ...told, flows }}
      width={300}
      onTell={() => {}}
    />,
  )
  const lines = [/^Estados Unidos 5.0/, /^Emiratos Árabes Unidos 4.0/, /^Alemania 3.0/, /^Los demás 88.0/].map(words =>
    Number(screen.getByText(words).getAttribute('y')),
  )
  expect(lines).toEqual([70, 88, 88, 106])
})
