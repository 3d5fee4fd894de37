import type { ErrorCode } from '@sondeo/contract/errors'
import type { WhyUnreadable } from '@sondeo/scraping/why-unreadable'

/** Scraping fails in its own words; these are the contract's for each of them. */
const codes: Record<WhyUnreadable['kind'], ErrorCode> = {
  'bad-address': 'url_invalid',
  'blocked-address': 'url_blocked',
  'no-such-host': 'site_not_found',
  'connection-failed': 'site_unreachable',
  tls: 'site_certificate',
  timeout: 'site_timeout',
  'too-large': 'page_too_large',
  'too-many-redirects': 'site_redirects',
  robots: 'site_disallows_robots',
  'not-found': 'page_not_found',
  refused: 'site_refused',
  'server-error': 'site_error',
  'not-html': 'page_not_html',
  'empty-page': 'page_empty',
  stopped: 'scan_stopped',
}

export const explainUnreadable = (why: WhyUnreadable): ErrorCode => codes[why.kind]
