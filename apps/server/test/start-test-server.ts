import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeClusterOnce } from '@sondeo/database/make-cluster'
import { createFreshPostgres } from '@sondeo/test-kit/fresh-postgres'
import { TEST_ENCRYPTION_KEY } from '@sondeo/test-kit/open-test-database'
import type { FastifyInstance } from 'fastify'
import { hashCheaply } from '../src/features/accounts/password-hash.ts'
import { type Application, openApplication } from '../src/open-application.ts'
import { openLog } from '../src/open-log.ts'
import type { TradePace } from '../src/outside/trade-sources.ts'
import type { ReaderLimits } from '../src/readers/reader-limits.ts'
import { readServerEnv, type ServerEnv } from '../src/server-env.ts'
import { findServerTemplate, serverTemplate } from './server-template.ts'
import { createTestClient, type TestClient } from './test-client.ts'
import { watchLog } from './watch-log.ts'

type Options = {
  /** PostgreSQL unless the embedded engine is what is tested: its work costs several times the processor time. */
  engine?: 'embedded' | 'postgres'
  /** A database that another test server uses already, to be two processes of one service. */
  url?: string
  /** Whether jobs are worked on. */
  works?: boolean
  env?: Record<string, string>
  tradePace?: TradePace
  readerLimits?: Partial<ReaderLimits>
  /** Mailboxes are proved as they are in production; otherwise nobody who signs up has to. */
  provesMailboxes?: boolean
  /** Passwords cost what they cost in production. */
  hashesSafely?: boolean
  /** Gets every line of the log, at its most talkative. */
  onLog?: (line: string) => void
}

export type TestServer = Application & {
  http: FastifyInstance
  env: ServerEnv
  url: string | undefined
  /** Moves with `advance` only. */
  clock: { now: () => Date; advance: (ms: number) => void }
  /** How long callers were made to wait, without waiting for it. */
  pausesMs: number[]
  /** A browser of its own: it keeps cookies and has an address that no other has. */
  client: (headers?: Record<string, string>) => TestClient
  /** Closes it and leaves nothing behind. */
  discard: () => Promise<void>
}

/** The real application on a fresh database. Only the clock is ours. What it logs is looked at, in every test. */
export async function startTestServer(options: Options = {}) {
  const { engine = 'postgres', url, works = false, env = {}, tradePace, readerLimits, onLog } = options
  const dataDir = await mkdtemp(join(tmpdir(), 'sondeo-data-'))
  const postgres = engine === 'postgres' && !url ? await createFreshPostgres(serverTemplate()) : undefined
  const databaseUrl = url ?? postgres?.url
  if (!databaseUrl) await makeClusterOnce(join(dataDir, 'database'), await findServerTemplate())
  const read = readServerEnv({
    DATA_DIR: dataDir,
    ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
    AUTHORIZED_EMAILS: '*@example.com',
    // A page that a test holds back stays held until the test lets it go, however busy the machine is.
    PAGE_SECONDS: '300',
    // Most tests read a page or two: what they need is loaded then.
    WARM_READERS: '0',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...env,
  })
  const logged = watchLog()
  const pausesMs: number[] = []
  let time = Date.now()
  const now = () => new Date(time)
  const application = await openApplication(read, {
    serves: true,
    works,
    now,
    pause: async ms => void pausesMs.push(ms),
    logger: openLog({
      level: 'trace',
      write: line => {
        logged.look(line)
        onLog?.(line)
      },
    }),
    ...(tradePace && { tradePace }),
    // What one test waits for does not stand behind what others work on.
    readerLimits: { nice: 0, patienceMs: 600_000, ...readerLimits },
    ...(!options.provesMailboxes && { needsMailProof: () => false }),
  })
  const hashSafely = options.hashesSafely ? () => {} : hashCheaply()
  const { http } = application
  if (!http) throw new Error('A test server serves.')
  const server: TestServer = {
    ...application,
    http,
    env: read,
    pausesMs,
    url: databaseUrl,
    clock: {
      now,
      advance: ms => {
        time += ms
      },
    },
    client: headers => createTestClient(http, { headers: headers ?? {} }),
    async discard() {
      await application.close()
      hashSafely()
      await postgres?.drop()
      logged.expectNoValues()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return server
}
