import { startSite } from '@sondeo/test-kit/sites/start-site'
import { startTestServer } from './start-test-server.ts'

/** The application with its workers, and a site of ours that it may read. */
export async function startServerWithSite(pages: Parameters<typeof startSite>[0]) {
  const site = await startSite(pages)
  const server = await startTestServer({ works: true, env: { EGRESS_ALLOW: `${site.host}:${site.port}` } })
  return {
    site,
    server,
    discard: async () => {
      await server.discard()
      await site.close()
    },
  }
}
