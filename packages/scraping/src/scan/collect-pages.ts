import type { PageDigest } from '../reading/digest-page.ts'
import { countRecords } from './count-records.ts'
import type { Completeness, EndedBecause, KeptPage, ScanLimits, ScannedPage, ScanProgress } from './scan.ts'

const MAX_EMPTY = 4

/** A date in an address: `2027-03`, `2027/03/01`, `mes=3&anio=2027`, `month=3`. */
const dated = /(?:19|20)\d\d[-/]?(?:0?[1-9]|1[0-2])\b|(?:year|anio|ano|month|mes|date|fecha|week|semana)=\d/i

/** Notices a calendar that goes on for ever: page after page that says nothing new but other numbers. */
function createCalendarWatch() {
  const seen = new Set<string>()
  let empty = 0
  return {
    isEmptyFor: ({ digest, next }: { digest: PageDigest; next: string }): boolean => {
      const before = seen.size
      for (const text of digest.lists[0]?.timeless ?? []) seen.add(text)
      const isNews = before === 0 || seen.size > before
      empty = isNews || !dated.test(next) ? 0 : empty + 1
      return empty >= MAX_EMPTY
    },
  }
}

/** Where the list goes on, or why it does not. */
export type Taken = { next: string } | { ended: EndedBecause }

export type PageCollection = {
  pages: ScannedPage[]
  /** Keeps a page that brings something new, and says where the list goes on. */
  take: (scanned: ScannedPage) => Taken
  /** A live list seen again: `grown` when it still shows all it showed before, and so stands for the page kept last. */
  retake: (scanned: ScannedPage, how: { isGrown: boolean }) => { added: number }
  /** One more piece of a live list, of which so many items are in view. */
  countBatch: (itemsMore: number) => void
  /** The limit that is reached, if one is. */
  limitReached: () => EndedBecause | undefined
  setStep: (step: ScanProgress['step']) => void
  describe: (ended: EndedBecause, failure: Completeness['failure']) => Completeness
}

type Collecting = {
  limits: ScanLimits
  onProgress?: ((progress: ScanProgress) => void) | undefined
  onPage?: ((kept: KeptPage) => void) | undefined
}

/** The pages of one scan with the figures that say how whole they are. */
export function collectPages({ limits, onProgress, onPage }: Collecting): PageCollection {
  const pages: ScannedPage[] = []
  const visited = new Set<string>()
  const contents = new Set<string>()
  const records = countRecords(limits.maxRecords)
  const calendar = createCalendarWatch()
  let totalBytes = 0
  let pagesRead = 0
  let views = 0
  /** Items that a live list shows and no page holds yet. */
  let itemsInView = 0
  let step: ScanProgress['step']

  const announced = () => pages[0]?.digest.total ?? null
  const recordsFound = () => records.total() + itemsInView

  function report() {
    const recordsAnnounced = announced()
    const known: ScanProgress = { pagesRead, recordsFound: recordsFound(), ...(step && { step }) }
    if (recordsAnnounced === null) return onProgress?.(known)
    const perPage = records.firstPage()
    const pagesExpected = Math.max(pagesRead, Math.ceil(recordsAnnounced / Math.max(1, perPage)))
    onProgress?.({ ...known, recordsAnnounced, ...(perPage > 0 && { pagesExpected }) })
  }

  function keep(scanned: ScannedPage) {
    pages.push(scanned)
    totalBytes += scanned.page.bytes
    onPage?.({ position: pages.length - 1, scanned })
  }

  function limitReached(): EndedBecause | undefined {
    if (recordsFound() >= limits.maxRecords) return 'record-limit'
    if (pagesRead - views >= limits.maxPages || views >= limits.maxViews) return 'page-limit'
    if (totalBytes >= limits.maxTotalBytes) return 'size-limit'
    return undefined
  }

  return {
    pages,
    limitReached,
    setStep: next => {
      step = next
    },
    take: scanned => {
      const { page, digest } = scanned
      visited.add(withoutHash(page.requestedUrl)).add(withoutHash(page.url))
      if (contents.has(digest.contentHash)) return { ended: 'repeats' }
      contents.add(digest.contentHash)
      const { added } = records.add(digest.lists)
      if (pages.length > 0 && added === 0) return { ended: 'repeats' }
      pagesRead++
      keep(scanned)
      report()
      const { next } = digest
      if (!next || !isSameSite(next, page.url)) return { ended: 'end' }
      if (visited.has(withoutHash(next)) || calendar.isEmptyFor({ digest, next })) return { ended: 'repeats' }
      const limit = limitReached()
      return limit ? { ended: limit } : { next }
    },
    retake: (scanned, { isGrown }) => {
      const { added } = records.add(scanned.digest.lists)
      itemsInView = 0
      if (isGrown) totalBytes -= pages.pop()?.page.bytes ?? 0
      if (isGrown || added > 0) {
        keep(scanned)
      }
      report()
      return { added }
    },
    countBatch: itemsMore => {
      pagesRead++
      views++
      itemsInView += itemsMore
      report()
    },
    describe: (reason, failure) => {
      // One page, or a file, may hold more than a scan may gather.
      const ended = records.isCut() && (reason === 'end' || reason === 'repeats') ? 'record-limit' : reason
      const isOwnEnd = ended === 'end' || ended === 'repeats'
      const recordsAnnounced = announced()
      const isComplete = isOwnEnd && (recordsAnnounced === null || records.total() >= recordsAnnounced)
      const figures = { pagesRead, recordsFound: records.total(), recordsAnnounced }
      return { isComplete, endedBecause: ended, ...figures, failure }
    },
  }
}

const withoutHash = (url: string) => url.split('#')[0] ?? url

const hostOf = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, '')

const isSameSite = (one: string, other: string) => hostOf(one) === hostOf(other)
