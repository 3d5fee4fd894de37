import type { WhyUnreadable } from '../why-unreadable.ts'
import type { ScanResult } from './scan.ts'

/** The site was not reached in this way of speaking; whether it can be in another is not known. */
const isUnreached = ({ kind }: WhyUnreadable) => kind === 'tls' || kind === 'connection-failed'

/**
 * An address that was typed without `https://`: many sites know only `http://`. What https says counts, unless http
 * reaches the site.
 */
export async function scanBareAddress(url: string, scan: (url: string) => Promise<ScanResult>): Promise<ScanResult> {
  const secure = await scan(url)
  if (secure.ok || !isUnreached(secure.why)) return secure
  const plain = await scan(url.replace(/^https:/, 'http:'))
  return plain.ok || !isUnreached(plain.why) ? plain : secure
}
