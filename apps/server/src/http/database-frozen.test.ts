import { getSearches } from '@sondeo/contract/searches'
import { freezePostgres } from '@sondeo/test-kit/freeze-postgres'
import { startPostgres } from '@sondeo/test-kit/start-postgres'
import { expect, onTestFinished, test } from 'vitest'
import { registerSomebody } from '../../test/people.ts'
import { startTestServer } from '../../test/start-test-server.ts'

test.skipIf(process.platform === 'win32')(
  'a database server that is frozen whole is told to everybody in time, and is used again when it goes on',
  async () => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.stop())
    const server = await startTestServer({ url: postgres.url })
    onTestFinished(() => server.discard())
    const { client } = await registerSomebody(server)
    const isReady = async () => (await server.http.inject('/readyz')).statusCode
    expect(await isReady()).toBe(200)
    const thaw = await freezePostgres(postgres.url)
    try {
      const asked = Array.from({ length: 10 }, () => client.send({ url: getSearches.path }))
      expect(await isReady()).toBe(503)
      const replies = await Promise.all(asked)
      expect(replies.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual(
        replies.map(() => [503, '5']),
      )
    } finally {
      thaw()
    }
    await expect.poll(async () => (await client.call(getSearches)).status).toBe(200)
    expect(await isReady()).toBe(200)
  },
)
