import type { PageWork } from '@sondeo/scraping/page-work'
import { Unreadable } from '@sondeo/scraping/why-unreadable'
import type { Readers } from './create-readers.ts'
import { ReaderEnded } from './reader-ended.ts'

/** Pages and files of one person's scan, worked on in readers. What had to be ended is too complex to read. */
export function workFor(readers: Readers, whose: { ownerId: string; signal: AbortSignal }): PageWork {
  const orWhy = async <Value>(url: string, task: Promise<Value>): Promise<Value> => {
    try {
      return await task
    } catch (error) {
      if (!(error instanceof ReaderEnded)) throw error
      throw new Unreadable(error.because === 'stopped' ? { kind: 'stopped' } : { kind: 'too-complex', url })
    }
  }
  return {
    readPage: ({ html, url }) => orWhy(url, readers.run('readPage', { html, url }, whose)),
    readFile: ({ url, ...file }) => orWhy(url.href, readers.run('readFile', { ...file, url: url.href }, whose)),
  }
}
