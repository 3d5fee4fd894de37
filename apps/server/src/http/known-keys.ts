import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** The token of `Authorization: Bearer …`, whatever it is. */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer +(\S+)\s*$/i.exec(headers.authorization ?? '')?.[1]

const MAX_KNOWN = 10_000

/**
 * Keys that were good a moment ago. A flood with one of them is counted by itself and not with its neighbours on the
 * same network; made-up keys are counted with their network, or everybody could have as many counts as they like.
 */
export function rememberKeys() {
  const hashes = new Set<string>()
  const hashOf = (token: string) => createHash('sha256').update(token).digest('base64')
  return {
    add(token: string) {
      if (hashes.size >= MAX_KNOWN) hashes.clear()
      hashes.add(hashOf(token))
    },
    /** A name for what this request is counted by, when it carries a known key. */
    nameOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
      const token = bearerOf(request)
      const hash = token && hashOf(token)
      return hash && hashes.has(hash) ? `key ${hash}` : undefined
    },
  }
}
export type KnownKeys = ReturnType<typeof rememberKeys>
