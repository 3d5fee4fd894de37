import type { ReadPage } from '@sondeo/analyst/record-source'
import type { ReadingRule } from '@sondeo/contract/reading-rules'
import { applyRules } from '@sondeo/extraction/apply-rules'
import { readPage } from '@sondeo/extraction/extraction'
import { matchesSite } from '@sondeo/extraction/matches-site'
import { openPage } from '@sondeo/extraction/open-page'
import type { PageReading, RecordSet } from '@sondeo/extraction/page-reading'
import { StoredReading } from '@sondeo/extraction/stored-reading'
import { countRecords } from '@sondeo/scraping/count-records'
import { type CountedList, countedList } from '@sondeo/scraping/counted-list'
import type { AskServer } from './ask-server.ts'
import { keepLately } from './keep-lately.ts'

/** A scan by what the server knows of it without opening anything. */
export type ScanToOpen = {
  pages: { pageId: string; url: string; detailOf?: string }[]
  /** The user's own, which come before what was mined. */
  rules: ReadingRule[]
  /** How many records the scan was allowed; absent in scans of before. */
  maxRecords?: number
}

/** Who asks about a list mostly asks again. Prepared for questions, a list takes some ten times as much as its JSON. */
const lately = keepLately<readonly ReadPage[]>({ maxBytes: 4_000_000, maxBytesOfOne: 500_000, keptMs: 60_000 })

/** The pages of a scan with what is on them. A reading by an older engine is made anew from the stored page. */
export async function openScan(scan: ScanToOpen, ask: AskServer): Promise<readonly ReadPage[]> {
  // Ids of pages are nobody else's and never come again, and what stands on one does not change.
  const key = JSON.stringify([scan.pages, scan.rules, scan.maxRecords])
  const known = lately.find(key)
  if (known) return known
  const { opened, bytes } = await openAnew(scan, ask)
  if (opened.length === scan.pages.length) lately.keep(key, opened, bytes)
  return opened
}

async function openAnew({ pages, rules, maxRecords }: ScanToOpen, ask: AskServer) {
  const opened: ReadPage[] = []
  let bytes = 0
  const findReading = askAhead(pages, page => ask('findReading', page.pageId))
  for (const page of pages) {
    const reading = await openReading(page, (await findReading()) as Uint8Array | null)
    if (!reading) continue
    const fitting = rules.filter(rule => matchesSite(rule, page.url))
    const html = fitting.length > 0 ? await askForBody(ask, page.pageId) : null
    // The stored reading stays as it is: rules change more often.
    opened.push({ ...page, reading: html ? applyRules(openPage({ html, url: page.url }), reading, fitting) : reading })
  }
  return { opened: maxRecords === undefined ? opened : limitRecords(opened, maxRecords), bytes }

  async function openReading({ pageId, url }: ScanToOpen['pages'][number], json: Uint8Array | null) {
    bytes += json?.byteLength ?? 0
    const kept = json && StoredReading.safeParse(JSON.parse(Buffer.from(json).toString())).data
    if (kept) return kept
    const html = await askForBody(ask, pageId)
    if (!html) return null
    const reading = readPage({ html, url })
    const written = Buffer.from(JSON.stringify(reading))
    bytes += written.byteLength
    await ask('keepReading', { pageId, json: written })
    return reading
  }
}

/** What one is asked for comes while the one before is worked on; no more than that waits here. */
function askAhead<Item>(items: readonly Item[], ask: (item: Item) => Promise<unknown>): () => Promise<unknown> {
  let asked = 0
  const askNext = () => {
    const item = items[asked++]
    const answer = item === undefined ? Promise.resolve() : ask(item)
    // Should the work end before its turn comes, nobody waits for it.
    answer.catch(() => {})
    return answer
  }
  let coming = askNext()
  return async () => {
    const answer = await coming
    coming = askNext()
    return answer
  }
}

export async function askForBody(ask: AskServer, pageId: string): Promise<string | null> {
  const body = (await ask('readBody', pageId)) as Uint8Array | null
  return body && Buffer.from(body).toString()
}

type SetList = CountedList & { set: RecordSet }

/** No more records than the scan was allowed, counted as the scan counted them, also when one page alone has more. */
function limitRecords(pages: ReadPage[], maxRecords: number): ReadPage[] {
  const lists = pages.filter(({ detailOf }) => !detailOf)
  const most = lists.reduce((sum, { reading }) => sum + Math.max(0, ...sizesOf(reading)), 0)
  if (most <= maxRecords) return pages
  const records = countRecords<SetList>(maxRecords)
  return pages.map(page => (page.detailOf ? page : { ...page, reading: shorten(page.reading) }))

  function shorten(reading: PageReading): PageReading {
    const { list, kept } = records.add(reading.recordSets.map(set => ({ ...countedList(set), set })))
    const recordSets = reading.recordSets.map(set => ({
      ...set,
      // A second list of the page, perhaps the same one as data, is no way around the limit.
      records: set === list?.set ? set.records.filter((_, at) => kept[at]) : set.records.slice(0, maxRecords),
    }))
    return { ...reading, recordSets }
  }
}

const sizesOf = ({ recordSets }: PageReading): number[] => recordSets.map(({ records }) => records.length)
