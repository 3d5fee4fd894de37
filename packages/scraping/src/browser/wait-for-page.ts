import type { Page } from 'playwright-core'
import { wait } from '../wait.ts'
import { bounded } from './bounded.ts'
import { runInPage } from './run-in-page.ts'

type Settling = {
  page: Page
  openRequests: () => number
  quietMs: number
  maxMs: number
  signal?: AbortSignal | undefined
}

/** Waits until nothing moves any more: no change of the page for a while and nothing on its way that could change it. */
export async function waitForPage({ page, openRequests, quietMs, maxMs, signal }: Settling): Promise<void> {
  const endAt = performance.now() + maxMs
  for (;;) {
    const leftMs = endAt - performance.now()
    if (leftMs <= 0) return
    const argument = { quietMs, maxMs: Math.ceil(leftMs) }
    try {
      await bounded(runInPage(page, 'waitUntilQuiet', argument), { ms: leftMs + 1000, signal })
    } catch (error) {
      // A page that goes elsewhere takes the answer with it; the next round asks the new one.
      if (!isNavigation(error)) throw error
      await bounded(page.waitForLoadState('domcontentloaded'), { ms: Math.max(1, leftMs), signal })
      continue
    }
    if (openRequests() === 0) return
    await wait(20, signal)
  }
}

const isNavigation = (error: unknown) =>
  error instanceof Error && /context was destroyed|navigat|Cannot find context/i.test(error.message)
