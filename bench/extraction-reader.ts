import { Readability } from '@mozilla/readability'
import { readPage } from '@sondeo/extraction/extraction'
import { parseHTML } from 'linkedom'
import { measureCpuMs } from './measure-cpu-ms.ts'

export type Reader = 'ours' | 'peer'
/** First the pages, then as often as wanted the order to read them all, answered by the processor time in ms. */
export type Order = { pages: string[] } | { read: true }

const url = 'https://example.com/'

const readers: Record<Reader, (html: string) => unknown> = {
  ours: html => readPage({ html, url }),
  peer: html => {
    const { document } = parseHTML(html)
    try {
      new Readability(document as unknown as ConstructorParameters<typeof Readability>[0]).parse()
    } catch {
      // It throws on some broken pages; the time it took still counts.
    }
  },
}

const read = readers[process.argv[2] as Reader]
let pages: string[] = []
process.on('message', (order: Order) => {
  if ('pages' in order) pages = order.pages
  else process.send?.(measureCpuMs(() => pages.forEach(read)))
})
