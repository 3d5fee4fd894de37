import type { HttpReader } from '../http/open-http-reader.ts'
import { parseAddress } from '../parse-address.ts'
import type { WhyUnreadable } from '../why-unreadable.ts'

type SectionLimits = {
  /** Addresses that are given at most. */
  maxPages: number
  /** Steps from the first page, along links. */
  maxDepth: number
  /** Pages that are read to find the others. */
  maxRead: number
  deadlineMs: number
}

export type SectionRequest = {
  url: string
  reader: HttpReader
  /** The addresses on a page or in a map of the site; worked on where strangers' words are. */
  listAddresses: (page: { html: string; url: string }) => Promise<string[]>
  signal?: AbortSignal
  limits: SectionLimits
}

/** `isWhole` is false where a limit cut the search short. */
export type SectionResult = { ok: true; urls: string[]; isWhole: boolean } | { ok: false; why: WhyUnreadable }

const NO_PAGE = /\.(?:jpe?g|png|gif|webp|svg|ico|css|js|mjs|zip|gz|mp[34]|webm|woff2?|ttf|xml|rss|atom)$/i

/** Everything below the directory of the address; an address without one is its own directory. */
function sectionOf({ origin, pathname }: URL): (address: string) => string | null {
  const last = pathname.split('/').at(-1) ?? ''
  const folder = last.includes('.') ? pathname.slice(0, -last.length) : pathname.replace(/\/?$/, '/')
  return address => {
    const url = URL.parse(address)
    if (!url || url.origin !== origin || !url.pathname.startsWith(folder) || NO_PAGE.test(url.pathname)) return null
    url.hash = ''
    return url.pathname === folder && url.search === '' ? null : url.href
  }
}

/**
 * The pages of a section: what the site's own map lists below its path, else what its pages link to, step by step. Robots
 * rules and pauses are those of every scan; nothing outside the path and the host is asked for, but the map.
 */
export async function listSection(request: SectionRequest): Promise<SectionResult> {
  const { reader, listAddresses, limits } = request
  const address = parseAddress(request.url)
  if (!address.ok) return address
  const deadline = AbortSignal.timeout(limits.deadlineMs)
  const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline
  const start = new URL(address.url)
  const found = new Set<string>()
  let reads = 0
  let hasMore = false

  async function open(url: string): Promise<{ addresses: string[]; url: URL } | WhyUnreadable> {
    reads++
    const result = await reader.readPage({ url, signal })
    if (!result.ok) return result.why
    return { addresses: await listAddresses(result.page), url: new URL(result.page.url) }
  }

  // A redirect may lead to where the site really is.
  const first = await open(start.href)
  if ('kind' in first) return { ok: false, why: first }
  const inSection = sectionOf(first.url)
  const take = (addresses: readonly string[]) => {
    const fresh: string[] = []
    for (const one of addresses) {
      const url = inSection(one)
      if (url === null || found.has(url) || url === first.url.href) continue
      if (found.size >= limits.maxPages) hasMore = true
      else {
        found.add(url)
        fresh.push(url)
      }
    }
    return fresh
  }
  const isOver = () => signal.aborted || reads >= limits.maxRead || found.size >= limits.maxPages

  const maps = [...(reader.robots.sitemaps(first.url) ?? []), new URL('/sitemap.xml', first.url).href]
  // What robots.txt calls a map may have any name; what a map lists is a page unless it ends like a map.
  const isHere = (one: string) => URL.parse(one)?.origin === first.url.origin
  const isMap = (one: string) => isHere(one) && /\.xml(?:\.gz)?$/i.test(URL.parse(one)?.pathname ?? '')
  const asked = new Set<string>()
  for (let at = 0; at < maps.length && !isOver(); at++) {
    const map = maps[at] ?? ''
    if (!isHere(map) || asked.has(map)) continue
    asked.add(map)
    const read = await open(map)
    if ('kind' in read) continue
    take(read.addresses)
    maps.push(...read.addresses.filter(isMap))
  }

  let step = take(first.addresses)
  // A map that lists the section is the site's own word; links are for sites without one.
  if (found.size > step.length) return { ok: true, urls: [...found], isWhole: !hasMore && !signal.aborted }
  for (let depth = 1; depth < limits.maxDepth && step.length > 0; depth++) {
    const next: string[] = []
    for (const url of step) {
      if (isOver()) return { ok: true, urls: [...found], isWhole: false }
      const read = await open(url)
      if (!('kind' in read)) next.push(...take(read.addresses))
    }
    step = next
  }
  return { ok: true, urls: [...found], isWhole: !hasMore && step.length === 0 }
}
