import type { BrowserReader, Page, PageResult } from '../page.ts'
import type { WhyUnreadable } from '../why-unreadable.ts'
import type { PageCollection } from './collect-pages.ts'
import type { ScannedPage } from './scan.ts'
import { isPassing, type Step } from './step.ts'

type Walk = {
  url: string
  because: string
  browser: BrowserReader
  collection: PageCollection
  within: AbortSignal
  read: (page: Page) => Promise<ScannedPage>
  refuseFirst: ((scanned: ScannedPage) => WhyUnreadable | undefined) | undefined
  endOf: (url: string, why: WhyUnreadable) => Step
}

/** How long the last look at a page may take after somebody pressed Stop or time ran out. */
const LAST_LOOK_MS = 8000
/** Views in a row without a new record, after which a live list only repeats itself. */
const MAX_FRUITLESS = 3
const MIN_ITEMS = 3
/** A list that grows is written out at its first steps, and then whenever it has doubled. */
const FIRST_STEPS = 4

/** Follows a list with its scripts running: by address where it has addresses, by its own controls where it has not. */
export async function walkInBrowser(walk: Walk): Promise<Step> {
  const { browser, collection, within, read, endOf } = walk
  let url = walk.url
  // A browser that died is not the page's fault; a page that hangs at the first try would hang at the second.
  const isWorthAnother = (result: PageResult) =>
    !result.ok &&
    !within.aborted &&
    (result.why.kind === 'connection-failed' || (collection.pages.length > 0 && isPassing(result.why)))
  for (;;) {
    if (within.aborted) return endOf(url, { kind: 'stopped' })
    const request = { url, signal: within, because: walk.because }
    const first = await browser.openPage(request)
    const result = isWorthAnother(first) ? await browser.openPage(request) : first
    if (!result.ok) return endOf(url, result.why)
    const scanned = await read(result.page)
    const { page, digest } = scanned
    if (digest.emptiness !== 'has-content' && digest.lists.length === 0) {
      return endOf(url, { kind: 'empty-page', url: page.url, isDrawnByScript: true })
    }
    const refused = collection.pages.length === 0 ? walk.refuseFirst?.(scanned) : undefined
    if (refused) return endOf(url, refused)
    if (digest.wall && collection.pages.length === 0)
      return endOf(url, { kind: 'wall', url: page.url, wall: digest.wall })
    const taken = collection.take(scanned)
    if ('next' in taken) url = taken.next
    else if (taken.ended !== 'end') return taken
    else return await walkLiveList(walk, page.url, digest.lists[0]?.identities.length ?? 0)
  }
}

async function walkLiveList(walk: Walk, url: string, firstItems: number): Promise<Step> {
  const { browser, collection, within, endOf } = walk
  // Where there is no list, a button or the end of the page brings no more of it.
  if (firstItems < MIN_ITEMS) return { ended: 'end' }
  let items = firstItems
  let writtenItems = firstItems
  let isUnwritten = false
  let fruitless = 0
  for (let step = 1; ; step++) {
    const limit = collection.limitReached()
    if (limit) return await leave({ ended: limit })
    let shown: Awaited<ReturnType<typeof browser.live.showMore>>
    try {
      shown = await browser.live.showMore(within)
    } catch {
      return await leave(endOf(url, { kind: 'timeout', url, afterMs: 0 }))
    }
    if (shown.kind === 'end') return await leave({ ended: 'end' })
    collection.countBatch(shown.kind === 'added' ? Math.max(0, shown.items - items) : 0)
    items = shown.items
    isUnwritten = true
    const isDue = step <= FIRST_STEPS || items >= writtenItems * 2
    if (shown.kind === 'added' && !isDue) continue
    const added = await write(shown.kind === 'added')
    if (added === undefined) return endOf(url, { kind: 'connection-failed', host: '', code: 'BROWSER_GONE' })
    fruitless = added > 0 ? 0 : fruitless + 1
    if (fruitless >= MAX_FRUITLESS) return { ended: 'repeats' }
  }

  async function write(isGrown: boolean, signal = within): Promise<number | undefined> {
    const result = await browser.live.snapshot(signal)
    if (!result.ok) return undefined
    isUnwritten = false
    writtenItems = items
    return collection.retake(await walk.read(result.page), { isGrown }).added
  }

  /** What a growing list shows at the end is kept, also when somebody has stopped it. */
  async function leave(step: Step): Promise<Step> {
    if (isUnwritten) await write(true, AbortSignal.timeout(LAST_LOOK_MS))
    return step
  }
}
