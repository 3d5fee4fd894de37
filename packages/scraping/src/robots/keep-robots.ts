import type { TraceStep } from '../page.ts'
import { Unreadable } from '../why-unreadable.ts'
import { checkRobots } from './check-robots.ts'
import { parseRobots, type RobotsRules } from './parse-robots.ts'

/** What came back for a `robots.txt`: its text, or the status that says why there is none. */
export type RobotsAnswer = { text: string } | { status: number }

export type Robots = {
  /** Throws `Unreadable` when the site forbids this address. */
  check: (url: URL, visit: { trace: TraceStep[]; signal?: AbortSignal | undefined }) => Promise<void>
  /** The pause that a site wished for, of those whose rules are known. */
  crawlDelayMs: (url: URL) => number
  /** The maps that a site names, where its rules are known. */
  sitemaps: (url: URL) => readonly string[]
}

/** Rules of every site met in one scan, each asked for once. */
export function keepRobots({
  productToken,
  load,
}: {
  productToken: string
  load: (url: URL, signal?: AbortSignal) => Promise<RobotsAnswer>
}): Robots {
  const known = new Map<string, Promise<RobotsRules | { status: number }>>()
  const delays = new Map<string, number>()
  const maps = new Map<string, string[]>()

  async function fetchRules(origin: string, signal?: AbortSignal): Promise<RobotsRules | { status: number }> {
    const answer = await load(new URL('/robots.txt', origin), signal)
    // A site without the file allows everything; a site that cannot say allows nothing (RFC 9309, 2.3.1).
    if (!('text' in answer)) return answer.status >= 500 ? answer : { rules: [] }
    const rules = parseRobots(answer.text, productToken)
    delays.set(origin, rules.crawlDelayMs ?? 0)
    maps.set(origin, rules.sitemaps ?? [])
    return rules
  }

  return {
    check: async (url, { trace, signal }) => {
      const asked = known.get(url.origin) ?? fetchRules(url.origin, signal)
      known.set(url.origin, asked)
      const rules = await asked
      const rule = 'rules' in rules ? checkRobots(rules, url) : undefined
      const isAllowed = 'rules' in rules && !rule
      trace.push({ step: 'robots', url: url.href, verdict: isAllowed ? 'allowed' : 'disallowed' })
      if (!('rules' in rules)) {
        throw new Unreadable({ kind: 'robots', url: url.href, because: 'unavailable', status: rules.status })
      }
      if (rule) {
        const text = `Disallow: ${rule.pattern.slice(0, 200)}`
        throw new Unreadable({ kind: 'robots', url: url.href, because: 'rule', rule: text, line: rule.line })
      }
    },
    crawlDelayMs: url => delays.get(url.origin) ?? 0,
    sitemaps: url => maps.get(url.origin) ?? [],
  }
}
