import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../test/show.tsx'
import { features as text } from '../../messages/es/public/features.ts'
import { ToolTabs } from './tool-tabs.tsx'
import { VideoPlayer } from './video-player.tsx'

const video = {
  sources: [{ src: '/tour.webm', type: 'video/webm' }],
  captions: { src: '/tour.es.vtt', language: 'es' },
}
const film = () => document.querySelector('video') as HTMLVideoElement
const position = () => screen.getByLabelText<HTMLInputElement>(text.video.seek)
const poster = () => screen.queryByText('cartel')
const buttons = (name: string) => screen.queryAllByRole('button', { name })

/** A film of two minutes that plays, or does not; the DOM has none of its own. */
function player({ plays = true, seconds = 120 }: { plays?: boolean; seconds?: number } = {}) {
  const page = show(<VideoPlayer text={text.video} video={video} poster={<p>cartel</p>} />)
  const element = film()
  let isPaused = true
  Object.defineProperty(element, 'paused', { get: () => isPaused })
  Object.defineProperty(element, 'duration', { get: () => seconds })
  Object.defineProperty(element, 'currentTime', { value: 0, writable: true })
  vi.spyOn(element, 'play').mockImplementation(async () => {
    if (!plays) throw new Error('no source')
    isPaused = false
    fireEvent.play(element)
  })
  vi.spyOn(element, 'pause').mockImplementation(() => {
    isPaused = true
    fireEvent.pause(element)
  })
  return page
}
const playTo = (seconds: number) =>
  act(() => {
    film().currentTime = seconds
    fireEvent.timeUpdate(film())
  })

test('a film waits behind its poster with captions ready, and nothing plays by itself', () => {
  player()
  expect(poster()).toBeTruthy()
  expect(film().autoplay).toBe(false)
  const captions = document.querySelector('track')
  expect([captions?.getAttribute('kind'), captions?.getAttribute('srclang')]).toEqual(['captions', 'es'])
})

test('one button plays and pauses, and says which it does', async () => {
  const { person } = player()
  await person.click(buttons(text.video.play)[0] as HTMLElement)
  expect(await screen.findByRole('button', { name: text.video.pause })).toBeTruthy()
  expect(poster()).toBeNull()
  expect(buttons(text.video.play)).toEqual([])
  await person.click(buttons(text.video.pause)[0] as HTMLElement)
  expect(buttons(text.video.play)).toHaveLength(2)
  expect(poster()).toBeNull()
})

test('time and share are counted along, also for who cannot see the bar', () => {
  player()
  fireEvent.loadedMetadata(film())
  expect(screen.getByText('0:00 / 2:00')).toBeTruthy()
  playTo(30)
  expect(screen.getByText('0:30 / 2:00')).toBeTruthy()
  expect(screen.getByText(text.video.percent(25))).toBeTruthy()
  expect(position().getAttribute('aria-valuetext')).toBe(text.video.position('0:30', '2:00'))
})

test('the bar leads to any place of the film', () => {
  player()
  fireEvent.change(position(), { target: { value: '75' } })
  expect(film().currentTime).toBe(90)
  expect(screen.getByText('1:30 / 2:00')).toBeTruthy()
})

test('while the length is unknown the bar leads nowhere', () => {
  player({ seconds: Number.NaN })
  fireEvent.change(position(), { target: { value: '75' } })
  expect(film().currentTime).toBe(0)
  expect(screen.getByText('0:00 / 0:00')).toBeTruthy()
})

test('a film that does not load says so; another try that plays takes the words away', async () => {
  const { person } = player({ plays: false })
  await person.click(buttons(text.video.play)[0] as HTMLElement)
  expect((await screen.findByRole('alert')).textContent).toBe(text.video.failed)
  expect(poster()).toBeTruthy()
  vi.mocked(film().play).mockResolvedValue()
  await person.click(buttons(text.video.play)[0] as HTMLElement)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a film that has ended can be played again', async () => {
  const { person } = player()
  await person.click(buttons(text.video.play)[0] as HTMLElement)
  await screen.findByRole('button', { name: text.video.pause })
  fireEvent.ended(film())
  expect(buttons(text.video.play)).toHaveLength(2)
})

test('each tool shows the picture of its own result and what it does', async () => {
  const { person } = show(<ToolTabs text={text} />)
  const [product, website] = [text.tabs['product-research'], text.tabs['url-scraping']]
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(product.title)
  await person.click(screen.getByRole('tab', { name: website.name }))
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(website.title)
  expect([...document.querySelectorAll('dt')].map(term => term.textContent)).toEqual(
    website.list.map(({ title }) => title),
  )
  expect(screen.queryByText(product.mockTitle)).toBeNull()
})
