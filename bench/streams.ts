import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventsPath } from '@sondeo/contract/events'
import { countTransactions } from '@sondeo/test-kit/count-transactions'
import { startPostgres } from '@sondeo/test-kit/start-postgres'
import { openApplication } from '../apps/server/src/open-application.ts'
import { readServerEnv } from '../apps/server/src/server-env.ts'

const PEOPLE = 100
const STREAMS_EACH = 10
const SECONDS = 20
const MOST_A_SECOND = 5

/** What a thousand open pages that nothing happens for ask of PostgreSQL; fails from five questions a second on. */
export async function run(): Promise<void> {
  const postgres = await startPostgres()
  const dataDir = await mkdtemp(join(tmpdir(), 'sondeo-bench-'))
  const env = readServerEnv({
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    ENCRYPTION_KEY: 'a key for the bench, long enough to be one',
    LOG_LEVEL: 'silent',
  })
  const { http, services, close } = await openApplication(env, { serves: true, works: false, logger: false })
  try {
    if (!http) throw new Error('the bench needs a server')
    const url = await http.listen({ port: 0, host: '127.0.0.1' })
    const alone = await countTransactions(postgres.url, SECONDS)
    const streams: IncomingMessage[] = []
    for (let person = 0; person < PEOPLE; person++) {
      const cookie = `sondeo=${await signIn(services.stores, person)}`
      const opening = Array.from({ length: STREAMS_EACH }, () => openStream(url + eventsPath, cookie))
      streams.push(...(await Promise.all(opening)))
    }
    const open = await countTransactions(postgres.url, SECONDS)
    for (const stream of streams) stream.destroy()
    console.log(`transactions a second with no page open: ${alone.toFixed(1)}`)
    console.log(`with ${streams.length} pages open that nothing happens for: ${open.toFixed(1)}`)
    if (open - alone > MOST_A_SECOND) process.exitCode = 1
  } finally {
    await close()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Stores = Awaited<ReturnType<typeof openApplication>>['services']['stores']

async function signIn({ users, sessions }: Stores, person: number): Promise<string> {
  const now = new Date()
  const made = await users.create({ email: `page-${person}@example.com`, passwordHash: null, now })
  if (made.result !== 'created') throw new Error(made.result)
  return (await sessions.start({ ownerId: made.user.id, passwordHash: null, now })) ?? ''
}

/** Open, and its first event has come. */
async function openStream(url: string, cookie: string): Promise<IncomingMessage> {
  const request = get(url, { headers: { cookie }, agent: false })
  const [reply] = (await once(request, 'response')) as [IncomingMessage]
  if (reply.statusCode !== 200) throw new Error(`a stream was refused: ${reply.statusCode}`)
  reply.on('error', () => {})
  await once(reply, 'data')
  return reply
}
