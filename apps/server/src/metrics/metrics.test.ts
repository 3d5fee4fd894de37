import { readFileSync } from 'node:fs'
import { scrapeWebsite } from '@sondeo/contract/website-analysis'
import { findFreePort } from '@sondeo/test-kit/find-free-port'
import { type ListSite, startListSite } from '@sondeo/test-kit/sites/start-list-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerSomebody } from '../../test/people.ts'
import { startTestServer, type TestServer } from '../../test/start-test-server.ts'

let site: ListSite
let server: TestServer
let port: number

beforeAll(async () => {
  site = await startListSite({ pager: 'next-link', records: 20, pageSize: 10 })
  port = await findFreePort()
  const env = { EGRESS_ALLOW: `${site.host}:${site.port}`, METRICS_PORT: String(port) }
  server = await startTestServer({ works: true, env })
})
afterAll(async () => {
  await server.discard()
  await site.close()
})

const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
const read = async () => (await ask('/metrics')).text()

test('calls are counted by route and never by what stood in the address', async () => {
  await server.http.inject({ method: 'POST', url: '/api/auth/reset-password/a-secret-token', payload: {} })
  await server.http.inject('/api/wp-login.php?user=ana@example.com')
  const body = await read()
  expect(body).toMatch(
    /http_request_duration_seconds_count\{method="POST",route="\/api\/auth\/reset-password\/:token",status="400"\} 1/,
  )
  expect(body).not.toMatch(/a-secret-token|wp-login|ana@example/)
})

test('jobs, scans, readers, browser and watches are told, also how long work waits', async () => {
  const { client } = await registerSomebody(server)
  const scan = { url: site.start, auth: false, loginUrl: '', email: '', password: '' }
  expect((await client.call(scrapeWebsite, scan)).status).toBe(200)
  await expect
    .poll(read)
    .toMatch(/sondeo_job_duration_seconds_count\{job="website-analysis\.scan-website",outcome="done"\} 1/)
  const body = await read()
  expect(body).toMatch(/sondeo_scans\{state="running"\} 0/)
  expect(body).toMatch(/sondeo_readers\{state="waiting"\} 0/)
  expect(body).toMatch(/sondeo_readers_ended\{state="memory"\} 0/)
  expect(body).toMatch(/sondeo_browser_pages\{state="open"\} 0/)
  expect(body).toMatch(/sondeo_watch_lateness_seconds 0/)
  expect(body).toMatch(/nodejs_eventloop_lag_seconds/)
})

const readFile = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

test('alarms and pictures are about figures that there are, and every alarm has its row in the runbook', async () => {
  const alarms = readFile('deploy/alarms.yaml')
  const named = [alarms, readFile('deploy/grafana-dashboard.json')].flatMap(
    text => text.match(/\b(?:sondeo|http|nodejs|process)_[a-z0-9_]+/g) ?? [],
  )
  expect(named.length).toBeGreaterThan(20)
  const { registry } = server.metrics
  for (const name of new Set(named))
    expect([name, registry.getSingleMetric(name.replace(/_(?:count|bucket)$/, '')) !== undefined]).toEqual([name, true])
  const runbook = readFile('docs/runbook.md')
  const alerts = [...alarms.matchAll(/- alert: (\w+)/g)].map(([, name]) => `| **${name}**`)
  expect(alerts).toHaveLength(10)
  for (const row of alerts) expect(runbook).toContain(row)
})

test('its port tells whether the process lives and can work, and nothing else', async () => {
  expect([(await ask('/healthz')).status, (await ask('/readyz')).status]).toEqual([200, 200])
  expect((await ask('/api/auth/check-auth')).status).toBe(404)
  await server.database.close()
  expect([(await ask('/healthz')).status, (await ask('/readyz')).status]).toEqual([200, 503])
  // The rest is told all the same.
  expect(await read()).toMatch(/sondeo_scans\{state="running"\} 0/)
})
