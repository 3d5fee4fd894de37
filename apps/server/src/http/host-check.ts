import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'

const LOOPBACK = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/
export const isLoopbackName = (hostname: string) => LOOPBACK.test(hostname)

const MAX_KNOWN = 100

/** Balancers and machines that watch ask by whatever address they know, and learn nothing but that it lives. */
const forWatchers = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * A name that somebody else lets point to this machine makes a browser believe that it is on that somebody's site. Only
 * our own names are answered: those of the settings, and the ones that always mean the machine itself.
 */
export function addHostCheck(http: FastifyInstance, ownUrls: readonly string[]) {
  const names = new Set(ownUrls.map(url => new URL(url).hostname))
  const isOurs = (host: string) => {
    const name = URL.parse(`http://${host}`)?.hostname ?? ''
    return names.has(name) || isLoopbackName(name)
  }
  /** Few, unlike those that strangers think of. */
  const known = new Set<string>()
  http.addHook('onRequest', (request, _, done) => {
    const { host = '' } = request.headers
    if (known.has(host)) return done()
    if (isOurs(host)) {
      if (known.size < MAX_KNOWN) known.add(host)
      return done()
    }
    done(forWatchers.has(request.url) ? undefined : new AppError('foreign_host'))
  })
}
