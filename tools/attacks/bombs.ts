import { gzipSync } from 'node:zlib'
import { scrapeWebsite } from '@sondeo/contract/website-analysis'
import type { SitePage } from '@sondeo/test-kit/sites/start-site'
import type { Attack, Size } from './attack.ts'
import { scanBody } from './open-stage.ts'

const as = (contentType: string, body: string | Uint8Array, headers: Record<string, string> = {}): SitePage => ({
  headers: { 'content-type': contentType, ...headers },
  body,
})

/** Small to send and large to read. */
function listBombs(size: Size): [path: string, page: SitePage][] {
  const few = size === 'whole' ? 1 : 10
  const wideCsv = `${'a\n'.repeat(300)}${','.repeat(400_000 / few)}\n${'a\n'.repeat(9000 / few)}`
  return [
    ['/ancho.csv', as('text/csv', wideCsv)],
    ['/hondo.json', as('application/json', '['.repeat(5_000_000 / few))],
    ['/celdas', as('text/html', `<table>${'<tr><td>'.repeat(2_500_000 / few)}`)],
    ['/correos', as('text/html', `<a href="mailto:${'.'.repeat(400_000 / few)}">x</a>`)],
    ['/hondo', as('text/html', '<div>'.repeat(200_000 / few))],
    [
      '/atributos',
      as('text/html', `<p ${Array.from({ length: 100_000 / few }, (_, at) => `a${at}=1`).join(' ')}>x</p>`),
    ],
    ['/gzip', as('text/html', gzipSync(Buffer.alloc(300_000_000 / few, 'a')), { 'content-encoding': 'gzip' })],
    [
      '/xml',
      as(
        'application/xml',
        `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at} "${`&a${at ? at - 1 : ''};`.repeat(10)}">`).join('')}]><x>&a8;</x>`,
      ),
    ],
  ]
}

const MAX_SCAN_MS = 120_000
// In the test command other suites run beside this one.
const MAX_WAIT_MS = { short: 15_000, whole: 2000 }

export const bombs: Attack = {
  name: 'bombs',
  proves: 'a page or file that is small to send and large to read ends as an answer, while everybody else is served',
  async *run({ url, attacker, serve, signIn }, size) {
    const { client } = await signIn()
    for (const [path, page] of listBombs(size)) {
      serve(path, page)
      let isOver = false
      const startedAt = performance.now()
      const scanning = client.call(scrapeWebsite, scanBody(attacker.url + path)).finally(() => {
        isOver = true
      })
      let longestMs = 0
      while (!isOver && performance.now() - startedAt < MAX_SCAN_MS) {
        const askedAt = performance.now()
        await (await fetch(`${url}/healthz`)).text()
        longestMs = Math.max(longestMs, performance.now() - askedAt)
        await new Promise(resolve => setTimeout(resolve, 50))
      }
      const status = isOver ? (await scanning).status : 0
      const detail = `answered ${status} after ${((performance.now() - startedAt) / 1000).toFixed(1)} s, others waited ${longestMs.toFixed(0)} ms at most`
      yield { what: path, held: status > 0 && status < 500 && longestMs < MAX_WAIT_MS[size], detail }
    }
  },
}
