import type { Language } from '@sondeo/contract/fields'
import type { FastifyRequest } from 'fastify'

/** The page sets Accept-Language to the user's choice; Spanish unless English comes first. */
export function readLanguage(request: Pick<FastifyRequest, 'headers'>): Language {
  const first = request.headers['accept-language']?.split(',')[0]?.trim().toLowerCase() ?? ''
  return first.startsWith('en') ? 'en' : 'es'
}
