import type { BrowserContext, Page, Route } from 'playwright-core'

/** Nothing a reader of texts needs; each would cost time and traffic. */
const unwanted = new Set(['image', 'font', 'media', 'texttrack', 'manifest', 'ping', 'cspviolationreport', 'prefetch'])
const MAX_REQUESTS = 10_000

/** One page, no pictures, no windows, no questions. The guard is not here: it is the proxy, which nothing gets around. */
export async function prepareContext(context: BrowserContext): Promise<Page> {
  let requests = 0
  await context.route('**/*', async (route: Route) => {
    const request = route.request()
    requests++
    const isWanted = !unwanted.has(request.resourceType()) && /^https?:/.test(request.url()) && requests <= MAX_REQUESTS
    await (isWanted ? route.continue() : route.abort('blockedbyclient')).catch(() => {})
  })
  const page = await context.newPage()
  context.on('page', other => {
    if (other !== page) void other.close().catch(() => {})
  })
  page.on('dialog', dialog => void dialog.dismiss().catch(() => {}))
  page.on('download', download => void download.cancel().catch(() => {}))
  return page
}
