import { eventsPath } from '@sondeo/contract/events'
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { startStandIn } from '../../test/stand-in-server.ts'
import { useOpenWork } from './follow-events.ts'

/** The streams that are open now: the browser of these tests has none of its own. */
const open = new Set<string>()
class Stream extends EventTarget {
  url: string
  constructor(url: string) {
    super()
    this.url = url
    open.add(url)
  }
  close() {
    open.delete(this.url)
  }
}

beforeEach(() => {
  startStandIn()
  vi.stubGlobal('EventSource', Stream)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Count() {
  return <p>{useOpenWork().length}</p>
}

async function putTab(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
}

test('a tab in the background holds no connection, and follows the work again when it is looked at', async () => {
  show(<Count />)
  await expect.poll(() => [...open]).toEqual([eventsPath])
  await putTab('hidden')
  expect(open.size).toBe(0)
  await putTab('visible')
  expect([...open]).toEqual([eventsPath])
})

test('a tab that was opened in the background follows the work from the first look on', async () => {
  await putTab('hidden')
  show(<Count />)
  await putTab('visible')
  await expect.poll(() => [...open]).toEqual([eventsPath])
})

test('nothing is followed any more once nobody shows it', async () => {
  show(<Count />)
  await expect.poll(() => open.size).toBe(1)
  cleanup()
  await putTab('visible')
  expect(open.size).toBe(0)
})
