import type { AddressInfo } from 'node:net'
import { type Site, type SitePage, startSite } from '@sondeo/test-kit/sites/start-site'
import { startTestServer, type TestServer } from '../../apps/server/test/start-test-server.ts'
import type { TestClient } from '../../apps/server/test/test-client.ts'

/** The real server, a site of the attacker that scans may reach, and a victim on loopback that they may not. */
export type Stage = {
  server: TestServer
  /** Where the server listens. */
  url: string
  attacker: Site
  victim: Site
  /** What the attacker's site answers under a path; functions see the request. */
  serve: (path: string, page: SitePage) => void
  /** Somebody new who is signed in, without the cost of a password. */
  signIn: () => Promise<{ client: TestClient; ownerId: string; token: string }>
  close: () => Promise<void>
}

export async function openStage(engine: 'embedded' | 'postgres'): Promise<Stage> {
  const victim = await startSite({ '*': { headers: { 'access-control-allow-origin': '*' }, body: 'forbidden ground' } })
  const pages: Record<string, SitePage> = { '/robots.txt': { status: 404 } }
  const attacker = await startSite(pages)
  const server = await startTestServer({
    engine,
    works: true,
    hashesSafely: true,
    env: {
      EGRESS_ALLOW: `${attacker.host}:${attacker.port}`,
      EXPOSE: 'openapi',
      COMTRADE_URL: 'offline',
      WORLDBANK_URL: 'offline',
      NEWS_RSS_URL: 'offline',
      GDELT_URL: 'offline',
    },
  })
  await server.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.http.server.address() as AddressInfo
  const { users, sessions } = server.services.stores

  async function signIn() {
    const now = server.clock.now()
    const email = `${crypto.randomUUID()}@example.com`
    const made = await users.create({ email, passwordHash: null, plan: 'pro', now })
    if (made.result !== 'created') throw new Error(made.result)
    const ownerId = made.user.id
    const token = (await sessions.start({ ownerId, passwordHash: null, now })) ?? ''
    const client = server.client()
    client.cookies.set('sondeo', token)
    return { client, ownerId, token }
  }
  return {
    server,
    url: `http://127.0.0.1:${port}`,
    attacker,
    victim,
    serve: (path, page) => {
      pages[path] = page
    },
    signIn,
    async close() {
      await server.discard()
      await Promise.all([attacker.close(), victim.close()])
    },
  }
}

export const scanBody = (url: string) => ({ url, auth: false, loginUrl: '', email: '', password: '' })
