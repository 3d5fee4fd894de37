import { errorTextsEn } from '@sondeo/contract/error-texts/en'
import { errorTextsEs } from '@sondeo/contract/error-texts/es'
import { paths } from '@sondeo/contract/paths'
import { getPlan } from '@sondeo/contract/plans/plan-calls'
import { scrapeWebsite } from '@sondeo/contract/website-analysis'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../src/browser/language.ts'
import { websiteAnalysis as en } from '../../src/messages/en/website-analysis.ts'
import { errorNotes } from '../../src/messages/es/error-notes.ts'
import { runningWork as workText } from '../../src/messages/es/running-work.ts'
import { websiteAnalysis as text } from '../../src/messages/es/website-analysis.ts'
import { Screen } from '../../src/screens/website-analysis/website-analysis.tsx'
import { proPlan, standardPlan } from '../plans.ts'
import { readyScan, runningWork, scanId } from '../scans.ts'
import { findAddress, show } from '../show.tsx'
import { startEvents } from '../stand-in-events.ts'
import { type StandIn, startStandIn } from '../stand-in-server.ts'

const sampleSite = {
  tenders: 'http://localhost/muestra/licitaciones',
  suppliers: 'http://localhost/muestra/proveedores',
  products: 'http://localhost/muestra/productos',
}
const noLogin = { auth: false, loginUrl: '', email: '', password: '' }
const login = { auth: true, loginUrl: 'https://compras.example', email: 'ana', password: 'clave' }

let server: StandIn
let tell: ReturnType<typeof startEvents>
beforeEach(() => {
  server = startStandIn({ sampleSite })
  tell = startEvents()
  server.answer(scrapeWebsite, { success: true, data: readyScan })
})
const open = () => show(<Screen />, { path: paths.websiteAnalysis })
const address = () => screen.getByLabelText<HTMLInputElement>(text.scan.url)
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: text.scan.submit })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** The form with the box for a login open and filled in. */
async function typeLogin() {
  const page = open()
  await page.person.type(address(), 'compras.example')
  await page.person.click(field(text.login.box))
  await page.person.type(field(text.login.loginUrl), 'compras.example')
  await page.person.type(field(text.login.email), 'ana')
  await page.person.type(field(text.login.password), 'clave')
  return page
}

test('a scan that succeeded leads to its question, and its address no longer waits in the form', async () => {
  const { person, unmount } = open()
  await person.type(address(), 'compras.example{Enter}')
  expect(await findAddress()).toBe(paths.websitePrompt(scanId))
  unmount()
  open()
  expect(address().value).toBe('')
})

test('a scan without a login is followed at its own place as soon as that is known', async () => {
  server.hold(scrapeWebsite, { success: true, data: readyScan })
  const { person } = open()
  await person.type(address(), `${runningWork.name}{Enter}`)
  expect(await screen.findByRole('progressbar')).toBeTruthy()
  tell({ ...runningWork, _id: 'other', name: 'https://otra.example/' })
  expect(screen.getByRole('progressbar')).toBeTruthy()
  tell(runningWork)
  expect(await findAddress()).toBe(paths.scanPlace(scanId))
})

test('a scan with a login stays where it was typed until it has ended', async () => {
  const release = server.hold(scrapeWebsite, { success: true, data: readyScan })
  const { person } = await typeLogin()
  await person.click(send())
  tell({ ...runningWork, name: 'https://compras.example/', progress: { step: 'login' } })
  expect(screen.getByText(text.progress.signingIn)).toBeTruthy()
  expect(field(text.login.email).readOnly).toBe(true)
  release()
  expect(await findAddress()).toBe(paths.websitePrompt(scanId))
  expect(server.bodiesOf(scrapeWebsite)).toEqual([{ url: 'https://compras.example', ...login }])
})

test('a refused login says so and loses nothing of what was typed', async () => {
  server.refuse(scrapeWebsite, 'login_refused')
  const { person } = await typeLogin()
  await person.click(send())
  expect((await screen.findByRole('alert')).textContent).toBe(errorTextsEs.login_refused + text.scan.failed)
  expect([field(text.login.email).value, field(text.login.password).value]).toEqual(['ana', 'clave'])
})

test('a site that asks to sign in opens the box for it, with its own address', async () => {
  server.refuse(scrapeWebsite, 'site_needs_login')
  const { person } = open()
  await person.type(address(), 'compras.example{Enter}')
  expect((await screen.findByLabelText<HTMLInputElement>(text.login.loginUrl)).value).toBe('https://compras.example')
  expect(screen.getByRole('alert').textContent).toContain(errorTextsEs.site_needs_login)
})

test('what is typed into that box is still there while it is tried, and after it was refused', async () => {
  server.refuse(scrapeWebsite, 'site_needs_login')
  const { person } = open()
  await person.type(address(), 'compras.example{Enter}')
  await person.type(await screen.findByLabelText(text.login.email), 'ana')
  await person.type(field(text.login.password), 'clave')
  server.refuse(scrapeWebsite, 'login_refused')
  await person.click(send())
  expect(await screen.findByText(errorTextsEs.login_refused)).toBeTruthy()
  expect(server.bodiesOf(scrapeWebsite)[1]).toEqual({ url: 'https://compras.example', ...login })
  expect([field(text.login.email).value, field(text.login.password).value]).toEqual(['ana', 'clave'])
})

