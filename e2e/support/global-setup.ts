import { startTradeSources } from '../../packages/test-kit/src/trade-sources/start-trade-sources.ts'
import { seedAccounts } from './seed-accounts.ts'
import { startOwnSite } from './start-own-site.ts'
import { startServer } from './start-server.ts'
import { startShops } from './start-shops.ts'

// biome-ignore lint/style/noDefaultExport: Playwright takes the set-up from the default export
export default async function setUp() {
  // Comtrade and GDELT are away, as on a server without internet: the built-in figures serve, and nobody is paced.
  const sources = await startTradeSources({ thisYear: new Date().getUTCFullYear() })
  const site = await startOwnSite()
  process.env.E2E_SITE_URL = site.url
  const shops = await startShops()
  process.env.E2E_SHOP_URLS = shops.map(({ url }) => url).join(' ')
  const env = {
    EGRESS_ALLOW: [site, ...shops].map(({ host, port }) => `${host}:${port}`).join(','),
    AUTHORIZED_EMAILS: '*@tejidos.test',
    // A page that a test holds back stays held until the test lets it go, however busy the machine is.
    PAGE_SECONDS: '300',
    COMTRADE_URL: 'offline',
    GDELT_URL: 'offline',
    WORLDBANK_URL: sources.url,
    NEWS_RSS_URL: sources.url,
  }
  const server = await startServer({ env, prepare: seedAccounts })
  process.env.E2E_URL = server.url
  process.env.E2E_DATA_DIR = server.dataDir
  return async () => {
    await server.stop()
    await sources.close()
    await Promise.all([site, ...shops].map(each => each.close()))
  }
}
