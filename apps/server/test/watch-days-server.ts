// A real server that one watch runs in, started by tests and benches that kill it. They say by messages which day it is.
import { createWatch } from '@sondeo/contract/watches/watch-calls'
import { scrapeWebsite } from '@sondeo/contract/website-analysis'
import { toldKindOf } from '../src/features/website-analysis/watches/send-news.ts'
import { startDue } from '../src/features/website-analysis/watches/start-due.ts'
import { StoredChanges } from '../src/features/website-analysis/watches/watch-settings.ts'
import { openApplication } from '../src/open-application.ts'
import { readServerEnv } from '../src/server-env.ts'
import { registerSomebody } from './people.ts'
import type { TestServer } from './start-test-server.ts'
import { createTestClient } from './test-client.ts'

export type DayRequest = {
  /** Where time stands, by the clock of the watch. */
  now: string
  url: string
  watch: { ownerId: string; watchId: string } | null
}
export type DayReply = {
  watch: { ownerId: string; watchId: string }
  runId: string
  told: string[]
  memoryBytes: number
}

let offsetMs = 0
const now = () => new Date(Date.now() + offsetMs)
const env = readServerEnv()
const application = await openApplication(env, {
  serves: true,
  works: true,
  now,
  needsMailProof: () => false,
  logger: false,
})
const { services, http } = application
const { stores } = services
if (!http) throw new Error('it serves')
process.send?.('ready')

async function begin(url: string) {
  const server = { client: () => createTestClient(http as NonNullable<typeof http>, { headers: {} }) }
  const { client, user } = await registerSomebody(server as unknown as TestServer)
  const given = { url, auth: false, loginUrl: '', email: '', password: '' }
  const scanId = (await client.call(scrapeWebsite, given)).body.data._id
  const daily = { scanId, every: 'day', at: '08:00', timeZone: 'America/Lima', deadlineDays: null } as const
  return { ownerId: user._id, watchId: (await client.call(createWatch, daily)).body.watch._id }
}

const pause = () => new Promise(resolve => setTimeout(resolve, 20))

async function passDay(request: DayRequest): Promise<DayReply> {
  offsetMs = Date.parse(request.now) - Date.now()
  const watch = request.watch ?? (await begin(request.url))
  const memoryBytes = process.memoryUsage().rss
  if (!request.watch) return { watch, runId: '', told: [], memoryBytes }
  await startDue(services)
  const since = new Date(Date.parse(request.now) - 12 * 3_600_000)
  const findRun = async () => (await stores.watchRuns.list({ ...watch, limit: 1, after: since }))[0]
  while (!(await findRun())) await pause()
  const runId = (await findRun())?.id ?? ''
  while ((await findRun())?.state === 'running') await pause()
  const changes = (await stores.watchRuns.readChanges({ ownerId: watch.ownerId, runId, schema: StoredChanges })) ?? []
  const isMailed = async () =>
    (await stores.notices.list({ ownerId: watch.ownerId })).some(
      ({ kind, period }) => kind === toldKindOf(watch.watchId) && period === runId,
    )
  while (changes.length > 0 && !(await isMailed())) await pause()
  const told = changes.map(({ kind, row, fields }) =>
    `${kind} ${row.Código ?? ''} ${fields.map(({ name }) => name).join(',')}`.trim(),
  )
  return { watch, runId, told: told.sort(), memoryBytes }
}

process.on('message', (request: DayRequest) => {
  void passDay(request).then(reply => process.send?.(reply))
})
