import type { HttpReader } from '../http/open-http-reader.ts'
import type { BrowserForm } from '../page.ts'
import { parseAddress } from '../parse-address.ts'
import type { PageWork } from '../reading/page-work.ts'
import { Unreadable } from '../why-unreadable.ts'
import { logInByBrowser } from './log-in-by-browser.ts'
import { logInByHttp } from './log-in-by-http.ts'
import { cookiePairs, type SiteLogin } from './site-login.ts'

/** Gets into the site, over HTTP where its form allows, and says where the session lives. */
export async function logIn(request: {
  login: SiteLogin
  /** The page that is wanted afterwards: a session cookie is for its site. */
  url: string
  reader: HttpReader
  browser: BrowserForm | undefined
  work: PageWork
  signal: AbortSignal
}): Promise<'http' | 'browser'> {
  const { reader, browser, work, signal } = request
  if (request.login.sessionCookie) {
    const target = parseAddress(request.url)
    if (!target.ok) throw new Unreadable(target.why)
    const isSealed = target.url.startsWith('https:')
    for (const pair of cookiePairs(request.login.sessionCookie))
      reader.cookies.set(isSealed ? `${pair}; Secure` : pair, new URL(target.url))
    return 'http'
  }
  const address = parseAddress(request.login.loginUrl)
  if (!address.ok) throw new Unreadable(address.why)
  const login = { ...request.login, loginUrl: address.url }
  if ((await logInByHttp({ login, reader, work, signal })) === 'inside') return 'http'
  if (!browser) throw new Unreadable({ kind: 'login', url: login.loginUrl, problem: 'no-browser' })
  await logInByBrowser({ login, browser, work, signal })
  return 'browser'
}
