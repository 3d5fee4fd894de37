import type { FastifyReply } from 'fastify'

/** Ends the waiting, not the work, when the caller goes away. */
export function whileConnected({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => gone.abort())
  return gone.signal
}
