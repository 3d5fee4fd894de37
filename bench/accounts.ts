import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@sondeo/test-kit/start-postgres'
import autocannon from 'autocannon'
import type { Prepared, Stall } from './accounts-server.ts'

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
    const [prepared] = (await once(child, 'message')) as [Prepared]
    console.log(`${engine}`)
    await compareWithBareRoute(prepared)
    await measureStall(child, prepared)
  } finally {
    const ended = once(child, 'exit')
    child.disconnect()
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function compareWithBareRoute({ appUrl, bareUrl, token }: Prepared): Promise<void> {
  const rates: Record<'app' | 'bare', number[]> = { app: [], bare: [] }
  // In turns, so that whatever else the machine does meets both alike; the first round only warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    const app = await callsPerSecond(`${appUrl}/api/auth/check-auth`, token)
    const bare = await callsPerSecond(`${bareUrl}/bare`, token)
    if (round === 0) continue
    rates.app.push(app)
    rates.bare.push(bare)
  }
  const ratios = rates.app.map((rate, round) => rate / (rates.bare[round] ?? 1))
  console.log(`  check-auth, signed in: ${median(rates.app).toFixed(0)} calls/s`)
  console.log(`  bare Fastify route:    ${median(rates.bare).toFixed(0)} calls/s`)
  console.log(`  ratio:                 ${median(ratios).toFixed(2)}`)
}

async function callsPerSecond(url: string, token: string): Promise<number> {
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
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals, ${result.errors} errors`)
  return result['2xx'] / result.duration
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
  const report = async (): Promise<Stall> => {
    const told = once(child, 'message')
    child.send('end')
    return (await told)[0] as Stall
  }
  child.send('begin')
  await new Promise(resolve => setTimeout(resolve, 2_000))
  const idle = await report()
  child.send('begin')
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: SIGN_INS }, (_, index) => signIn(index)))
  const seconds = (performance.now() - startedAt) / 1000
  const busy = await report()
  console.log(
    `  ${SIGN_INS} sign-ins at once:     ${seconds.toFixed(2)} s, ${(SIGN_INS / seconds).toFixed(0)} per second`,
  )
  console.log(`  longest stall:         ${busy.maxMs.toFixed(0)} ms (99 %: ${busy.p99Ms.toFixed(1)} ms)`)
  console.log(`  longest while idle:    ${idle.maxMs.toFixed(0)} ms`)
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
