import { isIP, type Socket } from 'node:net'
import { connect as connectTls, createSecureContext, rootCertificates, type TLSSocket } from 'node:tls'
import type { buildConnector } from 'undici'
import { Unreadable } from '../why-unreadable.ts'
import type { Guard } from './create-guard.ts'

type GuardedConnectorOptions = {
  guard: Guard
  connectTimeoutMs: number
  /** Certificates trusted besides the usual ones. */
  extraCertificates?: string[]
}

/** The connector of an undici agent whose every socket, the first as well as a later one, comes from the guard. */
export function connectThroughGuard(options: GuardedConnectorOptions): buildConnector.connector {
  const { guard, connectTimeoutMs, extraCertificates } = options
  const secureContext = createSecureContext(
    extraCertificates ? { ca: [...rootCertificates, ...extraCertificates] } : {},
  )

  async function open({ hostname, protocol, port }: buildConnector.Options): Promise<Socket> {
    const isSecure = protocol === 'https:'
    const socket = await guard.open({
      hostname,
      port: Number(port) || (isSecure ? 443 : 80),
      timeoutMs: connectTimeoutMs,
    })
    if (!isSecure) return socket
    const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
    return await secure(socket, host)
  }

  function secure(socket: Socket, host: string): Promise<TLSSocket> {
    return new Promise((resolve, reject) => {
      const servername = isIP(host) ? '' : host
      const secured = connectTls({ socket, host, servername, secureContext, ALPNProtocols: ['http/1.1'] })
      const timer = setTimeout(
        () => secured.destroy(new Unreadable({ kind: 'timeout', url: `https://${host}/`, afterMs: connectTimeoutMs })),
        connectTimeoutMs,
      )
      secured.on('error', error => {
        clearTimeout(timer)
        secured.destroy()
        reject(error)
      })
      secured.once('secureConnect', () => {
        clearTimeout(timer)
        resolve(secured)
      })
    })
  }

  return (target, callback) => {
    open(target).then(
      socket => callback(null, socket),
      error => callback(error instanceof Error ? error : new Error(String(error)), null),
    )
  }
}
