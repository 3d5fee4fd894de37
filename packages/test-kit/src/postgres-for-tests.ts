import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Asking here gives the address of a PostgreSQL server, started for the first one who asks. */
    postgresDoor: string
  }
}

/**
 * Set-up of a whole test run: one PostgreSQL server for all files, TEST_DATABASE_URL or our own. It starts when the
 * first test asks, so that a run of tests without a database pays nothing.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: ReturnType<typeof startPostgres> | undefined
  const ask = () => {
    const given = process.env.TEST_DATABASE_URL
    starting ??= given ? Promise.resolve({ url: given, stop: async () => {} }) : startPostgres()
    return starting
  }
  const door = createServer((_request, response) => {
    ask().then(
      ({ url }) => response.end(url),
      error =>
        response.writeHead(500).end(`No PostgreSQL for the tests: ${error}. Set TEST_DATABASE_URL to use yours.`),
    )
  })
  await new Promise<void>(resolve => door.listen(0, '127.0.0.1', resolve))
  project.provide('postgresDoor', `http://127.0.0.1:${(door.address() as AddressInfo).port}/`)

  return async () => {
    door.closeAllConnections()
    door.close()
    await starting?.then(
      server => server.stop(),
      () => {},
    )
  }
}
