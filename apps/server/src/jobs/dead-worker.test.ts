import { scrapeWebsite } from '@sondeo/contract/website-analysis'
import { TEST_ENCRYPTION_KEY } from '@sondeo/test-kit/open-test-database'
import { startSite } from '@sondeo/test-kit/sites/start-site'
import { expect, test } from 'vitest'
import { registerSomebody } from '../../test/people.ts'
import { startProgram } from '../../test/run-program.ts'
import { startTestServer } from '../../test/start-test-server.ts'

const records = (names: string[]) =>
  `<ul>${names.map((name, at) => `<li><h3>${name}</h3><p>S/ ${at + 1}</p></li>`).join('')}</ul>`

/** A scan that its caller waits for, of a page that does not answer until it is let go. Workers are programs of their own. */
async function startHeldScan(names: string[]) {
  let asked = Promise.withResolvers<void>()
  let isHeld = true
  const site = await startSite({
    '/lista': () => {
      asked.resolve()
      return isHeld ? undefined : records(names)
    },
  })
  const env = { EGRESS_ALLOW: `${site.host}:${site.port}` }
  const front = await startTestServer({ engine: 'postgres', works: false, env })
  const settings = { ...env, DATABASE_URL: front.url ?? '', ENCRYPTION_KEY: TEST_ENCRYPTION_KEY, LOG_LEVEL: 'trace' }
  const { client, user } = await registerSomebody(front)
  const body = { url: `${site.url}/lista`, auth: false, loginUrl: '', email: '', password: '' }
  return {
    answer: client.call(scrapeWebsite, body),
    listWork: () => front.services.stores.work.list({ ownerId: user._id }),
    startWorker: () => startProgram('start-worker.ts', /working on jobs/, { env: settings }),
    /** Until a worker has asked for the page once more. */
    async waitForReading() {
      await asked.promise
      asked = Promise.withResolvers<void>()
    },
    letGo: () => {
      isHeld = false
    },
    async discard() {
      await front.discard()
      await site.close()
    },
  }
}

// Real time passes here: the queue takes a worker for dead after ten seconds without a sign.
test('the scan of a worker that was killed is done again by another, and its caller gets the answer', async () => {
  const scan = await startHeldScan(['Uno', 'Dos', 'Tres'])
  const victim = await scan.startWorker()
  await scan.waitForReading()
  victim.kill('SIGKILL')
  await victim.ended
  scan.letGo()
  const heir = await scan.startWorker()
  try {
    const { status, body } = await scan.answer
    expect([status, body.data]).toMatchObject([200, { pagesRead: 1, recordsFound: 3 }])
  } finally {
    heir.kill('SIGTERM')
    await heir.ended
    await scan.discard()
  }
})

test('a scan outlives the restart of every worker: each hands it over, and its caller gets one answer', async () => {
  const scan = await startHeldScan(['Uno', 'Dos'])
  for (let restart = 0; restart < 3; restart++) {
    const worker = await scan.startWorker()
    await scan.waitForReading()
    worker.kill('SIGTERM')
    await worker.ended
  }
  scan.letGo()
  const last = await scan.startWorker()
  try {
    const { status, body } = await scan.answer
    expect([status, body.data]).toMatchObject([200, { pagesRead: 1, recordsFound: 2 }])
    expect((await scan.listWork()).map(({ state }) => state)).toEqual(['done'])
  } finally {
    last.kill('SIGTERM')
    await last.ended
    await scan.discard()
  }
})
