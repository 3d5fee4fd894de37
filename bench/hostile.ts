import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { maxBodyBytesOf } from '@sondeo/contract/endpoint'
import { getExportTable } from '@sondeo/contract/exports'
import { getSearchHistory } from '@sondeo/contract/searches'
import { type Site, startSite } from '@sondeo/test-kit/sites/start-site'
import { startGoogleSheets } from '@sondeo/test-kit/stand-ins/start-google-sheets'
import { startPostgres } from '@sondeo/test-kit/start-postgres'
import { type Call, callAs, callFromThread, type Reply, shareBody } from './hostile-caller.ts'
import { hostilePages } from './hostile-pages.ts'
import type { HostileServer, Stall } from './hostile-server.ts'

/** What others' calls take meanwhile is held against what they took just before: the machine may be busy otherwise. */
const QUIET_MS = 2000
const CALL_EVERY_MS = 25
/** What is over sooner is asked for again: a few calls of others say little. */
const LEAST_MS = 2500
const SLOW_SCANS = 12
const MAX_OWN_STALL_MS = 50
const MAX_RATIO = 3
const addresses = ['198.51.100.1', '198.51.100.2', '198.51.100.3'] as const

/** What one person's worst pages, files, rules, questions and exports do to everybody else; fails when a limit is missed. On PostgreSQL with `--postgres`; only the cases with a word in their name with `--only word`. */
export async function run(options: string[]): Promise<void> {
  const missed: string[] = []
  const postgres = options.includes('--postgres') ? await startPostgres() : undefined
  const site = await startSite(hostilePages)
  const hanging = await Promise.all(
    Array.from({ length: SLOW_SCANS }, () => startSite({ '/robots.txt': { status: 404 }, '*': () => undefined })),
  )
  const google = await startGoogleSheets()
  google.allow('token')
  const dataDir = await mkdtemp(join(tmpdir(), 'sondeo-bench-'))
  const EGRESS_ALLOW = [site, ...hanging].map(({ host, port }) => `${host}:${port}`).join(',')
  const settings = {
    DATA_DIR: dataDir,
    ENCRYPTION_KEY: 'a key for the bench, long enough to be one',
    EGRESS_ALLOW,
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_SHEETS_URL: google.url,
  }
  const database = postgres ? { DATABASE_URL: postgres.url } : {}
  const child = fork(new URL('./hostile-server.ts', import.meta.url), [JSON.stringify({ ...settings, ...database })])
  try {
    const died = once(child, 'exit').then(() => Promise.reject(new Error('the server ended')))
    const [server] = (await Promise.race([once(child, 'message'), died])) as [HostileServer]
    died.catch(() => {})
    const only = options.includes('--only') ? options[options.indexOf('--only') + 1] : undefined
    missed.push(...(await measureStalls({ child, server, site, only })))
    if (!only) missed.push(...(await measureFairness(server, site, hanging)))
  } finally {
    if (child.connected) {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    }
    await Promise.all([site, google, ...hanging].map(one => one.close()))
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const load = loadavg().map(value => value.toFixed(1))
  console.log(`\nload of the machine: ${load.join(', ')} on ${availableParallelism()} processors`)
  for (const limit of missed) console.log(`MISSED: ${limit}`)
  if (missed.length > 0) process.exitCode = 1
  else console.log('every limit held')
}

const scan = (call: Call, url: string, login?: { sessionCookie: string }) =>
  call('/api/scrape/website', { url, auth: login !== undefined, loginUrl: '', email: '', password: '', ...login })

const quiet = () => new Promise(resolve => setTimeout(resolve, QUIET_MS))

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

type Measured = { child: ChildProcess; server: HostileServer; site: Site; only: string | undefined }

/** The limits that were missed, in words. */
async function measureStalls({ child, server, site, only }: Measured): Promise<string[]> {
  const { call: hostile, stop } = callFromThread({ url: server.url, token: server.tokens[0], address: addresses[0] })
  const other = callAs({ url: server.url, token: server.tokens[1], address: addresses[1] })
  let number = 0
  const ask = (path: string) => scan(hostile, `${site.url}${path}?${number++}`)
  const scanned = async (path: string) => (await ask(path)).body.data?._id ?? ''
  // Warm: the first call of each kind loads its code.
  const records = await scanned('/records')
  const deep = await scanned('/deep')
  const saved = async (prompt: string) =>
    (await hostile('/api/get-ai-data', { scrappedDataId: records, prompt })).body.searchId as string
  const searchIds = [await saved('todas las sillas'), await saved('las sillas de más de 5 soles')]
  const [searchId = ''] = searchIds
  const sheet = shareBody(
    JSON.stringify({
      data: Array.from({ length: 50_000 }, (_, at) => ({ a: `Silla ${at}`, b: at, c: 'x'.repeat(300) })),
      headers: ['a', 'b', 'c'],
      name: 'muchas',
      accessToken: 'token',
    }),
  )
  const brackets = (bytes: number) => shareBody('['.repeat(bytes / 2) + ']'.repeat(bytes / 2))
  const longest = brackets(maxBodyBytesOf(getSearchHistory))
  const tooLong = brackets(500_000)
  const chosenRows = shareBody(
    JSON.stringify({
      searchId,
      view: { columns: ['a'], rows: Array.from({ length: 50_000 }, (_, at) => 49_999 - at) },
    }),
  )
  await watchOthers(other, quiet())
  const fields = Array.from({ length: 30 }, (_, index) => ({
    name: `f${index}`,
    selector: 'div p b ~ i',
    attribute: null,
  }))
  const cases: [name: string, task: () => Promise<Reply | undefined>][] = [
    ['nothing', async () => void (await quiet())],
    ['400 KB of dots in a mail address', () => ask('/dots')],
    ['400 KB of blanks behind data', () => ask('/blanks')],
    ['819 KB CSV, one wide line', () => ask('/wide.csv')],
    ['PDF that unpacks to 120 MB', () => ask('/bomb.pdf')],
    ['five million brackets of JSON', () => ask('/nested.json')],
    ['20 MB of cells', () => ask('/cells')],
    ['19 MB of text', () => ask('/long')],
    ['one small call after another', () => hostile('/api/auth/check-auth')],
    ['as many brackets as a call takes', () => hostile(getSearchHistory.path, longest)],
    ['half a megabyte of brackets as a call', () => hostile(getSearchHistory.path, tooLong)],
    ['50,000 chosen rows', () => hostile(getExportTable.path, chosenRows)],
    ['rule * with 30 fields', () => hostile('/api/reading-rules/preview', { scanId: deep, item: '*', fields })],
    ['page of 10,000 records', () => ask('/records')],
    [
      'question over 10,000 records',
      () => hostile('/api/get-ai-data', { scrappedDataId: records, prompt: 'los 20 más caros de Lima 7' }),
    ],
    ['saved table of 10,000 rows', () => hostile('/api/get-search-history', { searchId })],
    ['its export', () => hostile('/api/export/table', { searchId })],
    ['two of them joined', () => hostile('/api/consolidate/preview', { searchIds })],
    ['17 MB for Google Sheets', () => hostile('/api/export/google-sheets', sheet)],
    [
      '5 MB of escapes behind a login',
      () => scan(hostile, `${site.url}/escapes?${number++}`, { sessionCookie: `sid=${'aB3%'.repeat(1000)}` }),
    ],
  ]
  console.log(
    '| one person asks for | answer | seconds | stall, own ms | clock ms | others before, ms | meanwhile | p99 |',
  )
  console.log('|---|---|---:|---:|---:|---:|---:|---:|')
  const missed: string[] = []
  let worstStall = 0
  let worstRatio = 0
  for (const [name, task] of cases.filter(([name]) => !only || name === 'nothing' || name.includes(only))) {
    const before = at(await watchOthers(other, quiet()), 0.5)
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
    const ratio = middle / before
    worstStall = Math.max(worstStall, ownMs)
    worstRatio = Math.max(worstRatio, ratio)
    if (ownMs > MAX_OWN_STALL_MS) missed.push(`${name}: the thread was away for ${ownMs.toFixed(0)} ms`)
    if (ratio > MAX_RATIO) missed.push(`${name}: others waited ${ratio.toFixed(1)} times as long`)
    if (reply && reply.status >= 500) missed.push(`${name}: answered ${reply.status}`)
    const said = reply ? `${reply.status} ${reply.body.code ?? ''}` : ''
    const figures = [
      seconds.toFixed(1),
      ownMs.toFixed(0),
      clockMs.toFixed(0),
      before.toFixed(1),
      middle.toFixed(1),
      at(took, 0.99).toFixed(0),
    ]
    console.log(`| ${name} | ${said.trim()} | ${figures.join(' | ')} |`)
  }
  await stop()
  console.log(`\nlongest own stall ${worstStall.toFixed(0)} ms (at most ${MAX_OWN_STALL_MS})`)
  console.log(`others' calls at most ${worstRatio.toFixed(1)} times their quiet latency (at most ${MAX_RATIO})`)
  return missed
}

async function measureFairness(server: HostileServer, site: Site, hanging: Site[]): Promise<string[]> {
  const personAt = (at: 0 | 2) => callAs({ url: server.url, token: server.tokens[at], address: addresses[at] })
  const [greedy, other] = [personAt(0), personAt(2)]
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
  const missed: string[] = []
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
    if (beside > MAX_RATIO * alone) missed.push(`another's scan ${name}: ${(beside / alone).toFixed(1)} times as long`)
  }
  return missed
}
