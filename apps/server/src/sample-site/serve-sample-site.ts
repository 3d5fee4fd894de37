import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildSamplePages } from './build-sample-pages.ts'
import { sampleStyle } from './sample-style.data.ts'

export type SampleSite = {
  /** `http://127.0.0.1:PORT`, without a slash at its end. */
  url: string
  /** The exact address the guard has to allow. */
  allow: { host: string; port: number }
  lists: { tenders: string; suppliers: string; products: string }
  close: () => Promise<void>
}

const HOST = '127.0.0.1'

/** Serves the sample pages, and nothing else, on a loopback listener of their own. */
export async function serveSampleSite(options: { now?: () => Date; port?: number } = {}): Promise<SampleSite> {
  const { now = () => new Date(), port = 0 } = options
  const pagesOfToday = keepToday(now)
  const server = createServer((request, response) => {
    // What the visitor sent is compared, never shown.
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
    if (request.url === '/robots.txt') return send(response, 'text/plain', 'User-agent: *\nAllow: /\n')
    if (request.url === '/estilo.css') return send(response, 'text/css', sampleStyle)
    const render = pagesOfToday().get(request.url ?? '')
    return render ? send(response, 'text/html', render()) : refuse(response, 404)
  })
  server.maxConnections = 64
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host: HOST, port }, resolve)
  })
  const { port: boundPort } = server.address() as AddressInfo
  const url = `http://${HOST}:${boundPort}`
  return {
    url,
    allow: { host: HOST, port: boundPort },
    lists: { tenders: `${url}/licitaciones`, suppliers: `${url}/proveedores`, products: `${url}/catalogo` },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The pages of a day are laid out once; the next day they are laid out anew, so that closing dates stay ahead. */
function keepToday(now: () => Date): () => Map<string, () => string> {
  let day = ''
  let pages = new Map<string, () => string>()
  return () => {
    const today = now()
    const thisDay = today.toISOString().slice(0, 10)
    if (thisDay !== day) {
      day = thisDay
      pages = buildSamplePages(today)
    }
    return pages
  }
}

function send(response: ServerResponse, type: string, body: string) {
  response.writeHead(200, { ...safeHeaders, 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' })
  response.end(body)
}

function refuse(response: ServerResponse, status: 404 | 405) {
  response.writeHead(status, { ...safeHeaders, 'content-type': 'text/plain; charset=utf-8' })
  response.end(status === 404 ? 'No existe esta página.\n' : 'Solo se puede leer.\n')
}

const safeHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}
