import { expect, test } from 'vitest'
import { defaultSiteConfig, readSiteConfig, type SiteConfig } from './site-config.ts'

test('a full answer of the server is taken as it is', () => {
  const given: SiteConfig = {
    apiUrl: 'https://api.sondeo.example',
    brand: 'Otra',
    supportEmail: 'help@sondeo.example',
    salesEmail: 'sales@sondeo.example',
    membershipUrl: 'https://network.example/join',
    googleClientId: 'client',
    googleIdentityScriptUrl: 'https://accounts.example/script.js',
    embedded: false,
    sampleSite: { tenders: 'https://a.example', suppliers: 'https://b.example', products: 'https://c.example' },
  }
  expect(readSiteConfig(given)).toEqual(given)
})

test.each([
  [null],
  ['text'],
  [[]],
  [{ supportEmail: 7, membershipUrl: 'javascript:alert(1)', embedded: 'yes', sampleSite: { tenders: 'x' } }],
])('what is not well formed leaves the defaults: %j', raw => {
  expect(readSiteConfig(raw)).toEqual(defaultSiteConfig)
})

test('a trailing slash of the backend host is dropped, so that paths can follow', () => {
  expect(readSiteConfig({ apiUrl: 'https://api.example/' }).apiUrl).toBe('https://api.example')
})
