import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startListSite } from '@sondeo/test-kit/sites/start-list-site'
import { startPostgres } from '@sondeo/test-kit/start-postgres'
import autocannon from 'autocannon'
import { ask, callOf, KINDS, type Kind, type Took, type Visitor, workTogether } from './load-people.ts'
import type { Asked, Belongings, LoadReport, LoadServer, Original, Person } from './load-server.ts'

const CROWDS = [50, 200, 500]
const SOAK_CROWD = 200
const WARM_SECONDS = 8
const ALONE_ASKS: Record<Kind, number> = {
  'check-auth': 200,
  'list of searches': 200,
  'saved result': 200,
  'question over 47': 60,
  'question over 10,000': 8,
}
/** Fewer calls have no hundredth. */
const ENOUGH = 50
const MAX_RATIO = 20
const MAX_OWN_STALL_MS = 100
const MAX_GROWTH_MB_A_MINUTE = 2
const LEAST_SHARE = 0.4
const SHARES_CROWD = 30
const SHARE_ROUNDS = 4
const SHARE_SECONDS = 3
const CONNECTIONS = 20

type Settings = { seconds: number; soakSeconds: number; isPostgres: boolean; isSharesOnly: boolean }

/**
 * 50, 200 and 500 people who read, open and ask, each with an open stream of events: what they wait against one alone, how
 * long the server's thread was away, whether memory grows, and which call is dearest against a bare route. Fails when a
 * limit is missed. `--postgres`, `--seconds N` for each crowd, `--soak N` seconds, `--shares` for the last of these alone.
 */
export async function run(options: string[]): Promise<void> {
  const after = (name: string, otherwise: number) =>
    options.includes(name) ? Number(options[options.indexOf(name) + 1]) : otherwise
  const settings = {
    seconds: after('--seconds', 30),
    soakSeconds: after('--soak', 120),
    isPostgres: options.includes('--postgres'),
    isSharesOnly: options.includes('--shares'),
  }
  const missed = await withServer(settings, (child, server, original) => measure(child, server, { settings, original }))
  const load = loadavg().map(value => value.toFixed(1))
  console.log(`\nload of the machine: ${load.join(', ')} on ${availableParallelism()} processors`)
  for (const limit of missed) console.log(`MISSED: ${limit}`)
  if (missed.length > 0) process.exitCode = 1
  else console.log('every limit held')
}

type Measured = (child: ChildProcess, server: LoadServer, original: Original) => Promise<string[]>

