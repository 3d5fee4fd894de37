import { CookieJar } from 'tough-cookie'
import { type Answer, headerOf } from './exchange.ts'

/** Cookies of one scan (RFC 6265 and the public suffix list, by tough-cookie); gone with the scan. */
export type Cookies = {
  headerFor: (url: URL) => string | undefined
  /** Those that would go to an address, one by one. */
  listFor: (url: URL) => { name: string; value: string }[]
  /** One that did not come from the site itself. */
  set: (line: string, url: URL) => void
  keepFrom: (answer: Pick<Answer, 'url' | 'headers'>) => void
  /** All of them as a text, from which `keepCookies` goes on. The same text while nothing changed. */
  write: () => string
}

const MAX_COOKIES = 300
const MAX_PER_ANSWER = 50
const MAX_LENGTH = 4096

export function keepCookies(written?: string): Cookies {
  const jar = written
    ? CookieJar.deserializeSync(written)
    : new CookieJar(undefined, { looseMode: true, rejectPublicSuffixes: true })
  let kept = 0
  return {
    headerFor: url => jar.getCookieStringSync(url.href) || undefined,
    listFor: url => jar.getCookiesSync(url.href).map(({ key, value }) => ({ name: key, value })),
    set: (line, url) => void jar.setCookieSync(line, url.href, { ignoreError: true }),
    write: () => {
      const { cookies, ...about } = jar.serializeSync() ?? { cookies: [] }
      return JSON.stringify({ ...about, cookies: cookies.map(({ lastAccessed: _, ...cookie }) => cookie) })
    },
    keepFrom: answer => {
      if (headerOf(answer, 'set-cookie') === undefined) return
      const lines = [answer.headers['set-cookie']].flat().filter(line => line !== undefined)
      for (const line of lines.slice(0, MAX_PER_ANSWER)) {
        if (line.length > MAX_LENGTH || /^[\s;]*$/.test(line) || kept >= MAX_COOKIES) continue
        if (jar.setCookieSync(line, answer.url.href, { ignoreError: true })) kept++
      }
    },
  }
}
