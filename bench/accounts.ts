import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@sondeo/test-kit/start-postgres'
import autocannon from 'autocannon'
import type { Prepared, Report } from './accounts-server.ts'

const ROUNDS = 5
const ROUND_SECONDS = 4
const CONNECTIONS = 20
const SIGN_INS = 50

/** Signed-in calls against a bare route of the same process, and how long 50 sign-ins hold up everybody else. */
export async function run(): Promise<void> {
  await measure('embedded', {})
  const postgres = await startPostgres()
  try {
    await measure('PostgreSQL', { DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

async function measure(engine: string, env: Record<string, string>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sondeo-bench-'))
  const settings = { DATA_DIR: dataDir, ENCRYPTION_KEY: 'a key for the bench, long enough to be one', ...env }
  const child = fork(new URL('./accounts-server.ts', import.meta.url), [JSON.stringify(settings)])
  try {
    const died = once(child, 'exit').then(() => Promise.reject(new Error('the server ended')))
    const [prepared] = (await Promise.race([once(child, 'message'), died])) as [Prepared]
    died.catch(() => {})
    console.log(engine)
    await compareWithBareRoute(child, prepared)
    await measureStall(child, prepared)
  } finally {
    if (child.connected) {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    }
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function reportOf(child: ChildProcess): Promise<Report> {
  const told = once(child, 'message')
  child.send('report')
  return (await told)[0] as Report
}

type Round = { callsPerSecond: number; cpuMicroseconds: number }

async function compareWithBareRoute(child: ChildProcess, { appUrl, bareUrl, token }: Prepared): Promise<void> {
  const rounds: Record<'app' | 'bare', Round[]> = { app: [], bare: [] }
  // In turns, so that whatever else the machine does meets both alike; the first round only warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    const app = await loadRoute(child, `${appUrl}/api/auth/check-auth`, token)
    const bare = await loadRoute(child, `${bareUrl}/bare`, token)
    if (round === 0) continue
    rounds.app.push(app)
    rounds.bare.push(bare)
  }
  const middle = (which: 'app' | 'bare', what: keyof Round) => median(rounds[which].map(round => round[what]))
  const ratio = (what: keyof Round) =>
    median(rounds.app.map((app, index) => app[what] / (rounds.bare[index]?.[what] ?? 1)))
  for (const [name, which] of [
    ['check-auth, signed in', 'app'],
    ['bare Fastify route   ', 'bare'],
  ] as const)
    console.log(
      `  ${name}: ${middle(which, 'callsPerSecond').toFixed(0)} calls/s, ${middle(which, 'cpuMicroseconds').toFixed(0)} µs of processor each`,
    )
  console.log(`  ratio of calls/s:      ${ratio('callsPerSecond').toFixed(2)}`)
  console.log(`  ratio by processor:    ${(1 / ratio('cpuMicroseconds')).toFixed(2)}`)
}

async function loadRoute(child: ChildProcess, url: string, token: string): Promise<Round> {
  await reportOf(child)
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    headers: { cookie: `sondeo=${token}` },
    // Many visitors behind one proxy: a single address would meet the limit against floods.
    requests: [
      {
        setupRequest: request => ({ ...request, headers: { ...request.headers, 'x-forwarded-for': randomAddress() } }),
      },
    ],
  })
  const { cpuMs } = await reportOf(child)
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals, ${result.errors} errors`)
  return { callsPerSecond: result['2xx'] / result.duration, cpuMicroseconds: (cpuMs * 1000) / result['2xx'] }
}

const randomAddress = () => `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`

async function measureStall(child: ChildProcess, { appUrl, emails, password }: Prepared): Promise<void> {
  const signIn = async (index: number) => {
    const reply = await fetch(`${appUrl}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: emails[index % emails.length], password }),
    })
    if (!reply.ok) throw new Error(`sign-in answered ${reply.status}`)
    await reply.text()
  }
  await reportOf(child)
  await new Promise(resolve => setTimeout(resolve, 2_000))
  const idle = await reportOf(child)
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: SIGN_INS }, (_, index) => signIn(index)))
  const seconds = (performance.now() - startedAt) / 1000
  const busy = await reportOf(child)
  console.log(
    `  ${SIGN_INS} sign-ins at once:     ${seconds.toFixed(2)} s, ${(SIGN_INS / seconds).toFixed(0)} per second`,
  )
  console.log(`  longest stall:         ${busy.maxStallMs.toFixed(0)} ms (99 %: ${busy.p99StallMs.toFixed(1)} ms)`)
  console.log(`  longest while idle:    ${idle.maxStallMs.toFixed(0)} ms`)
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