async function withServer({ isPostgres, isSharesOnly }: Settings, measured: Measured): Promise<string[]> {
  const postgres = isPostgres ? await startPostgres() : undefined
  const sites = await Promise.all(
    [47, 10_000].map(records => startListSite({ pager: 'next-link', records, pageSize: records })),
  )
  const dataDir = await mkdtemp(join(tmpdir(), 'sondeo-bench-'))
  const env = {
    DATA_DIR: dataDir,
    ENCRYPTION_KEY: 'a key for the bench, long enough to be one',
    EGRESS_ALLOW: sites.map(({ host, port }) => `${host}:${port}`).join(','),
    ...(postgres && { DATABASE_URL: postgres.url }),
    count: String(isSharesOnly ? SHARES_CROWD : Math.max(...CROWDS)),
  }
  const child = fork(new URL('./load-server.ts', import.meta.url), [JSON.stringify(env)], { execArgv: ['--expose-gc'] })
  try {
    const died = once(child, 'exit').then(() => Promise.reject(new Error('the server ended')))
    const [server] = (await Promise.race([once(child, 'message'), died])) as [LoadServer]
    died.catch(() => {})
    const [first] = server.people
    if (!first) throw new Error('nobody is there')
    const [small, large] = [
      await scan(server.url, first, sites[0]?.start),
      await scan(server.url, first, sites[1]?.start),
    ]
    const saved = await post(server.url, first, '/api/get-ai-data', {
      scrappedDataId: small,
      prompt: 'todas las empresas',
    })
    return await measured(child, server, { small, large, searchId: String(saved.searchId) })
  } finally {
    if (child.connected) {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    }
    await Promise.all(sites.map(site => site.close()))
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function post(url: string, { token }: Person, path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { cookie: `sondeo=${token}`, 'content-type': 'application/json' }
  const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = (await reply.json()) as Record<string, unknown>
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status} ${JSON.stringify(answer).slice(0, 300)}`)
  return answer
}

async function scan(url: string, person: Person, address = ''): Promise<string> {
  const body = { url: address, auth: false, loginUrl: '', email: '', password: '' }
  const { data } = await post(url, person, '/api/scrape/website', body)
  return (data as { _id: string })._id
}

async function tell<Answer>(child: ChildProcess, asked: Asked): Promise<Answer> {
  const told = once(child, 'message')
  child.send(asked)
  return (await told)[0] as Answer
}
const report = (child: ChildProcess) => tell<LoadReport>(child, { kind: 'report' })

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const timesOf = (took: readonly Took[], kind: Kind) =>
  took.flatMap(call => (call.kind === kind && call.failure === null ? [call.ms] : [])).sort((a, b) => a - b)

type About = { settings: Settings; original: Original }

async function measure(child: ChildProcess, server: LoadServer, { settings, original }: About): Promise<string[]> {
  const missed: string[] = []
  const given = await tell<Belongings[]>(child, { kind: 'give', original })
  const visitors = server.people.map((person, index): Visitor => {
    const belongings = given[index]
    if (!belongings) throw new Error('somebody has nothing')
    return { ...person, ...belongings, address: `198.18.${index >> 8}.${index & 255}` }
  })
  console.log(settings.isPostgres ? 'PostgreSQL' : 'embedded')
  if (settings.isSharesOnly) return compareWithBare(child, server, visitors)
  const alone = await askAlone(server.url, visitors[0])
  // Readers for many are started once; that is no part of what anybody waits for on a day.
  await workTogether(server.url, visitors.slice(0, CROWDS[0]), WARM_SECONDS)
  await report(child)
  for (const crowd of CROWDS) {
    const took = await workTogether(server.url, visitors.slice(0, crowd), settings.seconds)
    const { ownStallMs, clockStallMs, cpuMs, residentMb } = await report(child)
    const busy = Math.round(cpuMs / settings.seconds / 10)
    console.log(
      `\n${crowd} people: ${took.length} calls, own stall ${ownStallMs.toFixed(0)} ms (${clockStallMs.toFixed(0)} by the clock), ${busy} % of a processor, ${residentMb.toFixed(0)} MB`,
    )
    missed.push(...judge(took, alone, crowd))
    if (ownStallMs > MAX_OWN_STALL_MS)
      missed.push(`the thread was away for ${ownStallMs.toFixed(0)} ms with ${crowd} people`)
  }
  missed.push(
    ...(await soak(child, server.url, { visitors: visitors.slice(0, SOAK_CROWD), seconds: settings.soakSeconds })),
  )
  missed.push(...(await compareWithBare(child, server, visitors)))
  return missed
}

/** One person, one call after another, so that what the machine does besides meets both. */
async function askAlone(url: string, visitor: Visitor | undefined): Promise<Took[]> {
  if (!visitor) throw new Error('nobody is there')
  const took: Took[] = []
  for (const kind of KINDS) {
    await ask(url, visitor, kind)
    for (let nth = 0; nth < ALONE_ASKS[kind]; nth++) took.push(await ask(url, visitor, kind))
  }
  return took
}

function judge(took: readonly Took[], alone: readonly Took[], crowd: number): string[] {
  const missed: string[] = []
  const failures = took.flatMap(({ failure }) => (failure === null ? [] : [failure]))
  if (failures.length > 0)
    missed.push(`${failures.length} of ${took.length} calls failed with ${crowd} people: ${failures[0]}`)
  for (const kind of KINDS) {
    const [times, before] = [timesOf(took, kind), timesOf(alone, kind)]
    const [p99, alone99] = [at(times, 0.99), at(before, 0.99)]
    const ratio = p99 / alone99
    const line = `median ${at(times, 0.5).toFixed(0)} ms, 99 of 100 ${p99.toFixed(0)} ms (alone ${at(before, 0.5).toFixed(0)} and ${alone99.toFixed(0)})`
    console.log(`  ${kind.padEnd(22)} ${String(times.length).padStart(5)} calls, ${line}: ${ratio.toFixed(1)} times`)
    if (times.length >= ENOUGH && ratio > MAX_RATIO)
      missed.push(`${kind} takes ${ratio.toFixed(1)} times as long with ${crowd} people`)
  }
  return missed
}

type Soak = { visitors: readonly Visitor[]; seconds: number }

/** Memory after a collection, at the ends of twelve parts: the first quarter only warms up. */
async function soak(child: ChildProcess, url: string, { visitors, seconds }: Soak): Promise<string[]> {
  const PARTS = 12
  const points: { minute: number; mb: number }[] = []
  const startedAt = performance.now()
  for (let part = 0; part < PARTS; part++) {
    const took = await workTogether(url, visitors, seconds / PARTS)
    if (took.some(({ failure }) => failure !== null)) return ['calls failed while memory was measured']
    const { heapMb } = await report(child)
    if (part >= PARTS / 4) points.push({ minute: (performance.now() - startedAt) / 60_000, mb: heapMb })
  }
  const slope = slopeOf(points)
  const heap = points.map(({ mb }) => mb.toFixed(0)).join(', ')
  console.log(
    `\nmemory with ${visitors.length} people for ${seconds} s: ${heap} MB; slope ${slope.toFixed(2)} MB a minute`,
  )
  return slope > MAX_GROWTH_MB_A_MINUTE ? [`memory grows by ${slope.toFixed(2)} MB a minute`] : []
}

function slopeOf(points: readonly { minute: number; mb: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(points.map(({ minute }) => minute)), mean(points.map(({ mb }) => mb))]
  const up = points.reduce((sum, { minute, mb }) => sum + (minute - x) * (mb - y), 0)
  return up / points.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0)
}

/** Calls a second against a bare route of the same process, in turns; the least share is the call that gives in first. */
async function compareWithBare(
  child: ChildProcess,
  { url, bareUrl }: LoadServer,
  visitors: readonly Visitor[],
): Promise<string[]> {
  const kinds = KINDS.filter(kind => kind !== 'question over 10,000')
  const bare: number[] = []
  const rates = new Map<Kind, number[]>(kinds.map(kind => [kind, []]))
  for (let round = 0; round <= SHARE_ROUNDS; round++) {
    const plain = await rateOf(bareUrl, () => ({ path: '/bare', headers: {} }))
    for (const kind of kinds) {
      let turn = 0
      const rate = await rateOf(url, () => {
        const visitor = visitors[turn++ % visitors.length] as Visitor
        const { path, body } = callOf(kind, visitor)
        const headers = {
          cookie: `sondeo=${visitor.token}`,
          'x-forwarded-for': visitor.address,
          'content-type': 'application/json',
        }
        return { path, headers, ...(body && { method: 'POST' as const, body: JSON.stringify(body) }) }
      })
      if (round > 0) rates.get(kind)?.push(rate / plain)
    }
    if (round > 0) bare.push(plain)
  }
  await report(child)
  const shares = kinds.map(kind => ({ kind, share: median(rates.get(kind) ?? []) })).sort((a, b) => a.share - b.share)
  console.log(`\ncalls a second against a bare route (${median(bare).toFixed(0)} a second), dearest first:`)
  for (const { kind, share } of shares) console.log(`  ${kind.padEnd(22)} ${share.toFixed(3)}`)
  const auth = shares.find(({ kind }) => kind === 'check-auth')?.share ?? 0
  return auth < LEAST_SHARE ? [`check-auth reaches ${auth.toFixed(2)} of a bare route`] : []
}

type Sent = { path: string; headers: Record<string, string>; method?: 'POST'; body?: string }

async function rateOf(url: string, next: () => Sent): Promise<number> {
  const setupRequest = (request: autocannon.Request) => ({ ...request, ...next() })
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SHARE_SECONDS,
    requests: [{ setupRequest }],
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals, ${result.errors} errors`)
  return result['2xx'] / result.duration
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
