import { planPrices } from '@sondeo/contract/plans/plans'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../src/browser/language.ts'
import { Screen as Faqs } from '../../src/screens/public/faqs.tsx'
import { Screen as Features } from '../../src/screens/public/features.tsx'
import { Screen as Landing } from '../../src/screens/public/landing.tsx'
import { Screen as NotFound } from '../../src/screens/public/not-found.tsx'
import { Screen as Pricing } from '../../src/screens/public/pricing.tsx'
import { Screen as Solutions } from '../../src/screens/public/solutions.tsx'
import { Screen as Sources } from '../../src/screens/public/sources.tsx'
import { Screen as Terms } from '../../src/screens/public/terms.tsx'
import { show } from '../show.tsx'
import { startStandIn } from '../stand-in-server.ts'

beforeEach(() => void startStandIn())
const guest = { as: null }

test.each([
  ['landing', Landing],
  ['faqs', Faqs],
  ['pricing', Pricing],
  ['solutions', Solutions],
  ['sources', Sources],
  ['terms', Terms],
  ['not found', NotFound],
])('the page "%s" has one title, and all of its words change with the language', (_, Page) => {
  show(<Page />, guest)
  const headings = screen.getAllByRole('heading', { level: 1 })
  expect(headings).toHaveLength(1)
  const [spanish, title] = [headings[0]?.textContent, document.title]
  act(() => setLanguage('en'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(spanish)
  expect(document.title).not.toBe(title)
})

test('whoever cannot read the tour in Spanish is shown the help with its pictures', () => {
  show(<Landing />, guest)
  expect(screen.getByRole('link', { name: 'Ver cómo funciona' }).getAttribute('href')).toBe('/features')
  act(() => setLanguage('en'))
  expect(screen.getByRole('link', { name: 'See how it works' }).getAttribute('href')).toBe('/faqs')
})

test.each([
  ['landing', Landing],
  ['pricing', Pricing],
])('the page "%s" says beside its buttons who may register, at the top and at the end', (_, Page) => {
  show(<Page />, guest)
  expect(screen.getAllByText(/el registro es solo para correos autorizados\.$/)).toHaveLength(2)
})

test('the help tells the way to a first report besides that to a first list', () => {
  show(<Faqs />, guest)
  const steps = screen.getByRole('heading', { name: 'Su primer informe en tres pasos' }).closest('section')
  expect(within(steps as HTMLElement).getAllByRole('listitem')).toHaveLength(3)
})

test('the tour is Spanish whatever the language, and says so', () => {
  show(<Features />, guest)
  const words = screen.getByRole('heading', { level: 1 }).textContent
  act(() => setLanguage('en'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words)
  expect(document.querySelector('[lang=es]')).toBeTruthy()
})

test('prices are the ones that are charged, per month or by the year', async () => {
  const { person } = show(<Pricing />, guest)
  const [standard, pro] = screen.getAllByRole('article')
  expect(standard?.textContent).toContain(`$${planPrices.standard.monthly}`)
  await person.click(screen.getByRole('radio', { name: 'Anual' }))
  expect(standard?.textContent).toContain(`$${planPrices.standard.monthlyBilledAnnually}`)
  expect(pro?.textContent).toContain(`$${planPrices.pro.yearly}`)
})

test('what only one plan has is said in words to who cannot see the tick', () => {
  show(<Pricing />, guest)
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.length).toBeGreaterThan(8)
  for (const row of rows)
    expect(
      within(row)
        .getAllByRole('cell')
        .every(({ textContent }) => textContent),
    ).toBe(true)
})

test('a value of the small demonstration shows its place on the page', async () => {
  const { person } = show(<Landing />, guest)
  const values = screen.getAllByRole('button', { pressed: false })
  const mark = () => document.querySelector('mark')?.textContent
  const before = mark()
  await person.click(values[0] as HTMLElement)
  expect(mark()).toBe(values[0]?.textContent)
  expect(mark()).not.toBe(before)
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1)
})

test('each topic of the questions has its own answers, all closed at first', async () => {
  const { person } = show(<Landing />, guest)
  const [first, second] = screen.getAllByRole('tab')
  const questions = () => within(screen.getByRole('tabpanel')).getAllByRole('button')
  await person.click(questions()[0] as HTMLElement)
  const before = questions().map(({ textContent }) => textContent)
  await person.click(second as HTMLElement)
  expect(first?.getAttribute('aria-selected')).toBe('false')
  expect(questions().map(({ textContent }) => textContent)).not.toEqual(before)
  expect(questions().every(question => question.getAttribute('aria-expanded') === 'false')).toBe(true)
})

test('every industry shows its own example', async () => {
  const { person } = show(<Solutions />, guest)
  const tabs = screen.getAllByRole('tab')
  const examples = new Set<string | null>()
  for (const tab of tabs) {
    await person.click(tab)
    examples.add(screen.getByRole('table').textContent)
  }
  expect(examples.size).toBe(tabs.length)
})

test('the two tools of the tour have a result each', async () => {
  const { person } = show(<Features />, guest)
  const before = within(screen.getByRole('tabpanel')).getByRole('table').textContent
  await person.click(screen.getAllByRole('tab')[1] as HTMLElement)
  expect(within(screen.getByRole('tabpanel')).getByRole('table').textContent).not.toBe(before)
})

const film = () => document.querySelector('video') as HTMLVideoElement

test('the film plays and stops by its own buttons, and tells the time', async () => {
  const { person } = show(<Features />, guest)
  vi.spyOn(film(), 'play').mockImplementation(async () => void fireEvent.play(film()))
  await person.click(screen.getAllByRole('button', { name: 'Reproducir' })[0] as HTMLElement)
  expect(await screen.findByRole('button', { name: 'Pausar' })).toBeTruthy()
  Object.defineProperties(film(), { duration: { value: 120 }, currentTime: { value: 30, writable: true } })
  fireEvent.timeUpdate(film())
  const seek = screen.getByRole<HTMLInputElement>('slider')
  expect(seek.value).toBe('25')
  expect(seek.getAttribute('aria-valuetext')).toContain('0:30')
  fireEvent.change(seek, { target: { value: '50' } })
  expect(film().currentTime).toBe(60)
})

test('a film that does not start says so', async () => {
  const { person } = show(<Features />, guest)
  vi.spyOn(film(), 'play').mockRejectedValue(new Error('no codec'))
  await person.click(screen.getAllByRole('button', { name: 'Reproducir' })[0] as HTMLElement)
  await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy())
})

test('the terms open at their first section and carry their day in the order of the language', () => {
  show(<Terms />, guest)
  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1)
  expect(screen.getByText(/15 de marzo de 2025/)).toBeTruthy()
  act(() => setLanguage('en'))
  expect(screen.getByText(/15 March 2025/)).toBeTruthy()
})

test('every source has a licence, a credit and a way to it', () => {
  show(<Sources />, guest)
  const sources = [...document.querySelectorAll('li[id]')]
  expect(sources.length).toBeGreaterThan(4)
  for (const source of sources) {
    expect([...source.querySelectorAll('dd')].every(({ textContent }) => textContent)).toBe(true)
    expect(source.querySelector('a')?.getAttribute('href')).toMatch(/^https:/)
  }
})
