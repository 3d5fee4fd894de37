import { createPace } from './create-pace.ts'
import { createGuard, type Guard, type GuardOptions } from './guard/create-guard.ts'
import { type HttpReaderOptions, openHttpReader } from './http/open-http-reader.ts'
import type { PageReader } from './page.ts'
import type { ScanResult } from './scan/scan.ts'
import { type ScanRequest, scanWebsite } from './scan/scan-website.ts'

export type ScrapingOptions = GuardOptions &
  Partial<Omit<HttpReaderOptions, 'guard' | 'pace'>> & {
    /** Requests at a time to one host, over all scans of this process. */
    maxConcurrentPerHost?: number
  }

/** What a server holds one of: the guard and the pace are shared, everything else lives for one scan. */
export type Scraping = {
  guard: Guard
  scanWebsite: (request: Omit<ScanRequest, 'reader'>) => Promise<ScanResult>
  openReader: () => PageReader
}

export function createScraping(options: ScrapingOptions = {}): Scraping {
  const { maxConcurrentPerHost = 2, productToken = 'SondeoBot' } = options
  const userAgent = options.userAgent ?? `Mozilla/5.0 (compatible; ${productToken}/1.0)`
  const guard = createGuard(options)
  const pace = createPace({ maxConcurrent: maxConcurrentPerHost, ...(options.wait ? { wait: options.wait } : {}) })
  const openReader = () => openHttpReader({ ...options, guard, pace, userAgent, productToken })

  return {
    guard,
    openReader,
    scanWebsite: async request => {
      const reader = openReader()
      try {
        return await scanWebsite({ ...request, reader })
      } finally {
        await reader.close()
      }
    },
  }
}
