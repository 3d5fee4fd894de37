// The measured half, in a process of its own: the real application with its jobs, beside it a bare Fastify route.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { ENGINE_VERSION } from '@sondeo/extraction/page-reading'
import Fastify from 'fastify'
import { openApplication } from '../apps/server/src/open-application.ts'
import { readServerEnv } from '../apps/server/src/server-env.ts'

export type Person = { ownerId: string; token: string }
export type LoadServer = { url: string; bareUrl: string; people: Person[] }
/** What the first person has: a scan of few records, one of many, and a saved answer about the first. */
export type Original = { small: string; large: string; searchId: string }
export type Belongings = { small: string; large: string | null; searchId: string }
/** Of the time since the last report; memory after a collection. */
export type LoadReport = { clockStallMs: number; ownStallMs: number; cpuMs: number; heapMb: number; residentMb: number }
export type Asked = { kind: 'report' } | { kind: 'give'; original: Original }

const LOOK_MS = 5
const SAVED_EACH = 20
const WITH_LARGE_SCAN = 20
const MB = 1024 * 1024
const version = String(ENGINE_VERSION)

const { count, ...settings } = JSON.parse(process.argv[2] ?? '{}') as Record<string, string>
const env = readServerEnv({ ...settings, LOG_LEVEL: 'silent' })
const { http, services, close } = await openApplication(env, { serves: true, works: true, logger: false })
if (!http) throw new Error('the bench needs a server')
void services.readers.warmUp()
const { stores } = services
const now = () => new Date()
const bare = Fastify()
bare.get('/bare', async () => ({ success: true }))

// Sessions through the store: hundreds of passwords would be minutes of hashing.
const people: Person[] = []
for (let index = 0; index < Number(count); index++) {
  const made = await stores.users.create({ email: `load-${index}@example.com`, passwordHash: null, now: now() })
  if (made.result !== 'created') throw new Error(made.result)
  const ownerId = made.user.id
  people.push({ ownerId, token: (await stores.sessions.start({ ownerId, passwordHash: null, now: now() })) ?? '' })
}

async function copyScan(from: string, scanId: string, ownerId: string): Promise<string> {
  const scan = await stores.scans.find({ ownerId: from, scanId, now: now() })
  if (!scan || scan.state === 'running') throw new Error('there is no such scan')
  const { url, details, state } = scan
  const started = await stores.scans.start({ ownerId, url, details, now: now() })
  if (started.result !== 'started') throw new Error(started.result)
  for (const page of await stores.pages.list({ ownerId: from, scanId, now: now() })) {
    const body = await stores.pages.readBody({ ownerId: from, pageId: page.id, now: now() })
    const json = await stores.pages.findReading({ ownerId: from, pageId: page.id, version })
    const { position, details } = page
    const copy = { ownerId, scanId: started.id, position, details, body: body ?? Buffer.alloc(0), now: now() }
    const saved = await stores.pages.save(copy)
    if (saved.result === 'saved' && json)
      await stores.pages.saveReading({ ownerId, pageId: saved.page.id, version, json, now: now() })
  }
  await stores.scans.finish({ ownerId, scanId: started.id, state, url, details, now: now() })
  return started.id
}

async function give({ small, large, searchId }: Original): Promise<Belongings[]> {
  const from = people[0]?.ownerId ?? ''
  const answer = await stores.searches.find({ ownerId: from, searchId })
  if (!answer) throw new Error('there is no such search')
  const { documentVersion, document, name } = answer
  const given: Belongings[] = []
  for (const [index, { ownerId }] of people.entries()) {
    const scanId = await copyScan(from, small, ownerId)
    let last = ''
    for (let nth = 0; nth < SAVED_EACH; nth++) {
      const search = { ownerId, tool: 'website', name, scanId, documentVersion, document, now: now() } as const
      const made = await stores.searches.create(search)
      if (made.result === 'created') last = made.id
    }
    given.push({
      small: scanId,
      large: index < WITH_LARGE_SCAN ? await copyScan(from, large, ownerId) : null,
      searchId: last,
    })
  }
  return given
}

const [url, bareUrl] = await Promise.all([http, bare].map(server => server.listen({ port: 0, host: '127.0.0.1' })))
process.send?.({ url: url ?? '', bareUrl: bareUrl ?? '', people } satisfies LoadServer)

const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
const threadMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
let longest = 0
let last = threadMs()
// Between two looks the thread can only have worked without a pause for as long as the processor says.
setInterval(() => {
  const at = threadMs()
  longest = Math.max(longest, at - last)
  last = at
}, LOOK_MS)
let cpu = process.cpuUsage()

function report(): LoadReport {
  const { user, system } = process.cpuUsage(cpu)
  const stalls = { clockStallMs: delay.max / 1e6, ownStallMs: longest, cpuMs: (user + system) / 1000 }
  globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  cpu = process.cpuUsage()
  delay.reset()
  longest = 0
  last = threadMs()
  return { ...stalls, heapMb: heapUsed / MB, residentMb: rss / MB }
}

process.on('message', (asked: Asked) => {
  if (asked.kind === 'report') process.send?.(report())
  else void give(asked.original).then(given => process.send?.(given))
})
process.on('disconnect', () => void Promise.all([bare.close(), close()]).then(() => process.exit(0)))
