import { type Batch, getBatch } from '@sondeo/contract/batches'
import { errorTextsEn } from '@sondeo/contract/error-texts/en'
import { errorTextsEs } from '@sondeo/contract/error-texts/es'
import { dismissWork, stopWork, type WorkResponse } from '@sondeo/contract/events'
import { paths } from '@sondeo/contract/paths'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { runningWork, scanId } from '../../../test/scans.ts'
import { ana, findAddress, show } from '../../../test/show.tsx'
import { startEvents } from '../../../test/stand-in-events.ts'
import { type StandIn, startStandIn } from '../../../test/stand-in-server.ts'
import { useOpenWork } from '../../browser/follow-events.ts'
import { setLanguage } from '../../browser/language.ts'
import { keysOf } from '../../browser/query-keys.ts'
import { runningWork as en } from '../../messages/en/running-work.ts'
import { runningWork as text } from '../../messages/es/running-work.ts'
import { OpenWorkList } from './open-work-list.tsx'

let server: StandIn
beforeEach(() => {
  server = startStandIn()
})
const { name } = runningWork
const report: WorkResponse = { ...runningWork, _id: 'w2', tool: 'product', name: 'Azúcar' }
const list = (...work: WorkResponse[]) => show(<OpenWorkList work={work} />)
const openLink = () => screen.queryByRole('link', { name: text.openNamed(name) })
const stopButton = () => screen.getByRole<HTMLButtonElement>('button', { name: text.stopNamed(name) })

test('where nothing runs there is not even a heading', () => {
  list()
  expect(screen.queryByRole('region')).toBeNull()
})

test('everything that runs stands in one list, each by its own name', () => {
  list(runningWork, report)
  const items = within(screen.getByRole('region', { name: text.heading })).getAllByRole('listitem')
  expect(items.map(item => item.querySelector('p')?.textContent)).toEqual([text.running(name), text.running('Azúcar')])
})

test('what has ended stands apart from what runs', () => {
  list({ ...report, state: 'done', resultId: 's9' }, runningWork)
  const itemsOf = (heading: string) => within(screen.getByRole('region', { name: heading })).getAllByRole('listitem')
  expect(itemsOf(text.heading).map(item => item.querySelector('p')?.textContent)).toEqual([text.running(name)])
  expect(itemsOf(text.endedHeading).map(item => item.querySelector('p')?.textContent)).toEqual([text.done('Azúcar')])
})

test('a scan that has read nothing yet is starting; then its pages and records are counted', () => {
  const { unmount } = list(runningWork)
  expect(screen.getByText(text.starting)).toBeTruthy()
  unmount()
  list({ ...runningWork, progress: { pagesRead: 3, pagesExpected: 9, recordsFound: 60 } })
  expect(screen.getByText(text.website(3, 60))).toBeTruthy()
  const bar = screen.getByRole('progressbar', { name: text.progress(name) })
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['3', '9'])
})

test('a report counts the sources that it waits for, from the first on', () => {
  list({ ...report, progress: { sourcesDone: 0, sourcesExpected: 4 } })
  expect(screen.getByText(text.product(0, 4))).toBeTruthy()
})

test('more pages than were expected never make more than a full bar', () => {
  list({ ...runningWork, progress: { pagesRead: 12, pagesExpected: 9 } })
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('9')
})

test('a scan that runs has a place to look at; looking does not dismiss it', async () => {
  const { person } = list(runningWork)
  await person.click(openLink() ?? document.body)
  expect(await findAddress()).toBe(paths.scanPlace(scanId))
  expect(server.asked).toEqual([])
})

test('a report that runs has no place yet', () => {
  list(report)
  expect(screen.queryByRole('link')).toBeNull()
})

test.each([
  ['a scan', { ...runningWork, resultId: scanId }, paths.scanPlace(scanId)],
  ['a report', { ...report, name, resultId: 's9' }, paths.savedResults('s9')],
])('%s that ended leads to its outcome, and is seen by that', async (_, work, address) => {
  server.answer(dismissWork, { success: true })
  const { person } = list({ ...work, state: 'done' })
  expect(screen.getByText(text.done(name))).toBeTruthy()
  await person.click(openLink() ?? document.body)
  expect(await findAddress()).toBe(address)
  expect(server.bodiesOf(dismissWork)).toEqual([{ workId: work._id }])
})