test('the box stays closed for whoever unticks it', async () => {
  server.refuse(scrapeWebsite, 'site_needs_login')
  const { person } = open()
  await person.type(address(), 'compras.example{Enter}')
  await screen.findByLabelText(text.login.email)
  await person.click(field(text.login.box))
  await person.type(address(), '/abierto')
  expect(screen.queryByLabelText(text.login.email)).toBeNull()
})

test.each([
  ['is no website', () => server.refuse(scrapeWebsite, 'site_not_found'), errorTextsEs.site_not_found],
  ['asks for a person', () => server.refuse(scrapeWebsite, 'site_captcha'), errorTextsEs.site_captcha],
  ['the plan no longer allows', () => server.refuse(scrapeWebsite, 'limit_reached'), errorTextsEs.limit_reached],
  ['nobody answers for', () => server.silence(scrapeWebsite), errorNotes.noResponse],
])('an address that %s says why and stays in the form', async (_, prepare, cause) => {
  prepare()
  const { person } = open()
  await person.type(address(), 'compras.example{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(cause + text.scan.failed)
  expect(address().value).toBe('compras.example')
  expect(send().disabled).toBe(false)
})

test('what is typed survives leaving the screen', async () => {
  const { person, unmount } = open()
  await person.type(address(), 'a-medias.example')
  unmount()
  open()
  expect(address().value).toBe('a-medias.example')
})

test('lists to try on are scanned by one click, and are out of the way while that runs', async () => {
  server.hold(scrapeWebsite, { success: true, data: readyScan })
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: new RegExp(text.samples.suppliers) }))
  expect(address().value).toBe(sampleSite.suppliers)
  expect(screen.queryByText(text.samples.heading)).toBeNull()
  expect(server.bodiesOf(scrapeWebsite)).toEqual([{ url: sampleSite.suppliers, ...noLogin }])
})

test('scans that run or ended unseen are listed; reports are not', async () => {
  open()
  await screen.findByText(text.samples.heading)
  tell(runningWork, { ...runningWork, _id: 'w2', tool: 'product', name: 'Azúcar' })
  const list = within(screen.getByRole('region', { name: workText.heading }))
  expect(list.getAllByRole('listitem')).toHaveLength(1)
})

test('without Pro the advanced login is shown as part of it, with the way there', async () => {
  server.answer(getPlan, { success: true, plan: standardPlan })
  const { person } = await typeLogin()
  expect(server.asked.filter(({ path }) => path === getPlan.path)).toEqual([])
  await person.click(screen.getByRole('button', { name: text.login.advanced.title }))
  expect(await screen.findByText(new RegExp(text.login.advanced.proOnly))).toBeTruthy()
  expect(screen.getByRole('link', { name: text.login.advanced.seePlans }).getAttribute('href')).toBe(paths.profile)
  expect(screen.queryByLabelText(text.login.advanced.useCookie)).toBeNull()
})

test('further fields of a login go with it, and rows that nobody named do not', async () => {
  server.answer(getPlan, { success: true, plan: proPlan })
  const { person } = await typeLogin()
  await person.click(screen.getByRole('button', { name: text.login.advanced.title }))
  const add = await screen.findByRole('button', { name: text.login.advanced.add })
  await person.click(add)
  await person.click(add)
  await person.click(add)
  const [first, second] = screen.getAllByLabelText(text.login.advanced.name)
  await person.type(first as HTMLElement, ' sucursal ')
  await person.type(second as HTMLElement, 'sobra')
  await person.type(screen.getAllByLabelText(text.login.advanced.value)[0] as HTMLElement, 'Lima')
  await person.click(screen.getByRole('button', { name: text.login.advanced.remove(2) }))
  await person.click(send())
  await expect.poll(() => server.bodiesOf(scrapeWebsite)).toHaveLength(1)
  expect(server.bodiesOf(scrapeWebsite)[0]).toMatchObject({ ...login, extraFields: { sucursal: 'Lima' } })
})

test('a session begun elsewhere needs its cookie and nothing else', async () => {
  server.answer(getPlan, { success: true, plan: proPlan })
  const { person } = await typeLogin()
  await person.click(screen.getByRole('button', { name: text.login.advanced.title }))
  await person.click(await screen.findByLabelText(text.login.advanced.useCookie))
  expect(screen.queryByLabelText(text.login.email)).toBeNull()
  await person.click(send())
  expect(screen.getByText(text.login.advanced.cookieMissing)).toBeTruthy()
  await person.type(field(text.login.advanced.cookie), 'sid=1')
  await person.click(send())
  await expect.poll(() => server.bodiesOf(scrapeWebsite)).toHaveLength(1)
  const body = { url: 'https://compras.example', ...noLogin, auth: true, sessionCookie: 'sid=1' }
  expect(server.bodiesOf(scrapeWebsite)[0]).toEqual(body)
})

test('a failure follows the language', async () => {
  server.refuse(scrapeWebsite, 'plan_required')
  const { person } = open()
  await person.type(address(), 'compras.example{Enter}')
  await screen.findByRole('alert')
  act(() => setLanguage('en'))
  expect(screen.getByRole('alert').textContent).toBe(errorTextsEn.plan_required + en.scan.failed)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.scan.heading)
})
