import type { RobotsRule, RobotsRules } from './parse-robots.ts'

/** The rule that forbids this address, if one does: the longest match decides, and allowing wins a tie (RFC 9309, 2.2.2). */
export function checkRobots({ rules }: RobotsRules, url: URL): RobotsRule | undefined {
  if (url.pathname === '/robots.txt') return undefined
  const path = normalisePath(url.pathname + url.search)
  let best: RobotsRule | undefined
  let bestLength = -1
  for (const rule of rules) {
    const pattern = normalisePath(rule.pattern)
    if (pattern.length < bestLength || !matches(pattern, path)) continue
    if (pattern.length > bestLength || (rule.isAllow && !best?.isAllow)) {
      best = rule
      bestLength = pattern.length
    }
  }
  return best && !best.isAllow ? best : undefined
}

/** Taking the leftmost place for each piece between wildcards is enough, and cannot blow up as an expression could. */
function matches(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith('$')
  const pieces = (isAnchored ? pattern.slice(0, -1) : pattern).split('*')
  const first = pieces.shift() ?? ''
  if (!path.startsWith(first)) return false
  let position = first.length
  const last = isAnchored ? pieces.pop() : undefined
  for (const piece of pieces) {
    const found = path.indexOf(piece, position)
    if (found < 0) return false
    position = found + piece.length
  }
  if (!isAnchored) return true
  if (last === undefined) return position === path.length
  return path.length - last.length >= position && path.endsWith(last)
}

/** Brings both sides to one spelling: other letters as UTF-8 escapes, escapes of plain letters undone, the rest in capitals. */
function normalisePath(path: string): string {
  return path
    .toWellFormed()
    .replace(/[^\x21-\x7e]/gu, character => encodeURIComponent(character))
    .replace(/%([0-9a-f]{2})/gi, (escaped, hex: string) => {
      const character = String.fromCharCode(Number.parseInt(hex, 16))
      return /[A-Za-z0-9\-._~]/.test(character) ? character : escaped.toUpperCase()
    })
}
