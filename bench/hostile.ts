import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { startPostgres } from '@sondeo/test-kit/start-postgres'
import { hostilePages } from './hostile-pages.ts'
import type { HostileServer, Stall } from './hostile-server.ts'

type Reply = { status: number; body: { code?: string; data?: { _id: string }; [field: string]: unknown } }
type Call = (path: string, body?: object) => Promise<Reply>

const QUIET_MS = 4000
const CALL_EVERY_MS = 25
/** What is over sooner is asked for again: a few calls of others say little. */
const LEAST_MS = 2500
const SLOW_SCANS = 12
const MAX_OWN_STALL_MS = 50
const MAX_RATIO = 3

/** What one person's worst pages, files, rules and questions do to everybody else; on PostgreSQL with `--postgres`. */
export async function run(options: string[]): Promise<void> {
  const postgres = options.includes('--postgres') ? await startPostgres() : undefined
  const site = await startSite(hostilePages)
  const hanging = await Promise.all(
    Array.from({ length: SLOW_SCANS }, () => startSite({ '/robots.txt': { status: 404 }, '*': () => undefined })),
  )
  const dataDir = await mkdtemp(join(tmpdir(), 'sondeo-bench-'))
  const EGRESS_ALLOW = [site, ...hanging].map(({ host, port }) => `${host}:${port}`).join(',')
  const settings = { DATA_DIR: dataDir, ENCRYPTION_KEY: 'a key for the bench, long enough to be one', EGRESS_ALLOW }
  const database = postgres ? { DATABASE_URL: postgres.url } : {}
  const child = fork(new URL('./hostile-server.ts', import.meta.url), [JSON.stringify({ ...settings, ...database })])
  try {
    const died = once(child, 'exit').then(() => Promise.reject(new Error('the server ended')))
    const [server] = (await Promise.race([once(child, 'message'), died])) as [HostileServer]
    died.catch(() => {})
    await measureStalls(child, server, site)
    await measureFairness(server, site, hanging)
  } finally {
    if (child.connected) {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    }
    await Promise.all([site, ...hanging].map(one => one.close()))
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const callAs =
  ({ url, tokens }: HostileServer, person: number): Call =>
  async (path, body) => {
    const headers = { cookie: `sondeo=${tokens[person]}`, 'content-type': 'application/json' }
    const reply = await fetch(url + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
    return { status: reply.status, body: (await reply.json()) as Reply['body'] }
  }

const scan = (call: Call, url: string) =>
  call('/api/scrape/website', { url, auth: false, loginUrl: '', email: '', password: '' })

async function stallOf(child: ChildProcess): Promise<Stall> {
  const told = once(child, 'message')
  child.send('report')
  return (await told)[0] as Stall
}

/** Calls of somebody else, one after another, until the task is done: how long each took. */
async function watchOthers(call: Call, task: Promise<unknown>): Promise<number[]> {
  let isDone = false
  const end = task.finally(() => {
    isDone = true
  })
  const took: number[] = []
  while (!isDone) {
    const startedAt = performance.now()
    const { status } = await call('/api/auth/check-auth')
    if (status !== 200) throw new Error(`check-auth answered ${status}`)
    took.push(performance.now() - startedAt)
    await new Promise(resolve => setTimeout(resolve, CALL_EVERY_MS))
  }
  await end
  return took.sort((one, other) => one - other)
}

const at = (sorted: number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

async function measureStalls(child: ChildProcess, server: HostileServer, site: Site): Promise<void> {
  const [hostile, other] = [callAs(server, 0), callAs(server, 1)]
  let number = 0
  const ask = (path: string) => scan(hostile, `${site.url}${path}?${number++}`)
  const scanned = async (path: string) => (await ask(path)).body.data?._id ?? ''
  // Warm: the first call of each kind loads its code.
  const records = await scanned('/records')
  const deep = await scanned('/deep')
  await watchOthers(other, new Promise(resolve => setTimeout(resolve, 1000)))
  const fields = Array.from({ length: 30 }, (_, index) => ({
    name: `f${index}`,
    selector: 'div p b ~ i',
    attribute: null,
  }))
  const cases: [name: string, task: () => Promise<Reply | undefined>][] = [
    ['nothing (quiet)', async () => void (await new Promise(resolve => setTimeout(resolve, QUIET_MS)))],
    ['400 KB of dots in a mail address', () => ask('/dots')],
    ['400 KB of blanks behind data', () => ask('/blanks')],
    ['819 KB CSV, one wide line', () => ask('/wide.csv')],
    ['PDF that unpacks to 120 MB', () => ask('/bomb.pdf')],
    ['five million brackets of JSON', () => ask('/nested.json')],
    ['20 MB of cells', () => ask('/cells')],
    ['rule * with 30 fields', () => hostile('/api/reading-rules/preview', { scanId: deep, item: '*', fields })],
    ['page of 10,000 records', () => ask('/records')],
    [
      'question over 10,000 records',
      () => hostile('/api/get-ai-data', { scrappedDataId: records, prompt: 'los 20 más caros de Lima 7' }),
    ],
  ]
  console.log('| one person asks for | answer | seconds | stall, own ms | stall, clock ms | others p50 ms | p99 ms |')
  console.log('|---|---|---:|---:|---:|---:|---:|')
  let quiet = 0
  let worstStall = 0
  let worstRatio = 0
  for (const [name, task] of cases) {
    await stallOf(child)
    const startedAt = performance.now()
    let reply: Reply | undefined
    const repeat = async () => {
      do reply = await task()
      while (performance.now() - startedAt < LEAST_MS)
    }
    const took = await watchOthers(other, repeat())
    const { ownMs, clockMs } = await stallOf(child)
    const seconds = (performance.now() - startedAt) / 1000
    const middle = at(took, 0.5)
    quiet ||= middle
    worstStall = Math.max(worstStall, ownMs)
    worstRatio = Math.max(worstRatio, middle / quiet)
    const said = reply ? `${reply.status} ${reply.body.code ?? ''}` : ''
    const figures = [
      seconds.toFixed(1),
      ownMs.toFixed(0),
      clockMs.toFixed(0),
      middle.toFixed(1),
      at(took, 0.99).toFixed(0),
    ]
    console.log(`| ${name} | ${said.trim()} | ${figures.join(' | ')} |`)
  }
  console.log(`\nlongest own stall ${worstStall.toFixed(0)} ms (at most ${MAX_OWN_STALL_MS})`)
  console.log(`others' calls at most ${worstRatio.toFixed(1)} times their quiet latency (at most ${MAX_RATIO})`)
}

async function measureFairness(server: HostileServer, site: Site, hanging: Site[]): Promise<void> {
  const [greedy, other] = [callAs(server, 0), callAs(server, 2)]
  let number = 0
  const timeOne = async () => {
    const startedAt = performance.now()
    const { status } = await scan(other, `${site.url}/quick?${number++}`)
    if (status !== 200) throw new Error(`the other scan answered ${status}`)
    return performance.now() - startedAt
  }
  const timeSome = async () =>
    at(
      [await timeOne(), await timeOne(), await timeOne()].sort((a, b) => a - b),
      0.5,
    )
  const alone = await timeSome()
  console.log(`\nanother's scan alone: ${(alone / 1000).toFixed(2)} s`)
  let begun = 0
  for (const [name, count] of [
    ['beside four hanging hosts', 4],
    ['beside twelve scans that hang', SLOW_SCANS],
  ] as const) {
    // Nobody waits for them: they hang until their sites are closed.
    for (const { url } of hanging.slice(begun, count)) void scan(greedy, `${url}/lista`).catch(() => {})
    begun = count
    await new Promise(resolve => setTimeout(resolve, 1500))
    const beside = await timeSome()
    console.log(`${name}: ${(beside / 1000).toFixed(2)} s, ${(beside / alone).toFixed(1)} times (at most ${MAX_RATIO})`)
  }
}
