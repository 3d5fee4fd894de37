import { type LoginSite, startLoginSite } from '@sondeo/test-kit/sites/start-login-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createScraping, type Scraping } from '../scraping.ts'
import type { SiteLogin } from './site-login.ts'

let site: LoginSite
let scraping: Scraping
let httpOnly: Scraping

beforeAll(async () => {
  site = await startLoginSite()
  const allow = [{ host: site.host, port: site.port }]
  scraping = createScraping({ allow, browser: {} })
  httpOnly = createScraping({ allow })
})
afterAll(async () => {
  await scraping.close()
  await site.close()
})

const scan = (path: string, loginPath: string, login: Partial<SiteLogin> = {}, by = scraping) =>
  by.scanWebsite({
    url: site.url + path,
    login: { loginUrl: site.url + loginPath, user: site.user, password: site.password, ...login },
  })

test.each(['/entrar', '/pasos'])('a list behind a form is read whole: %s', async loginPath => {
  const result = await scan('/lista', loginPath)
  expect(result).toMatchObject({ ok: true, completeness: { recordsFound: 10, pagesRead: 2, isComplete: true } })
})

test('a form that a script draws is filled in by the browser, which keeps the session', async () => {
  expect(await scan('/privado', '/app')).toMatchObject({ ok: true, completeness: { recordsFound: 5 } })
  expect(await scan('/privado', '/app', { password: 'otra-clave-falsa' })).toMatchObject({
    ok: false,
    why: { kind: 'login', problem: 'refused' },
  })
})

test.each([
  ['/entrar', 'refused', { password: 'otra-clave-falsa' }],
  ['/pasos', 'refused', { password: 'otra-clave-falsa' }],
  ['/doble', 'two-factor', {}],
  ['/captcha', 'captcha', {}],
  ['/fuera', 'foreign-form', {}],
])('%s ends with %s', async (loginPath, problem, login) => {
  expect(await scan('/lista', loginPath, login, httpOnly)).toMatchObject({ ok: false, why: { kind: 'login', problem } })
})

test('where there is no form, or only a script could fill it in and there is no browser, that is said', async () => {
  const without = await scan('/lista', '/app', {}, httpOnly)
  expect(without).toMatchObject({ ok: false, why: { kind: 'login', problem: 'no-browser' } })
})

test('a session that does not reach the page asked for is said to be lost', async () => {
  expect(await scan('/privado', '/entrar')).toMatchObject({ ok: false, why: { kind: 'login', problem: 'not-kept' } })
  const expired = { sessionCookie: 'sesion=vieja-y-caducada' }
  expect(await scan('/lista', '/entrar', expired, httpOnly)).toMatchObject({ ok: false, why: { problem: 'not-kept' } })
})

test('a puzzle, a foreign form and a missing one cost no try: nothing was sent', async () => {
  const before = site.forms.length
  await scan('/lista', '/captcha', {}, httpOnly)
  await scan('/lista', '/fuera', {}, httpOnly)
  expect(site.forms.length).toBe(before)
})

test('fields of the form besides name and password go with it, and sessions live for one scan only', async () => {
  await scan('/lista', '/entrar', { extraFields: { sucursal: 'Lima-07' } }, httpOnly)
  expect(site.forms.at(-1)).toContain('sucursal=Lima-07')
  expect(await httpOnly.scanWebsite({ url: `${site.url}/lista` })).toMatchObject({
    ok: false,
    why: { kind: 'wall', wall: 'login' },
  })
})

test('a session begun elsewhere opens the list without any form', async () => {
  const begun = await fetch(`${site.url}/pasos/clave`, {
    method: 'POST',
    body: new URLSearchParams({ correo: site.user, clave: site.password }),
    redirect: 'manual',
  })
  const sessionCookie = begun.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(await scan('/lista', '', { sessionCookie }, httpOnly)).toMatchObject({
    ok: true,
    completeness: { recordsFound: 10 },
  })
})
