import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Certificate } from './make-certificate.ts'

export type SiteAnswer = { status?: number; headers?: Record<string, string | string[]>; body?: string | Uint8Array }
export type SitePage =
  | string
  | SiteAnswer
  | ((request: IncomingMessage, response: ServerResponse) => SiteAnswer | string | undefined)

export type Site = {
  /** Without a slash at its end. */
  url: string
  host: string
  port: number
  /** Every request so far, as `GET /path`. */
  requests: string[]
  headersOf: (path: string) => IncomingMessage['headers'] | undefined
  connectionCount: () => number
  close: () => Promise<void>
}

type SiteOptions = { host?: '127.0.0.1' | '::1'; certificate?: Certificate }

/** A real site on loopback: paths to pages, 404 for the rest. It counts who connects and what is asked. */
export async function startSite(pages: Record<string, SitePage>, options: SiteOptions = {}): Promise<Site> {
  const { host = '127.0.0.1', certificate } = options
  const requests: string[] = []
  const headers = new Map<string, IncomingMessage['headers']>()
  const answer: RequestListener = (request, response) => {
    const path = request.url ?? '/'
    requests.push(`${request.method} ${path}`)
    headers.set(path, request.headers)
    const page = pages[path] ?? pages[path.split('?')[0] ?? ''] ?? pages['*'] ?? { status: 404, body: 'nothing here' }
    const given = typeof page === 'function' ? page(request, response) : page
    if (given !== undefined) send(response, given)
  }
  const server = certificate ? createTlsServer(certificate, answer) : createServer(answer)
  let connections = 0
  server.on('connection', () => connections++)
  const port = await listen(server, host)
  const shownHost = host === '::1' ? '[::1]' : host
  return {
    url: `${certificate ? 'https' : 'http'}://${shownHost}:${port}`,
    host,
    port,
    requests,
    headersOf: path => headers.get(path),
    connectionCount: () => connections,
    close: () => closeSite(server),
  }
}

function send(response: ServerResponse, given: SiteAnswer | string) {
  const { status = 200, headers = {}, body = '' } = typeof given === 'string' ? { body: given } : given
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers })
  response.end(body)
}

function listen(server: Server, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port: 0, host }, () => resolve((server.address() as AddressInfo).port))
  })
}

function closeSite(server: Server): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
