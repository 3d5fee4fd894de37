import type { Page } from 'playwright-core'
import type { ShownMore } from '../page.ts'
import { wait } from '../wait.ts'
import { bounded } from './bounded.ts'
import { runInPage } from './run-in-page.ts'
import { waitForPage } from './wait-for-page.ts'

type Way = 'more-button' | 'next-button' | 'scroll-to-end' | 'scroll-a-step'
type Compared = { count: number; fresh: number; kept: number; lost: number }

/** As most people's: sites are made to work with it. */
export const VIEW = { width: 1280, height: 800 }

const ACTION_MS = 10_000
/** Shorter than for a new page: something on it may move for ever, and this is waited for at every step. */
const MAX_SETTLE_MS = 4000
/** How long a list that shows nothing new is given before it counts as ended: longer while something is on its way. */
const PATIENCE_MS = 600
const PATIENCE_WITH_REQUESTS_MS = 4000

const waysAfter: Record<Way | 'none', Way[]> = {
  none: ['more-button', 'next-button', 'scroll-to-end'],
  'more-button': ['more-button', 'scroll-to-end'],
  'scroll-to-end': ['scroll-to-end', 'more-button'],
  'next-button': ['next-button'],
  'scroll-a-step': ['scroll-a-step'],
}

/** Presses, turns over or scrolls a live list, whichever it understands, and says what came of it. */
export function createShowMore({ page, openRequests }: { page: Page; openRequests: () => number }) {
  let working: Way | 'none' = 'none'

  const ask = (action: string, signal?: AbortSignal) =>
    bounded(runInPage(page, 'listMore', { action }), { ms: ACTION_MS, signal })

  const settle = (signal?: AbortSignal) =>
    waitForPage({ page, openRequests, quietMs: 120, maxMs: MAX_SETTLE_MS, ...(signal && { signal }) })

  const compare = async (signal?: AbortSignal): Promise<Compared> => readCompared(await ask('compare', signal))

  async function attempt(way: Way, signal?: AbortSignal): Promise<Compared | undefined> {
    const noted = readCompared(await ask('note', signal))
    if ((await ask(way, signal)) !== true) return undefined
    await settle(signal)
    const isMore = ({ fresh, count }: Compared) => fresh > 0 && (way !== 'more-button' || count > noted.count)
    const seen = await compare(signal)
    if (isMore(seen)) return seen
    if (way === 'scroll-to-end') await nudge(signal)
    const startedAt = performance.now()
    const patienceMs = () => {
      if (openRequests() > 0) return PATIENCE_WITH_REQUESTS_MS
      return way === 'scroll-a-step' ? 200 : PATIENCE_MS
    }
    while (performance.now() - startedAt < patienceMs()) {
      await wait(100, signal)
      if (!isMore(await compare(signal))) continue
      // What comes in pieces is waited for whole.
      await settle(signal)
      return await compare(signal)
    }
    return undefined
  }

  /** A mark that was in view all along does not fire: it has to leave the view and come back. */
  async function nudge(signal?: AbortSignal): Promise<void> {
    await bounded(page.setViewportSize({ ...VIEW, height: 120 }), { ms: ACTION_MS, signal })
    await ask('scroll-to-start', signal)
    await wait(50, signal)
    await bounded(page.setViewportSize(VIEW), { ms: ACTION_MS, signal })
    await ask('scroll-to-end', signal)
  }

  return async (signal?: AbortSignal): Promise<ShownMore> => {
    for (const way of waysAfter[working]) {
      let by = way
      let seen = await attempt(way, signal)
      if (seen && way === 'scroll-to-end' && seen.lost > seen.kept) {
        // Only what is in view exists: it is walked through from its start, a view at a time.
        await ask('scroll-to-start', signal)
        await settle(signal)
        by = 'scroll-a-step'
        seen = await walkOn(signal)
      } else if (way === 'scroll-a-step' && !seen) seen = await walkOn(signal)
      if (!seen) continue
      working = by
      return { kind: seen.lost === 0 ? 'added' : 'replaced', by, items: seen.count }
    }
    return { kind: 'end' }
  }

  /** Views that show nothing new are passed over, until there is no further to go. */
  async function walkOn(signal?: AbortSignal): Promise<Compared | undefined> {
    for (let step = 0; step < 8; step++) {
      const seen = await attempt('scroll-a-step', signal)
      if (seen) return seen
    }
    return undefined
  }
}

function readCompared(answer: unknown): Compared {
  const { count = 0, fresh = 0, kept = 0, lost = 0 } = (answer ?? {}) as Partial<Compared>
  return { count: Number(count), fresh: Number(fresh), kept: Number(kept), lost: Number(lost) }
}