test('the reading of detail pages leads to the scan that they belong to, once that is told', () => {
  const details = { ...runningWork, _id: 'w3', progress: { step: 'details', pagesRead: 2 } }
  const { unmount } = list(details)
  expect(openLink()).toBeNull()
  unmount()
  list({ ...details, resultId: scanId })
  expect(openLink()?.getAttribute('href')).toBe(paths.scanPlace(scanId))
})

test('what failed says why in the reader’s language, and can be put away', async () => {
  server.answer(dismissWork, { success: true })
  const { person } = list({ ...runningWork, state: 'failed', code: 'site_captcha' })
  expect(screen.getByText(text.failed(name))).toBeTruthy()
  expect(screen.getByText(errorTextsEs.site_captcha)).toBeTruthy()
  act(() => setLanguage('en'))
  expect(screen.getByText(errorTextsEn.site_captcha)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: en.dismissNamed(name) }))
  await expect.poll(() => server.bodiesOf(dismissWork)).toEqual([{ workId: scanId }])
})

test('what somebody stopped is told as stopped, without a reason', () => {
  list({ ...runningWork, state: 'failed', code: 'scan_stopped' })
  expect(screen.getByText(text.stopped(name))).toBeTruthy()
  expect(screen.queryByText(text.failed(name))).toBeNull()
  expect(screen.queryByText(errorTextsEs.scan_stopped)).toBeNull()
})

test('Stop is pressed once; what is being stopped says so', async () => {
  server.answer(stopWork, { success: true })
  const { person } = list(runningWork)
  await person.click(stopButton())
  expect(await screen.findByText(text.stopping)).toBeTruthy()
  expect(stopButton().getAttribute('aria-disabled')).toBe('true')
  expect(server.bodiesOf(stopWork)).toEqual([{ workId: scanId }])
})

test('a Stop that did not reach the server says so, and can be pressed again', async () => {
  server.refuse(stopWork, 'too_many_requests')
  const { person } = list(runningWork)
  await person.click(stopButton())
  expect((await screen.findByRole('alert')).textContent).toBe(errorTextsEs.too_many_requests)
  expect(stopButton().disabled).toBe(false)
})

test('a batch counts its addresses from the first on, and leads to its page', () => {
  const progress = { step: 'batch', addressesDone: 0, addressesExpected: 2 }
  list({ ...runningWork, _id: 'b1', progress })
  expect(screen.getByText('0 de 2 direcciones')).toBeTruthy()
  expect(openLink()?.getAttribute('href')).toBe(paths.batch('b1'))
})

const batch = { ...runningWork, _id: 'b1', progress: { step: 'batch', addressesDone: 1, addressesExpected: 2 } }
function Followed() {
  return <OpenWorkList work={useOpenWork()} />
}
/** The parts of a batch that are told of here. */
const endedBatch = {
  _id: 'b1',
  name,
  question: '',
  shape: 'list',
  state: 'done',
  isStopping: false,
  createdAt: runningWork.startedAt,
  finishedAt: runningWork.startedAt,
  addressCount: 2,
  doneCount: 2,
  failedCount: 0,
  rowCount: 16,
  startedAt: null,
  items: [],
  searchId: 's1',
  tables: [],
  otherPageCount: 0,
  duplicates: 0,
  joinCode: null,
  matches: [],
  valueColumns: [],
  valueColumn: null,
} satisfies Batch

test('a batch that ends stays as ended, with its rows, until it is put away', async () => {
  const tell = startEvents([batch])
  server.answer(getBatch, { success: true, batch: endedBatch })
  const { person } = show(<Followed />)
  expect(await screen.findByText('1 de 2 direcciones')).toBeTruthy()
  tell()
  expect(await screen.findByText('16 filas')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: text.endedHeading })).getByText(text.done(name))).toBeTruthy()
  await person.click(screen.getByRole('button', { name: text.dismissNamed(name) }))
  await expect.poll(() => screen.queryByRole('region')).toBeNull()
  expect(server.bodiesOf(dismissWork)).toEqual([])
})

test('what ends leaves results and uses the plan: both are asked for anew, which further progress is not', async () => {
  const tell = startEvents([runningWork])
  const { client } = show(<Followed />)
  await screen.findByText(text.starting)
  const { plan, latestSearches } = keysOf(ana._id)
  for (const key of [plan, latestSearches]) client.setQueryData(key, {})
  const isOld = () => [plan, latestSearches].map(key => client.getQueryState(key)?.isInvalidated)
  tell({ ...runningWork, progress: { pagesRead: 3 } })
  expect(isOld()).toEqual([false, false])
  tell({ ...runningWork, state: 'done', resultId: scanId })
  expect(isOld()).toEqual([true, true])
})
