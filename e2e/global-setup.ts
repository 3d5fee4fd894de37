import { seedAccounts } from './seed-accounts.ts'
import { startServer } from './start-server.ts'

// biome-ignore lint/style/noDefaultExport: Playwright takes the set-up from the default export
export default async function setUp() {
  const server = await startServer({ prepare: seedAccounts })
  process.env.E2E_URL = server.url
  process.env.E2E_DATA_DIR = server.dataDir
  return server.stop
}
