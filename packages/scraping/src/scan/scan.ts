import type { PageReading } from '@sondeo/extraction/page-reading'
import type { Page } from '../page.ts'
import type { PageDigest } from '../reading/digest-page.ts'
import type { PageRead } from '../reading/page-work.ts'
import type { WhyUnreadable } from '../why-unreadable.ts'

/** A page with what is on it. */
export class ScannedPage {
  readonly page: Page
  readonly digest: PageDigest
  /** The reading as it is stored. */
  readonly json: Uint8Array

  constructor(page: Page, { digest, json }: PageRead) {
    this.page = page
    this.digest = digest
    this.json = json
  }

  /** Unpacked anew each time; of a large page this takes long. */
  get reading(): PageReading {
    return JSON.parse(Buffer.from(this.json).toString())
  }
}

/** A page as it came; a growing list stands for the page at its position again and again. */
export type KeptPage = {
  position: number
  scanned: ScannedPage
  /** With which the site would go on; none behind a login. */
  cookies?: string
}

export type ScanProgress = {
  pagesRead: number
  recordsFound: number
  /** From what the site announces; absent when it says nothing. */
  pagesExpected?: number
  recordsAnnounced?: number
  /** Which reader is at work, and why, once it is not the usual one. */
  step?: 'browser' | 'login' | 'details'
}

export type ScanLimits = {
  maxPages: number
  /** Of a live list: a press of its button, or a view of what scrolls, is less than a page. */
  maxViews: number
  maxRecords: number
  /** Of all pages together, unpacked. */
  maxTotalBytes: number
  deadlineMs: number
}

/** `end` and `repeats` are the list's own end; everything else cut the scan short. */
export type EndedBecause =
  | 'end'
  | 'repeats'
  | 'page-limit'
  | 'record-limit'
  | 'size-limit'
  | 'deadline'
  | 'stopped'
  | 'page-failed'
  /** The list goes on by script, and this machine has no browser. */
  | 'no-browser'

export type Completeness = {
  isComplete: boolean
  endedBecause: EndedBecause
  pagesRead: number
  recordsFound: number
  recordsAnnounced: number | null
  /** The page that could not be read, when that ended the scan. */
  failure: { url: string; why: WhyUnreadable } | null
}

export type ScanResult =
  | {
      ok: true
      url: string
      pages: ScannedPage[]
      completeness: Completeness
      /** Where the page itself has no list: the address of a frame on it that may have one and was not read. */
      frameUrl: string | null
    }
  | { ok: false; why: WhyUnreadable }
