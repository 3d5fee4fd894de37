import type { Page, Request } from 'playwright-core'

const counted = new Set(['document', 'script', 'xhr', 'fetch'])
/** Older ones are streams that never end. */
const MAX_AGE_MS = 6000

/** How many requests that may still change the page are on their way. */
export function followRequests(page: Page): () => number {
  const open = new Map<Request, number>()
  page.on('request', request => {
    if (counted.has(request.resourceType())) open.set(request, performance.now())
  })
  page.on('requestfinished', request => open.delete(request))
  page.on('requestfailed', request => open.delete(request))
  return () => {
    for (const [request, since] of open) if (performance.now() - since > MAX_AGE_MS) open.delete(request)
    return open.size
  }
}
