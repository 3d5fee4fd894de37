import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'

const LOOPBACK = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/
export const isLoopbackName = (hostname: string) => LOOPBACK.test(hostname)

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
  http.addHook('onRequest', async request => {
    const { host = '' } = request.headers
    if (!isOurs(host) && !forWatchers.has(request.url)) throw new AppError('foreign_host')
  })
}
