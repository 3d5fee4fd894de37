import type { FastifyReply } from 'fastify'

const waitingOn = new WeakSet<FastifyReply>()

/** The answer is kept for whoever asks again, so it is waited for even when the caller goes away. */
export const waitAnyway = (reply: FastifyReply) => void waitingOn.add(reply)

/** Ends the waiting, not the work, when the caller goes away. */
export function whileConnected(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (waitingOn.has(reply)) return gone.signal
  const { raw } = reply
  raw.once('close', () => gone.abort())
  return gone.signal
}
