import type { TLSSocket } from 'node:tls'
import { makeCertificate } from '@sondeo/test-kit/sites/make-certificate'
import { type Site, type SitePage, startSite } from '@sondeo/test-kit/sites/start-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPace } from '../create-pace.ts'
import { createGuard } from '../guard/create-guard.ts'
import { openHttpReader } from './open-http-reader.ts'

const good = makeCertificate({ names: ['tienda.example'] })
const expired = makeCertificate({
  names: ['tienda.example'],
  from: new Date('2020-01-01'),
  until: new Date('2020-02-01'),
})
const sites: Record<string, Site> = {}
const askedNames: unknown[] = []

beforeAll(async () => {
  const page: SitePage = ({ socket }) => {
    askedNames.push((socket as TLSSocket).servername)
    return '<p>segura</p>'
  }
  sites.good = await startSite({ '/': page }, { certificate: good })
  sites.expired = await startSite({ '/': '<p>vieja</p>' }, { certificate: expired })
  sites.plain = await startSite({ '/': '<p>abierta</p>' })
})
afterAll(async () => {
  await Promise.all(Object.values(sites).map(site => site.close()))
})

async function read({ host, site, trusted }: { host: string; site: string; trusted: string[] }) {
  const port = sites[site]?.port ?? 0
  const guard = createGuard({ allow: [{ host, port }], resolve: async () => ['127.0.0.1'] })
  const options = { guard, pace: createPace(), userAgent: 'SondeoBot', productToken: 'SondeoBot' }
  const reader = openHttpReader({ ...options, extraCertificates: trusted })
  try {
    return await reader.readPage({ url: `https://${host}:${port}/` })
  } finally {
    await reader.close()
  }
}

test('the certificate is checked against the name in the address, though we connect by number', async () => {
  const result = await read({ host: 'tienda.example', site: 'good', trusted: [good.cert] })
  expect(result).toMatchObject({ ok: true, page: { html: '<p>segura</p>' } })
  expect(askedNames).toEqual(['tienda.example'])
})

test.each([
  ['another name', { host: 'otra.example', site: 'good', trusted: [good.cert] }, 'wrong-host'],
  ['a bare number', { host: '127.0.0.1', site: 'good', trusted: [good.cert] }, 'wrong-host'],
  ['a signer nobody knows', { host: 'tienda.example', site: 'good', trusted: [] }, 'untrusted'],
  ['a date that is past', { host: 'tienda.example', site: 'expired', trusted: [expired.cert] }, 'expired'],
  ['no certificate at all', { host: 'tienda.example', site: 'plain', trusted: [] }, 'handshake'],
])('a certificate with %s is refused', async (_, request, problem) => {
  expect(await read(request)).toMatchObject({ ok: false, why: { kind: 'tls', host: request.host, problem } })
})
