import { type CountryComparison as Comparison, compareCountries } from '@sondeo/contract/research/research-views'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ranking } from '../../../../test/researches.ts'
import { show } from '../../../../test/show.tsx'
import { type StandIn, startStandIn } from '../../../../test/stand-in-server.ts'
import { CountryComparison } from './country-comparison.tsx'
import { MarketRankings } from './market-ranking.tsx'

let server: StandIn
beforeEach(() => {
  server = startStandIn()
})
const marketNames = () => screen.getAllByRole('listitem').map(item => item.querySelector('summary')?.textContent)

test('markets stand in the order of their scores; those without one are last and say so', () => {
  show(<MarketRankings rankings={[ranking]} />)
  expect(marketNames()).toEqual([
    expect.stringMatching(/Estados Unidos.*75 de 100/),
    expect.stringMatching(/China.*63 de 100/),
    expect.stringMatching(/Antártida.*Sin puntaje/),
  ])
})

test('a weight that is moved ranks anew, and the proposed ones can be had back', async () => {
  const { person } = show(<MarketRankings rankings={[ranking]} />)
  const reset = screen.getByRole<HTMLButtonElement>('button', { name: 'Restablecer los pesos', hidden: true })
  expect(reset.disabled).toBe(true)
  fireEvent.change(screen.getByLabelText(/^Crecimiento/), { target: { value: '5' } })
  expect(marketNames()[0]).toMatch(/China.*81 de 100/)
  await person.click(reset)
  expect(marketNames()[0]).toMatch(/Estados Unidos/)
})

test('each part of a score shows its figure and source, and what is not known does not count', () => {
  show(<MarketRankings rankings={[ranking]} />)
  const [first, , last] = screen.getAllByRole('listitem').map(item => within(item))
  expect(first?.getByText('2 M USD · nota 100')).toBeTruthy()
  expect(first?.getByText('BACI')).toBeTruthy()
  expect(last?.getAllByText('Sin dato; no cuenta en el puntaje')).toHaveLength(2)
})

test('where one part alone is known, its figures stand in the place of points, and nothing is weighed', () => {
  const rows = ranking.rows.slice(0, 2).map((row, at) => ({ ...row, note: at === 0 ? 'también exporta' : null }))
  show(<MarketRankings rankings={[{ ...ranking, parts: ranking.parts.slice(0, 1), rows }]} />)
  expect(marketNames()).toEqual(['1Estados Unidostambién exporta2 M USD', '2China2 M USD'])
  expect(screen.queryByText(/de 100|nota/)).toBeNull()
  expect(screen.queryByText(ranking.formula)).toBeNull()
  expect(screen.queryByRole('slider', { hidden: true })).toBeNull()
  expect(screen.getByText('No se conocen los aranceles.')).toBeTruthy()
})

