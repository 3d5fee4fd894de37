import { defaultSiteConfig as contractDefault, SiteConfig } from '@sondeo/contract/site-config'
import { expect, test } from 'vitest'
import { defaultSiteConfig, readSiteConfig } from './site-config.ts'

test('the defaults are those of the contract', () => {
  expect(defaultSiteConfig).toEqual(contractDefault)
})

test('a full answer of the server is taken as it is', () => {
  const given: SiteConfig = {
    ...contractDefault,
    apiUrl: 'https://api.sondeo.example',
    supportEmail: 'help@sondeo.example',
    membershipUrl: 'https://network.example/join',
    googleClientId: 'client',
    googleIdentityScriptUrl: 'https://accounts.example/script.js',
    embedded: false,
  }
  expect(readSiteConfig(given)).toEqual(given)
  expect(SiteConfig.safeParse(readSiteConfig(given)).success).toBe(true)
})

test.each([[null], ['text'], [[]], [{ supportEmail: 7, membershipUrl: 'javascript:alert(1)', embedded: 'yes' }]])(
  'what is not well formed leaves the defaults: %j',
  raw => {
    expect(readSiteConfig(raw)).toEqual(defaultSiteConfig)
  },
)

test('a trailing slash of the backend host is dropped, so that paths can follow', () => {
  expect(readSiteConfig({ apiUrl: 'https://api.example/' }).apiUrl).toBe('https://api.example')
})
