import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'

export type SiteInOwnThread = {
  url: string
  allow: { host: string; port: number }
  pageBytes: number
  close: () => Promise<unknown>
}

const HOST = '127.0.0.1'

/** Serves the bench's pages from another thread, so that the site's work does not count as the reader's. */
export async function startSiteInOwnThread(): Promise<SiteInOwnThread> {
  const worker = new Worker(new URL(import.meta.url))
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  const allow = { host: HOST, port }
  return { url: `http://${HOST}:${port}`, allow, pageBytes: page.length, close: () => worker.terminate() }
}

const rows = Array.from(
  { length: 100 },
  (_, row) => `<tr><td>A-${row}</td><td>Articulo ${row}</td><td>${row * 7}.50</td></tr>`,
)
const page = `<!doctype html><meta charset="utf-8"><title>Lista</title><table>${rows.join('\n')}</table>`

if (!isMainThread && parentPort) {
  const server = createServer((request, response) => {
    const isPage = request.url !== '/robots.txt'
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(isPage ? page : '')
  })
  server.listen(0, HOST, () => parentPort?.postMessage((server.address() as AddressInfo).port))
}
