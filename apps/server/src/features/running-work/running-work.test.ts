import { stopWork, WorkEvent } from '@sondeo/contract/events'
import { scrapeWebsite } from '@sondeo/contract/website-analysis'
import { type Site, type SitePage, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { registerSomebody, signInAgain } from '../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'

let site: Site
let front: TestServer
let worker: TestServer
let address = ''
const held: (() => void)[] = []

/** The first page comes at once, the second only when it is let go. */
const pages: Record<string, SitePage> = {
  '/lista':
    '<ul><li><h3>Uno</h3><p>S/ 1</p></li><li><h3>Dos</h3><p>S/ 2</p></li></ul><a rel="next" href="/lista-2">Siguiente</a>',
  '/lista-2': (_, response) => {
    held.push(() => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end('<ul><li><h3>Tres</h3><p>S/ 3</p></li><li><h3>Cuatro</h3><p>S/ 4</p></li></ul>')
    })
    return undefined
  },
}

beforeAll(async () => {
  site = await startSite(pages)
  const env = { EGRESS_ALLOW: `${site.host}:${site.port}` }
  front = await startTestServer({ engine: 'postgres', works: false, env })
  worker = await startTestServer({ engine: 'postgres', works: true, env, ...(front.url && { url: front.url }) })
  address = await front.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await worker.discard()
  await front.discard()
  await site.close()
})

/** The events of a signed-in person, as they come. */
async function* followEvents(cookie: string, signal: AbortSignal) {
  const reply = await fetch(`${address}/api/events`, { headers: { cookie }, signal })
  let buffer = ''
  for await (const chunk of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    buffer += chunk
    const parts = buffer.split('\n\n')
    buffer = parts.pop() ?? ''
    for (const part of parts) {
      const data = /^data: (.*)$/m.exec(part)?.[1]
      if (data) yield WorkEvent.parse(JSON.parse(data)).work
    }
  }
}

const scanBody = () => ({ url: `${site.url}/lista`, auth: false, loginUrl: '', email: '', password: '' })

test('a worker in another process does the work, its progress is seen here, and Stop reaches it', async () => {
  const { client, email } = await registerSomebody(front)
  const running = client.call(scrapeWebsite, scanBody())
  const other = await signInAgain(front, email)
  const cookie = [...other.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const ended = new AbortController()
  const seen: string[] = []
  for await (const work of followEvents(cookie, ended.signal)) {
    const [first] = work
    if (!first) continue
    seen.push(`${first.state} ${first.progress?.pagesRead ?? 0}`)
    if (first.progress?.pagesRead === 1) {
      expect((await other.call(stopWork, { workId: first._id })).status).toBe(200)
      break
    }
  }
  ended.abort()
  const { status, body } = await running
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ pagesRead: 1, recordsFound: 2, complete: false })
  expect(seen.at(-1)).toBe('running 1')
})

test('events are for signed-in people only', async () => {
  const reply = await fetch(`${address}/api/events`)
  expect(reply.status).toBe(401)
  expect(await reply.json()).toMatchObject({ success: false, code: 'not_signed_in' })
})

test('a scan whose caller went away goes on and is offered afterwards', async () => {
  const { client } = await registerSomebody(front)
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const gone = new AbortController()
  const call = fetch(`${address}/api/scrape/website`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(scanBody()),
    signal: gone.signal,
  }).catch(() => 'gone')
  held.length = 0
  const events = followEvents(cookie, AbortSignal.timeout(300_000))
  let last = ''
  for await (const [work] of events) {
    if (work?.progress?.pagesRead === 1 && !gone.signal.aborted) {
      gone.abort()
      expect(await call).toBe('gone')
    }
    if (gone.signal.aborted) for (const letGo of held.splice(0)) letGo()
    if (work && work.state !== 'running') {
      last = `${work.state} ${work.resultId === work._id}`
      break
    }
  }
  expect(last).toBe('done true')
})

test('the events of a session end with it, wherever it was ended', async () => {
  const { client } = await registerSomebody(front)
  const token = client.cookies.get('sondeo') ?? ''
  const reply = await fetch(`${address}/api/events`, { headers: { cookie: `sondeo=${token}` } })
  const ended = reply.text()
  await worker.services.stores.sessions.end({ token })
  expect(await ended).toContain('event: work')
})

test('streams that wait ask the database nothing: only those of the account that changed look', async () => {
  const [quiet, busy] = [await registerSomebody(front), await registerSomebody(front)]
  const looked = vi.spyOn(front.services.stores.work, 'listOpen')
  onTestFinished(() => looked.mockRestore())
  const ended = new AbortController()
  onTestFinished(() => ended.abort())
  const open = async ({ client }: typeof quiet) => {
    const headers = { cookie: `sondeo=${client.cookies.get('sondeo')}` }
    const { body } = await fetch(`${address}/api/events`, { headers, signal: ended.signal })
    return body?.pipeThrough(new TextDecoderStream()).getReader()
  }
  const streams = await Promise.all([open(quiet), open(quiet), open(quiet), open(busy)])
  for (const stream of streams) expect((await stream?.read())?.value).toContain('event: work')
  looked.mockClear()

  const work = { ownerId: busy.user._id, workId: crypto.randomUUID(), tool: 'website', key: 'k', info: null } as const
  await worker.services.stores.work.begin({ ...work, now: front.clock.now() })
  expect((await streams[3]?.read())?.value).toContain(work.workId)
  expect(new Set(looked.mock.calls.map(([{ ownerId }]) => ownerId))).toEqual(new Set([busy.user._id]))
})