test('a long ranking shows its best, the rest behind a button', async () => {
  const rows = Array.from({ length: 10 }, (_, at) => ({ ...ranking.rows[0], country: `C${at}`, label: `País ${at}` }))
  const { person } = show(<MarketRankings rankings={[{ ...ranking, rows: rows as typeof ranking.rows }]} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  await person.click(screen.getByRole('button', { name: 'Ver 5 mercados más' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(10)
  await person.click(screen.getByRole('button', { name: 'Ver menos' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
})

test('where to buy from has more origins to show, and one alone is told as one', () => {
  const rows = Array.from({ length: 7 }, (_, at) => ({ ...ranking.rows[0], country: `C${at}`, label: `País ${at}` }))
  const buying = { ...ranking, aim: 'buy' as const, rows: rows as typeof ranking.rows }
  const { rerender } = show(<MarketRankings rankings={[buying]} />)
  expect(screen.getByRole('button', { name: 'Ver 2 orígenes más' })).toBeTruthy()
  rerender(<MarketRankings rankings={[{ ...buying, rows: buying.rows.slice(1) }]} />)
  expect(screen.getByRole('button', { name: 'Ver 1 origen más' })).toBeTruthy()
})

test('what nobody here knows leads to who does', () => {
  show(<MarketRankings rankings={[ranking]} />)
  expect(screen.getByText('No se conocen los aranceles.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Aranceles' }).getAttribute('rel')).toContain('noopener')
})

test('where to sell and where to buy share one place; what is told of both is told once, and weights hold for both', async () => {
  const buying = {
    ...ranking,
    aim: 'buy' as const,
    title: 'Dónde comprar',
    lead: 'Los que más venden.',
    parts: ranking.parts.toReversed(),
  }
  const { person } = show(<MarketRankings rankings={[ranking, buying]} />)
  expect(screen.getAllByText('No se conocen los aranceles.')).toHaveLength(1)
  expect(screen.getByText(ranking.lead)).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/^Tamaño/), { target: { value: '1' } })
  await person.click(screen.getByRole('radio', { name: 'Comprar' }))
  expect(screen.getByRole('heading', { name: 'Dónde comprar' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: ranking.title })).toBeNull()
  expect(screen.getByText(buying.lead)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Tamaño/).value).toBe('1')
})

const row = { usd: 5_000_000, isAtLeast: false, share: 0.5, growth: null, usdPerKg: null, distanceKm: null }
const comparison: Comparison = {
  flow: 'exports',
  title: 'Orígenes',
  scope: 'Azúcar (1701)',
  source: 'UN Comtrade',
  year: 2024,
  rows: [
    { country: 'BRA', label: 'Brasil', ...row },
    { country: 'THA', label: 'Tailandia', ...row, isAtLeast: true, share: null },
  ],
  choices: [
    { country: 'BRA', label: 'Brasil' },
    { country: 'THA', label: 'Tailandia' },
    { country: 'IND', label: 'India' },
  ],
  findings: ['Brasil vende más.'],
  missing: ['No se conocen los precios.'],
}

test('origins stand side by side, without the columns that nobody knows', async () => {
  server.answer(compareCountries, { success: true, comparison })
  show(<CountryComparison searchId="s1" />)
  const rows = (await screen.findAllByRole('row')).map(each => [...each.children].map(cell => cell.textContent))
  expect(rows[0]).toEqual(['País', 'Valor (USD)', 'Participación'])
  expect(rows[2]?.[1]).toMatch(/^≥/)
  expect(rows[2]?.[2]).toBe('–')
  expect(screen.getByText('Brasil vende más.')).toBeTruthy()
  expect(screen.getByText('No se conocen los precios.')).toBeTruthy()
})

test('countries are added and taken away, the last one never; another direction begins anew', async () => {
  server.answer(compareCountries, { success: true, comparison })
  const { person } = show(<CountryComparison searchId="s1" />)
  await person.click(await screen.findByRole('checkbox', { name: 'India' }))
  await waitFor(() =>
    expect(server.bodiesOf(compareCountries).at(-1)).toMatchObject({ countries: ['BRA', 'THA', 'IND'] }),
  )
  await person.click(screen.getByRole('checkbox', { name: 'Brasil' }))
  await person.click(screen.getByRole('checkbox', { name: 'Tailandia' }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'India' }).disabled).toBe(true)
  await person.click(screen.getByRole('radio', { name: 'Mercados' }))
  await waitFor(() =>
    expect(server.bodiesOf(compareCountries).at(-1)).toMatchObject({ flow: 'imports', countries: [] }),
  )
  expect(screen.getByRole('heading', { name: 'Mercados lado a lado' })).toBeTruthy()
})

test('one country alone is no comparison, and neither is a failure', async () => {
  server.answer(compareCountries, { success: true, comparison: { ...comparison, choices: [] } })
  const { container } = show(<CountryComparison searchId="s1" />)
  await waitFor(() => expect(server.asked).toHaveLength(1))
  expect(container.querySelector('section')).toBeNull()
})
