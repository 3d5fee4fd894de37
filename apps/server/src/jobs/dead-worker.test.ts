import { scrapeWebsite } from '@sondeo/contract/website-analysis'
import { TEST_ENCRYPTION_KEY } from '@sondeo/test-kit/open-test-database'
import { startSite } from '@sondeo/test-kit/sites/start-site'
import { expect, test } from 'vitest'
import { registerSomebody } from '../../test/people.ts'
import { startProgram } from '../../test/run-program.ts'
import { startTestServer } from '../../test/start-test-server.ts'

// Real time passes here: the queue takes a worker for dead after ten seconds without a sign.
test('the scan of a worker that was killed is done again by another, and its caller gets the answer', async () => {
  const asked = Promise.withResolvers<void>()
  let isHeld = true
  const list =
    '<ul><li><h3>Uno</h3><p>S/ 1</p></li><li><h3>Dos</h3><p>S/ 2</p></li><li><h3>Tres</h3><p>S/ 3</p></li></ul>'
  const site = await startSite({
    '/lista': () => {
      asked.resolve()
      return isHeld ? undefined : list
    },
  })
  const env = { EGRESS_ALLOW: `${site.host}:${site.port}` }
  const front = await startTestServer({ engine: 'postgres', works: false, env })
  const settings = { ...env, DATABASE_URL: front.url ?? '', ENCRYPTION_KEY: TEST_ENCRYPTION_KEY, LOG_LEVEL: 'trace' }
  const victim = await startProgram('start-worker.ts', /working on jobs/, { env: settings })
  const { client } = await registerSomebody(front)
  const body = { url: `${site.url}/lista`, auth: false, loginUrl: '', email: '', password: '' }
  const running = client.call(scrapeWebsite, body)
  await asked.promise
  victim.kill('SIGKILL')
  await victim.ended
  isHeld = false
  const heir = await startProgram('start-worker.ts', /working on jobs/, { env: settings })
  try {
    const { status, body: answer } = await running
    expect(status).toBe(200)
    expect(answer.data).toMatchObject({ pagesRead: 1, recordsFound: 3 })
  } finally {
    heir.kill('SIGTERM')
    await heir.ended
    await front.discard()
    await site.close()
  }
}, 180_000)

test('a scan outlives the restart of every worker: each hands it over, and its caller gets one answer', async () => {
  let asked = Promise.withResolvers<void>()
  let isHeld = true
  const list = '<ul><li><h3>Uno</h3><p>S/ 1</p></li><li><h3>Dos</h3><p>S/ 2</p></li></ul>'
  const site = await startSite({
    '/lista': () => {
      asked.resolve()
      return isHeld ? undefined : list
    },
  })
  const env = { EGRESS_ALLOW: `${site.host}:${site.port}` }
  const front = await startTestServer({ engine: 'postgres', works: false, env })
  const settings = { ...env, DATABASE_URL: front.url ?? '', ENCRYPTION_KEY: TEST_ENCRYPTION_KEY, LOG_LEVEL: 'trace' }
  const startWorker = () => startProgram('start-worker.ts', /working on jobs/, { env: settings })
  const { client, user } = await registerSomebody(front)
  const body = { url: `${site.url}/lista`, auth: false, loginUrl: '', email: '', password: '' }
  const running = client.call(scrapeWebsite, body)
  for (let restart = 0; restart < 3; restart++) {
    const worker = await startWorker()
    await asked.promise
    asked = Promise.withResolvers<void>()
    worker.kill('SIGTERM')
    await worker.ended
  }
  isHeld = false
  const last = await startWorker()
  try {
    const { status, body: answer } = await running
    expect([status, answer.data]).toMatchObject([200, { pagesRead: 1, recordsFound: 2 }])
    const work = await front.services.stores.work.list({ ownerId: user._id })
    expect(work.map(({ state }) => state)).toEqual(['done'])
  } finally {
    last.kill('SIGTERM')
    await last.ended
    await front.discard()
    await site.close()
  }
}, 240_000)
