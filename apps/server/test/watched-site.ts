import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkAuth } from '@sondeo/contract/accounts'
import { createWatch, getWatchChanges, runWatch } from '@sondeo/contract/watches/watch-calls'
import { scrapeWebsite } from '@sondeo/contract/website-analysis'
import { startSite } from '@sondeo/test-kit/sites/start-site'
import { readMail } from '@sondeo/test-kit/stand-ins/read-mail'
import { expect } from 'vitest'
import { registerSomebody } from './people.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestClient } from './test-client.ts'

export type Tender = { code: string; title: string; amount: string; closes: string }
export const tenders = (count: number): Tender[] =>
  Array.from({ length: count }, (_, at) => ({
    code: `LPN-2026-${String(at + 1).padStart(3, '0')}`,
    title: `Construcción del tramo ${at + 1}`,
    amount: `RD$ ${at + 1},000,000.00`,
    closes: `${String(at + 1).padStart(2, '0')}/12/2099`,
  }))

export const page = (rows: Tender[]) =>
  `<html lang="es"><title>Compras</title><main><h1>Licitaciones</h1><table><tr><th>Código</th><th>Título</th><th>Monto</th><th>Cierre</th></tr>${rows
    .map(
      ({ code, title, amount, closes }) =>
        `<tr><td>${code}</td><td>${title}</td><td>${amount}</td><td>${closes}</td></tr>`,
    )
    .join('')}</table></main></html>`

export const daily = { every: 'day', at: '08:00', timeZone: 'America/Lima' } as const
export const hourMs = 3_600_000

export type WatchedSite = Awaited<ReturnType<typeof startWatchedSite>>

/** A site with one list of tenders, which tests change, and a server that watches it. */
export async function startWatchedSite(engine: 'embedded' | 'postgres', env: Record<string, string> = {}) {
  let shown = ''
  const show = (html: string) => {
    shown = html
  }
  const site = await startSite({ '/hook': { status: 204 }, '/lista': () => shown })
  const server = await startTestServer({
    engine,
    works: true,
    env: { EGRESS_ALLOW: `${site.host}:${site.port}`, ...env },
  })

  async function scanList(rows: Tender[]) {
    show(page(rows))
    const { client, email } = await registerSomebody(server)
    const given = { url: `${site.url}/lista`, auth: false, loginUrl: '', email: '', password: '' }
    const { body: scanned } = await client.call(scrapeWebsite, given)
    return { client, email, scanId: scanned.data._id }
  }

  async function watchList(rows: Tender[], how: Partial<Parameters<typeof createWatch.body.parse>[0] & object> = {}) {
    const scanned = await scanList(rows)
    const made = await scanned.client.call(createWatch, { scanId: scanned.scanId, ...daily, ...how })
    return { ...scanned, watch: made.body.watch, watchId: made.body.watch._id }
  }

  const changesOf = async (client: TestClient, watchId: string) =>
    (await client.call(getWatchChanges, undefined, { query: { watchId } })).body

  /** Runs it now on what the site shows, and waits for the end. */
  async function look(client: TestClient, watchId: string, html: string) {
    show(html)
    server.clock.advance(hourMs)
    const { runs: before } = await changesOf(client, watchId)
    await client.call(runWatch, { watchId })
    await expect
      .poll(async () => {
        const { runs } = await changesOf(client, watchId)
        return runs.length > before.length && runs[0]?.state !== 'running'
      })
      .toBe(true)
    const { runs, changes } = await changesOf(client, watchId)
    return { run: runs[0], found: changes.filter(({ at }) => at === runs[0]?.at) }
  }

  async function readOutbox() {
    const folder = join(server.env.DATA_DIR, 'outbox')
    const files = (await readdir(folder).catch(() => [])).filter(file => !file.startsWith('.'))
    return Promise.all(files.sort().map(async file => readMail(await readFile(join(folder, file)))))
  }

  return {
    site,
    server,
    show,
    scanList,
    watchList,
    changesOf,
    look,
    readOutbox,
    ownerOf: async (client: TestClient) => (await client.call(checkAuth)).body.user?._id ?? '',
    async discard() {
      await server.discard()
      await site.close()
    },
  }
}
