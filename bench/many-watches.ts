import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { makeClusterOnce } from '@sondeo/database/make-cluster'
import { TEST_ENCRYPTION_KEY } from '@sondeo/test-kit/open-test-database'
import { startSite } from '@sondeo/test-kit/sites/start-site'
import { findServerTemplate } from '../apps/server/test/server-template.ts'
import type { ManyReply, ManyRequest } from './many-watches-server.ts'

const PER_PERSON = 25
const script = fileURLToPath(new URL('./many-watches-server.ts', import.meta.url))
const rows = Array.from({ length: 30 }, (_, at) => `<tr><td>LPN-${at}</td><td>Tramo ${at}</td><td>S/ ${at}00</td></tr>`)
const page = `<html lang="es"><title>Compras</title><main><h1>Licitaciones</h1><table><tr><th>Código</th><th>Título</th><th>Monto</th></tr>${rows.join('')}</table></main></html>`

/**
 * So many hourly watches, spread over an hour as people make them, each person's on a site of its own. A minute of theirs
 * takes `secondsPerMinute`, so that the hour is over sooner and the load is higher than in life. Late is what has not
 * ended when the next minute begins.
 */
export async function runMany(watches: number, secondsPerMinute: number) {
  const sites = await Promise.all(
    Array.from({ length: Math.ceil(watches / PER_PERSON) }, () => startSite({ '/lista': page })),
  )
  const dataDir = await mkdtemp(join(tmpdir(), 'sondeo-many-'))
  await makeClusterOnce(join(dataDir, 'database'), await findServerTemplate())
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
    AUTHORIZED_EMAILS: '*@example.com',
    EGRESS_ALLOW: sites.map(({ host, port }) => `${host}:${port}`).join(','),
    LOG_LEVEL: 'silent',
  }
  const server = fork(script, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  await once(server, 'message')
  const ask = async (request: ManyRequest): Promise<ManyReply> => {
    server.send(request)
    return ((await once(server, 'message')) as [ManyReply])[0]
  }
  try {
    await ask({ kind: 'make', urls: sites.map(({ url }) => `${url}/lista`), perPerson: PER_PERSON })
    const late: number[] = []
    const memory: number[] = []
    for (let minute = 1; minute <= 60; minute++) {
      const began = performance.now()
      await ask({ kind: 'minute' })
      await wait(Math.max(0, secondsPerMinute * 1000 - (performance.now() - began)))
      const { waiting, memoryBytes } = await ask({ kind: 'count' })
      late.push(waiting)
      memory.push(memoryBytes)
    }
    while ((await ask({ kind: 'count' })).waiting > 0) await wait(200)
    const { failed } = await ask({ kind: 'end' })
    const megabytes = (bytes = 0) => Math.round(bytes / 1_000_000)
    const mean = (of: number[]) => megabytes(of.reduce((sum, one) => sum + one, 0) / of.length)
    console.log(`${sites.length * PER_PERSON} watches, each run once in an hour of ${secondsPerMinute} s a minute`)
    console.log(
      `not ended within ${secondsPerMinute} s of being due: ${late.filter(count => count > 0).length} of 60 minutes, at most ${Math.max(...late)} runs; not read: ${failed}`,
    )
    console.log(
      `memory of the server: ${mean(memory.slice(0, 20))}, ${mean(memory.slice(20, 40))}, ${mean(memory.slice(40))} MB in the thirds of the hour`,
    )
  } finally {
    server.kill('SIGKILL')
    await once(server, 'exit').catch(() => {})
    await Promise.all(sites.map(site => site.close()))
    await rm(dataDir, { recursive: true, force: true })
  }
}
