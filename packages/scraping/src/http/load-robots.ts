import type { RobotsAnswer } from '../robots/keep-robots.ts'
import { Unreadable } from '../why-unreadable.ts'
import { fetchHop, type HopSettings } from './fetch-hop.ts'

/** As much as RFC 9309 asks a robot to read. */
const MAX_ROBOTS_BYTES = 512_000
const MAX_ROBOTS_REDIRECTS = 5

/** Asks a site for its rules. Trouble in reaching the site is thrown: it would meet the page just the same. */
export async function loadRobots(request: {
  settings: HopSettings
  url: URL
  signal?: AbortSignal | undefined
}): Promise<RobotsAnswer> {
  const { settings, signal } = request
  let next = request.url
  for (let hops = 0; hops <= MAX_ROBOTS_REDIRECTS; hops++) {
    const hop = await fetchHop(settings, {
      url: next,
      accept: 'text/plain,*/*;q=0.1',
      delayMs: 0,
      maxBytes: MAX_ROBOTS_BYTES,
      isCutAtLimit: true,
      isWanted: () => true,
      signal,
      trace: [],
    })
    if (hop.kind === 'body') return { text: new TextDecoder().decode(hop.bytes) }
    if (hop.kind === 'failed') {
      if ('status' in hop.why) return { status: hop.why.status }
      if (hop.why.kind === 'empty-page') return { text: '' }
      throw new Unreadable(hop.why)
    }
    next = hop.to
  }
  // More redirects than that count as "no such file" (RFC 9309, 2.3.1.2).
  return { status: 404 }
}
