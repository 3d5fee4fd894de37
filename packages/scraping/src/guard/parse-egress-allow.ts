import { canonicalHost } from './canonical-host.ts'

export type AllowedPair = { host: string; port: number }

/** Reads `host:port` pairs separated by commas or blanks (`intranet.example:8080, [::1]:3000`). */
export function parseEgressAllow(text: string): { pairs: AllowedPair[]; mistakes: string[] } {
  const pairs: AllowedPair[] = []
  const mistakes: string[] = []
  for (const piece of text.split(/[\s,]+/).filter(Boolean)) {
    const match = /^(\[[^\]]+\]|[^:/@?#\\]+):(\d{1,5})$/.exec(piece)
    const host = canonicalHost(match?.[1] ?? '')
    const port = Number(match?.[2])
    if (host !== undefined && port > 0 && port <= 65_535) pairs.push({ host, port })
    else mistakes.push(piece)
  }
  return { pairs, mistakes }
}
