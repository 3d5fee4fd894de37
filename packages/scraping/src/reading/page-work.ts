import { PageTooComplex } from '@sondeo/extraction/build-tree'
import { readPage } from '@sondeo/extraction/extraction'
import type { PageReading } from '@sondeo/extraction/page-reading'
import { type FileRead, type FileSource, readFile } from '../files/read-file.ts'
import { Unreadable } from '../why-unreadable.ts'
import { digestPage, type PageDigest } from './digest-page.ts'

export type PageText = { html: string; url: string }

/** `json` is the whole reading as it is stored: nobody on the way needs to unpack it. */
export type PageRead = { digest: PageDigest; json: Uint8Array }

/**
 * Where what strangers wrote is worked on: here, or where it can be ended when it takes too long or too much. Both fail
 * with `Unreadable`; `too-complex` when it was ended.
 */
export type PageWork = {
  readPage: (page: PageText) => Promise<PageRead>
  readFile: (file: FileSource) => Promise<FileRead>
}

export const packReading = (page: PageText, reading: PageReading): PageRead => ({
  digest: digestPage(page, reading),
  json: Buffer.from(JSON.stringify(reading)),
})

/** In this very process: for programs that read pages they trust, and inside the process that can be ended. */
export const workHere: PageWork = {
  readFile,
  readPage: async page => {
    try {
      return packReading(page, readPage(page))
    } catch (error) {
      throw error instanceof PageTooComplex ? new Unreadable({ kind: 'too-complex', url: page.url }) : error
    }
  },
}
