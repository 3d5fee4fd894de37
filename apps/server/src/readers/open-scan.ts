import type { ReadPage } from '@sondeo/analyst/record-source'
import type { ReadingRule } from '@sondeo/contract/reading-rules'
import { applyRules } from '@sondeo/extraction/apply-rules'
import { readPage } from '@sondeo/extraction/extraction'
import { matchesSite } from '@sondeo/extraction/matches-site'
import { openPage } from '@sondeo/extraction/open-page'
import type { PageReading } from '@sondeo/extraction/page-reading'
import { StoredReading } from '@sondeo/extraction/stored-reading'
import type { AskServer } from './ask-server.ts'
import { limitRecords } from './limit-records.ts'

/** A scan by what the server knows of it without opening anything. */
export type ScanToOpen = {
  pages: { pageId: string; url: string; detailOf?: string }[]
  /** The user's own, which come before what was mined. */
  rules: ReadingRule[]
  /** How many records the scan was allowed; absent in scans of before. */
  maxRecords?: number
}

/** The pages of a scan with what is on them. A reading by an older engine is made anew from the stored page. */
export async function openScan({ pages, rules, maxRecords }: ScanToOpen, ask: AskServer): Promise<ReadPage[]> {
  const opened: ReadPage[] = []
  for (const page of pages) {
    const reading = await openReading(page)
    if (!reading) continue
    const fitting = rules.filter(rule => matchesSite(rule, page.url))
    const html = fitting.length > 0 ? await askForBody(ask, page.pageId) : null
    // The stored reading stays as it is: rules change more often.
    opened.push({ ...page, reading: html ? applyRules(openPage({ html, url: page.url }), reading, fitting) : reading })
  }
  return maxRecords === undefined ? opened : limitRecords(opened, maxRecords)

  async function openReading({ pageId, url }: { pageId: string; url: string }): Promise<PageReading | null> {
    const json = (await ask('findReading', pageId)) as Uint8Array | null
    const kept = json && StoredReading.safeParse(JSON.parse(Buffer.from(json).toString())).data
    if (kept) return kept
    const html = await askForBody(ask, pageId)
    if (!html) return null
    const reading = readPage({ html, url })
    await ask('keepReading', { pageId, json: Buffer.from(JSON.stringify(reading)) })
    return reading
  }
}

export async function askForBody(ask: AskServer, pageId: string): Promise<string | null> {
  const body = (await ask('readBody', pageId)) as Uint8Array | null
  return body && Buffer.from(body).toString()
}
