import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { makeClusterOnce } from '@sondeo/database/make-cluster'
import { makeRandom } from '@sondeo/test-kit/make-random'
import { TEST_ENCRYPTION_KEY } from '@sondeo/test-kit/open-test-database'
import { makeLivingList } from '@sondeo/test-kit/sites/living-list'
import { startSite } from '@sondeo/test-kit/sites/start-site'
import { readMail } from '@sondeo/test-kit/stand-ins/read-mail'
import { findServerTemplate } from './server-template.ts'
import type { DayReply, DayRequest } from './watch-days-server.ts'

const script = fileURLToPath(new URL('./watch-days-server.ts', import.meta.url))
const dayMs = 86_400_000

type Plan = {
  days: number
  seed: number
  /** When the server is killed on this day: not at all, while it reads the list, or at any moment. */
  killOn: (day: number, random: () => number) => 'never' | 'reading' | 'anywhere'
}
type Outcome = {
  kills: number
  /** Days on which something else was told than happened, with both. */
  wrong: { day: number; kind: string; told: string[]; expected: string[] }[]
  /** How often each change stands in a mail, for those that do not stand there once. */
  mailedWrong: { line: string; times: number }[]
  told: number
  memoryBytes: number[]
}

/** A watch on a list that lives, in a real server that is killed on some days. Its queue begins again what was cut off. */
export async function liveThroughDays({ days, killOn, seed }: Plan): Promise<Outcome> {
  const list = makeLivingList(seed)
  list.begin()
  let onAsked = () => {}
  const site = await startSite({
    '/robots.txt': { status: 404 },
    '/lista': request => {
      onAsked()
      const { status = 200, headers = {}, body } = list.answer(request.url ?? '')
      return { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body }
    },
  })
  const dataDir = await mkdtemp(join(tmpdir(), 'sondeo-days-'))
  await makeClusterOnce(join(dataDir, 'database'), await findServerTemplate())
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
    AUTHORIZED_EMAILS: '*@example.com',
    EGRESS_ALLOW: `${site.host}:${site.port}`,
    LOG_LEVEL: 'silent',
  }
  const start = async () => {
    const server = fork(script, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    await once(server, 'message')
    return server
  }
  const ask = async (server: ChildProcess, request: DayRequest): Promise<DayReply> => {
    server.send(request)
    const [reply] = (await once(server, 'message')) as [DayReply]
    return reply
  }
  const random = makeRandom(seed + 1)
  const url = `${site.url}/lista`
  const begun = Date.now()
  const outcome: Outcome = { kills: 0, wrong: [], mailedWrong: [], told: 0, memoryBytes: [] }
  const expectedLines = new Map<string, number>()
  let server = await start()
  try {
    const { watch } = await ask(server, { now: new Date(begun).toISOString(), url, watch: null })
    let typicalMs = 1500
    for (let day = 1; day <= days; day++) {
      const { day: kind, told: expected, isReadable } = list.passDay()
      const at = (minutes: number) => new Date(begun + day * dayMs + minutes * 60_000).toISOString()
      const moment = killOn(day, random)
      const isKilled = moment !== 'never'
      if (isKilled) {
        const asked = new Promise<void>(resolve => {
          onAsked = resolve
        })
        server.send({ now: at(0), url, watch } satisfies DayRequest)
        await (moment === 'reading' ? asked : wait(random() * typicalMs * 1.2))
        server.kill('SIGKILL')
        await once(server, 'exit')
        outcome.kills++
        server = await start()
      }
      const before = performance.now()
      const reply = await ask(server, { now: at(isKilled ? 5 : 0), url, watch })
      if (!isKilled) typicalMs = performance.now() - before
      outcome.memoryBytes.push(reply.memoryBytes)
      const told = reply.told.filter(line => line !== 'unreadable')
      outcome.told += told.length
      const isRight = told.length === expected.length && told.every((line, index) => line === expected[index])
      if (!isRight || (!isReadable && told.length > 0)) outcome.wrong.push({ day, kind, told, expected })
      if (expected.length > 0 && isRight) expectedLines.set(reply.runId, expected.length)
    }
    outcome.mailedWrong = await countMails(dataDir, expectedLines.size)
  } finally {
    server.kill('SIGKILL')
    await once(server, 'exit').catch(() => {})
    await site.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return outcome
}

/** Each run that found something is in one mail: two of the same content, or one too few, are wrong. */
async function countMails(dataDir: string, expected: number): Promise<Outcome['mailedWrong']> {
  const folder = join(dataDir, 'outbox')
  const files = (await readdir(folder).catch(() => [])).filter(file => file.endsWith('.eml') && !file.startsWith('.'))
  const mails = await Promise.all(files.map(async file => readMail(await readFile(join(folder, file)))))
  const news = mails.filter(({ text }) => /Nueva:|Cambió|Ya no está:|De vuelta:/.test(text))
  const ids = news.map(({ headers }) => headers['message-id'] ?? '')
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map(line => ({ line, times: 2 }))
  return news.length === expected
    ? twice
    : [...twice, { line: `mails: ${news.length} of ${expected}`, times: news.length }]
}
