import type { FastifyRequest } from 'fastify'

/** The browser's zone, sent by the page; UTC for callers that send none or nonsense. */
export function readTimeZone(request: Pick<FastifyRequest, 'headers'>): string {
  const named = request.headers['x-time-zone']
  if (typeof named !== 'string' || named.length > 60) return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: named }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}
