import type { ErrorCode } from '@sondeo/contract/errors'
import type { LoginProblem, Wall, WhyUnreadable } from '@sondeo/scraping/why-unreadable'

/** Scraping fails in its own words; these are the contract's for each of them. */
const codes: Record<Exclude<WhyUnreadable['kind'], 'login' | 'bad-file' | 'wall'>, ErrorCode> = {
  'bad-address': 'url_invalid',
  'blocked-address': 'url_blocked',
  'no-such-host': 'site_not_found',
  'connection-failed': 'site_unreachable',
  tls: 'site_certificate',
  timeout: 'site_timeout',
  'too-large': 'page_too_large',
  'too-complex': 'page_too_complex',
  'too-many-redirects': 'site_redirects',
  robots: 'site_disallows_robots',
  'not-found': 'page_not_found',
  refused: 'site_refused',
  'server-error': 'site_error',
  'not-html': 'page_not_html',
  'empty-page': 'page_empty',
  'no-browser': 'page_needs_browser',
  stopped: 'scan_stopped',
}

const loginCodes: Record<LoginProblem, ErrorCode> = {
  'no-form': 'login_form_missing',
  refused: 'login_refused',
  'two-factor': 'login_two_factor',
  captcha: 'login_captcha',
  'foreign-form': 'login_foreign_form',
  'not-kept': 'login_not_kept',
  'no-browser': 'login_needs_browser',
}

const wallCodes: Record<Wall, ErrorCode> = {
  login: 'site_needs_login',
  captcha: 'site_captcha',
  consent: 'site_consent',
  script: 'page_asks_script',
  unfinished: 'page_unfinished',
}

export function explainUnreadable(why: WhyUnreadable): ErrorCode {
  if (why.kind === 'login') return loginCodes[why.problem]
  if (why.kind === 'wall') return wallCodes[why.wall]
  // A gatekeeper's puzzle, told by its header.
  if (why.kind === 'refused' && why.isChallenge) return 'site_captcha'
  // What a script should have drawn did not come; a page with nothing in it is another thing.
  if (why.kind === 'empty-page' && why.isDrawnByScript) return 'page_unfinished'
  if (why.kind === 'bad-file') return why.problem === 'no-data' ? 'file_without_data' : 'file_unreadable'
  return codes[why.kind]
}
