import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

/**
 * A call that changes state must come from our own pages. Browsers always name the origin of a POST; programs that
 * name none carry no cookies of a victim.
 */
export function refuseForeignOrigin(request: FastifyRequest, allowedOrigins: readonly string[]) {
  const { origin, host, 'sec-fetch-site': site } = request.headers
  if (site === 'cross-site') throw new AppError('foreign_origin')
  if (origin === undefined || allowedOrigins.includes(origin)) return
  // A page opened as 127.0.0.1 instead of localhost is still ours: its origin is the host it was asked from.
  const isOwnHost = URL.canParse(origin) && new URL(origin).host === host
  // Behind https, the same host without encryption is whoever sits on the wire.
  const isDowngrade = allowedOrigins[0]?.startsWith('https:') && origin.startsWith('http:')
  if (!isOwnHost || isDowngrade) throw new AppError('foreign_origin')
}
