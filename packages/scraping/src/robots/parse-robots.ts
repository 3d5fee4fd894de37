export type RobotsRule = { isAllow: boolean; pattern: string; line: number }

/** The rules that hold for us: those of the groups that name us, else those for everybody (RFC 9309, 2.2.1). */
export type RobotsRules = {
  rules: RobotsRule[]
  crawlDelayMs?: number
  /** Maps of the site, which it names to everybody. */
  sitemaps?: string[]
}

type Group = { agents: string[]; rules: RobotsRule[]; crawlDelayMs?: number }

export function parseRobots(text: string, productToken: string): RobotsRules {
  const groups = readGroups(text)
  const token = productToken.toLowerCase()
  const ours = groups.filter(group => group.agents.includes(token))
  const chosen = ours.length > 0 ? ours : groups.filter(group => group.agents.includes('*'))
  const delays = chosen.map(group => group.crawlDelayMs).filter(delay => delay !== undefined)
  const sitemaps = [...text.matchAll(/^[ \t]{0,9}sitemap[ \t]{0,9}:[ \t]{0,9}(\S{1,2048})/gim)].map(
    match => match[1] ?? '',
  )
  return {
    ...(sitemaps.length > 0 && { sitemaps }),
    rules: chosen.flatMap(group => group.rules),
    ...(delays.length > 0 ? { crawlDelayMs: Math.max(...delays) } : {}),
  }
}

function readGroups(text: string): Group[] {
  const groups: Group[] = []
  let current: Group | undefined
  let isNamingAgents = false
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = (raw.split('#')[0] ?? '').trim()
    const colon = line.indexOf(':')
    if (colon < 1) continue
    const field = line.slice(0, colon).trim().toLowerCase()
    const value = line.slice(colon + 1).trim()
    if (field === 'user-agent') {
      if (!current || !isNamingAgents) {
        current = { agents: [], rules: [] }
        groups.push(current)
        isNamingAgents = true
      }
      current.agents.push(agentToken(value))
    } else if (field === 'allow' || field === 'disallow') {
      // Rules before any group belong to nobody; an empty one says nothing.
      isNamingAgents = false
      if (current && value !== '') {
        current.rules.push({ isAllow: field === 'allow', pattern: value, line: index + 1 })
      }
    } else if (field === 'crawl-delay' && current && /^\d{1,5}(?:\.\d+)?$/.test(value)) {
      current.crawlDelayMs = Number(value) * 1000
    }
  }
  return groups
}

/** `SondeoBot/1.0 (x)` names `sondeobot`: a version after the token does not make it another robot. */
function agentToken(value: string): string {
  if (value.startsWith('*')) return '*'
  return (/^[A-Za-z_-]+/.exec(value)?.[0] ?? value).toLowerCase()
}
