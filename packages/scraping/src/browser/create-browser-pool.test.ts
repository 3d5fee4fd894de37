import { expect, test, vi } from 'vitest'
import { createGuard } from '../guard/create-guard.ts'
import { type BrowserPoolOptions, createBrowserPool } from './create-browser-pool.ts'
import { findBrowser } from './find-browser.ts'
import type { LaunchBrowser, LaunchedBrowser } from './launch-browser.ts'

/** A browser that does what it is told: it can die, and its contexts can refuse to close. */
function standIn() {
  let gate: Promise<void> | undefined
  const launched: { end: () => Promise<void>; die: () => void; isEnded: () => boolean }[] = []
  let hangs = false
  const launch: LaunchBrowser = async () => {
    await gate
    let isConnected = true
    const listeners: (() => void)[] = []
    const end = vi.fn(async () => {
      isConnected = false
    })
    const newContext = async () => {
      if (!isConnected) throw new Error('closed')
      return { close: () => (hangs ? new Promise(() => {}) : Promise.resolve()) }
    }
    const browser = {
      isConnected: () => isConnected,
      on: (_: string, listener: () => void) => listeners.push(listener),
      newContext,
    }
    const die = () => {
      isConnected = false
      for (const listener of listeners) listener()
    }
    launched.push({ end, die, isEnded: () => end.mock.calls.length > 0 })
    return { browser, processId: launched.length, end } as unknown as LaunchedBrowser
  }
  const holdLaunches = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    return resolve
  }
  return { launch, launched, hang: () => (hangs = true), holdLaunches }
}

function makePool(options: Partial<BrowserPoolOptions> = {}) {
  const stand = standIn()
  let wake = () => {}
  const setTimer = (task: () => void) => {
    wake = task
    return () => (wake = () => {})
  }
  const pool = createBrowserPool({
    guard: createGuard(),
    launch: stand.launch,
    setTimer,
    ...options,
  })
  return { ...stand, pool, passIdleTime: () => wake() }
}

test('one browser serves all, never more contexts than allowed, and in their order', async () => {
  const { pool, launched } = makePool({ maxContexts: 2 })
  const [first, second] = await Promise.all([pool.lease({}), pool.lease({})])
  const order: string[] = []
  const leaseNamed = async (name: string) => {
    const lease = await pool.lease({})
    order.push(name)
    return lease
  }
  const third = leaseNamed('third')
  const fourth = leaseNamed('fourth')
  expect(pool.state()).toMatchObject({ leased: 2, waiting: 2 })
  await first?.giveBack()
  await (await third).giveBack()
  await (await fourth).giveBack()
  await second?.giveBack()
  expect(order).toEqual(['third', 'fourth'])
  expect(launched).toHaveLength(1)
  expect(pool.state()).toMatchObject({ leased: 0, waiting: 0 })
  await pool.close()
})

test('whoever stops waiting leaves the line', async () => {
  const { pool } = makePool({ maxContexts: 1 })
  const first = await pool.lease({})
  const stop = new AbortController()
  const waiting = pool.lease({}, { signal: stop.signal })
  stop.abort(new Error('stopped'))
  await expect(waiting).rejects.toThrow('stopped')
  await first.giveBack()
  expect(pool.state()).toMatchObject({ leased: 0, waiting: 0 })
  await pool.close()
})

test('a browser that nobody uses goes after its time, and a new one comes when it is needed', async () => {
  const { pool, launched, passIdleTime } = makePool()
  await (await pool.lease({})).giveBack()
  expect(launched[0]?.isEnded()).toBe(false)
  passIdleTime()
  await expect.poll(() => pool.state().processIds).toEqual([])
  expect(launched[0]?.isEnded()).toBe(true)
  await (await pool.lease({})).giveBack()
  expect(launched).toHaveLength(2)
  await pool.close()
})

test('a browser that died is replaced', async () => {
  const { pool, launched } = makePool()
  const lease = await pool.lease({})
  launched[0]?.die()
  const next = await pool.lease({})
  expect(launched).toHaveLength(2)
  await Promise.all([lease.giveBack(), next.giveBack()])
  await pool.close()
  expect(pool.state()).toEqual({ leased: 0, waiting: 0, processIds: [] })
})

test('what is given back late to a browser that died does not touch the one that takes its place', async () => {
  const { pool, launched, holdLaunches } = makePool({ maxContexts: 4 })
  const late = await Promise.all([pool.lease({}), pool.lease({})])
  launched[0]?.die()
  const letGo = holdLaunches()
  const next = pool.lease({})
  for (const lease of late) await lease.giveBack()
  const another = pool.lease({})
  letGo()
  const leases = await Promise.all([next, another])
  expect(launched).toHaveLength(2)
  launched[1]?.die()
  const last = await pool.lease({})
  expect(launched).toHaveLength(3)
  await Promise.all([...leases, last].map(lease => lease.giveBack()))
  expect(launched[1]?.isEnded()).toBe(true)
  await pool.close()
})

test('a context that does not close takes its browser with it', async () => {
  vi.useFakeTimers()
  try {
    const { pool, launched, hang } = makePool()
    const lease = await pool.lease({})
    hang()
    const given = lease.giveBack()
    await vi.advanceTimersByTimeAsync(6000)
    await given
    expect(launched[0]?.isEnded()).toBe(true)
    expect(pool.state()).toEqual({ leased: 0, waiting: 0, processIds: [] })
    await pool.close()
  } finally {
    vi.useRealTimers()
  }
})

test('a browser grows old', async () => {
  const { pool, launched } = makePool({ contextsPerBrowser: 2 })
  for (let scan = 0; scan < 5; scan++) await (await pool.lease({})).giveBack()
  expect(launched).toHaveLength(3)
  await pool.close()
})

test('the operator names the browser, else the system is looked through, else there is none', () => {
  const isThere = (there: string[]) => (path: string) => there.includes(path)
  const chrome = '/usr/bin/google-chrome'
  const linux = { platform: 'linux', folders: ['/usr/bin'] } satisfies Parameters<typeof findBrowser>[0]
  expect(findBrowser({ ...linux, browserPath: '/opt/b', isThere: isThere(['/opt/b', chrome]) })).toBe('/opt/b')
  expect(findBrowser({ ...linux, browserPath: '/opt/b', isThere: isThere([chrome]) })).toBeUndefined()
  expect(findBrowser({ ...linux, isThere: isThere([chrome]) })).toBe(chrome)
  expect(findBrowser({ ...linux, isThere: isThere(['/usr/bin/chromium', chrome]) })).toBe('/usr/bin/chromium')
  const shell = '/usr/lib/chromium/chromium-headless-shell'
  expect(findBrowser({ ...linux, isThere: isThere(['/usr/bin/chromium', shell]) })).toBe(shell)
  expect(findBrowser({ ...linux, isThere: () => false })).toBeUndefined()
})
