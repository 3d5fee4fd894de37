import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getAnalytics } from '@sondeo/contract/analytics'
import { exportGoogleSheets } from '@sondeo/contract/exports'
import { getPlan } from '@sondeo/contract/plans/plan-calls'
import { previewReadingRule, saveReadingRule } from '@sondeo/contract/reading-rules'
import { getAiDataForDirectories, scrapeTrademark } from '@sondeo/contract/research/product-research'
import { getAiData, scrapeWebsite } from '@sondeo/contract/website-analysis'
import { readPage } from '@sondeo/extraction/extraction'
import { startSite } from '@sondeo/test-kit/sites/start-site'
import { readMail } from '@sondeo/test-kit/stand-ins/read-mail'
import { type StripeStandIn, startStripe } from '@sondeo/test-kit/stand-ins/start-stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerSomebody } from '../../../test/people.ts'
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts'
import { buildStripe } from '../../outside/stripe.ts'
import { requirePro } from '../../plans/find-plan.ts'
import { reserveUnit } from '../../plans/reserve-unit.ts'
import { settleUnit } from '../../plans/settle-unit.ts'

const dayMs = 24 * 3600 * 1000
const offline = {
  COMTRADE_URL: 'offline',
  WORLDBANK_URL: 'offline',
  NEWS_RSS_URL: 'offline',
  GDELT_URL: 'offline',
}
const list = `<ul>${['Uno', 'Dos', 'Tres', 'Cuatro'].map(name => `<li><h3>${name}</h3><p>S/ 1</p></li>`).join('')}</ul>`

const longRows = Array.from({ length: 1200 }, (_, at) => `<tr><td>Empresa ${at + 1}</td><td>S/ ${at + 10}</td></tr>`)
const longList = `<h1>Empresas</h1><table><tr><th>Empresa</th><th>Precio</th></tr>${longRows.join('')}</table>`

type Person = Awaited<ReturnType<typeof registerSomebody>>

/** Uses units as finished work does. */
async function useUnits(server: TestServer, { user }: Person, kind: 'report' | 'scan', count: number) {
  const found = await server.services.stores.users.find({ ownerId: user._id })
  if (!found) throw new Error('nobody')
  for (let index = 0; index < count; index++) {
    const searchId = crypto.randomUUID()
    await reserveUnit(server.services, { user: found, kind, searchId })
    await settleUnit(server.services, { ownerId: found.id, searchId, kind })
  }
}

async function mailsTo(server: TestServer, email: string) {
  const folder = join(server.env.DATA_DIR, 'outbox')
  const files = await readdir(folder).catch(() => [])
  const mails = await Promise.all(files.map(async file => readMail(await readFile(join(folder, file)))))
  return mails.filter(({ to }) => JSON.stringify(to).includes(email))
}

describe('a server that sells plans', () => {
  let stripe: StripeStandIn
  let server: TestServer
  let site: Awaited<ReturnType<typeof startSite>>
  beforeAll(async () => {
    site = await startSite({
      '/lista': () => list,
      '/larga': () => longList,
      '/nada': () => ({ status: 404, body: '' }),
    })
    stripe = await startStripe()
    await buildStripe({ secretKey: stripe.secretKey, webhookSecret: stripe.webhookSecret, url: stripe.url }).setUp()
    server = await startTestServer({
      works: true,
      env: {
        ...offline,
        EGRESS_ALLOW: `${site.host}:${site.port}`,
        STRIPE_SECRET_KEY: stripe.secretKey,
        STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        STRIPE_URL: stripe.url,
      },
    })
  })
  afterAll(async () => {
    await server.discard()
    await stripe.close()
    await site.close()
  })

  const scan = ({ client }: Person, path: string) =>
    client.call(scrapeWebsite, { url: `${site.url}${path}`, auth: false, loginUrl: '', email: '', password: '' })
  /** Each of them with a body that is right as far as the plan is asked for. */
  async function callProFeatures({ client }: Person) {
    const fields = [{ name: 'a', selector: 'b', attribute: null }]
    const rule = { name: 'x', host: 'a.example', path: '', item: 'li', fields }
    const login = { url: `${site.url}/lista`, auth: true, loginUrl: site.url, email: 'a', password: 'b' }
    const calls = [
      client.call(saveReadingRule, { ruleId: null, rule }),
      client.call(previewReadingRule, { scanId: 'x', item: 'li', fields }),
      client.call(getAnalytics),
      client.call(exportGoogleSheets, { data: [{ a: 1 }], headers: ['a'], name: 'x', accessToken: 'x' }),
      client.call(scrapeWebsite, { ...login, extraFields: { sede: '1' } }),
      client.call(scrapeWebsite, { ...login, sessionCookie: 'a=b' }),
    ]
    return (await Promise.all(calls)).map(({ status, failure }) => [status, failure.code])
  }
  const planOf = async ({ client }: Person) => (await client.call(getPlan)).body.plan

  test('decisions: a scan counts when its page was read, and a failure costs nothing', async () => {
    const person = await registerSomebody(server)
    expect((await scan(person, '/nada')).status).toBe(422)
    expect((await planOf(person)).usage).toMatchObject([{ used: 0 }, { kind: 'scan', used: 0, limit: 20 }])
    expect((await scan(person, '/lista')).status).toBe(200)
    expect((await planOf(person)).usage).toMatchObject([{ used: 0 }, { kind: 'scan', used: 1 }])
  })

  test('decisions: past a limit the call answers 402 with a code and a clear text, and credits go on from there', async () => {
    const person = await registerSomebody(server)
    await useUnits(server, person, 'scan', 20)
    const refused = await scan(person, '/lista')
    expect([refused.status, refused.failure.code]).toEqual([402, 'limit_reached'])
    expect(refused.failure.message).toContain('Your profile shows')
    const { stores } = server.services
    const purchase = { ownerId: person.user._id, kind: 'scan' as const, units: 1, reference: 'r', now: new Date() }
    await stores.credits.add(purchase)
    expect((await scan(person, '/lista')).status).toBe(200)
    expect((await scan(person, '/lista')).status).toBe(402)
    expect((await planOf(person)).usage).toMatchObject([{}, { used: 20, limit: 20, creditsLeft: 0, level: 100 }])
  })

  test('decisions: a research report counts when its table was delivered, and not past the limit', async () => {
    const person = await registerSomebody(server)
    await useUnits(server, person, 'report', 4)
    const product = { productName: 'azúcar' }
    expect((await person.client.call(scrapeTrademark, product)).status).toBe(200)
    expect((await planOf(person)).usage[0]).toMatchObject({ used: 4 })
    expect((await person.client.call(getAiDataForDirectories, { ...product, lang: 'es' })).status).toBe(200)
    expect((await planOf(person)).usage[0]).toMatchObject({ used: 5, limit: 5, level: 100 })
    const refused = await person.client.call(scrapeTrademark, { productName: 'café' })
    expect([refused.status, refused.failure.code]).toEqual([402, 'limit_reached'])
  })

  test('section 9: one page with 1,200 records gives the trial 1,000 and says why, and Pro all of them', async () => {
    const person = await registerSomebody(server)
    const { stores } = server.services
    const { body } = await scan(person, '/larga')
    expect(body.data).toMatchObject({ recordsFound: 1000, complete: false, recordLimit: 1000 })
    const countRows = async (scanId: string) => {
      const answer = await person.client.call(getAiData, { scrappedDataId: scanId, prompt: 'todas las empresas' })
      return JSON.parse(answer.body.dataResponse.content).length
    }
    expect(await countRows(body.data._id)).toBe(1000)
    // A later engine reads the stored page again: the limit it was read under stands.
    const [page] = await stores.pages.list({ ownerId: person.user._id, scanId: body.data._id, now: new Date() })
    const reading = readPage({ html: longList, url: site.url })
    const version = String(reading.engineVersion)
    const json = Buffer.from(JSON.stringify(reading))
    await stores.pages.saveReading({ ownerId: person.user._id, pageId: page?.id ?? '', version, json, now: new Date() })
    expect(await countRows(body.data._id)).toBe(1000)
    await stores.users.changePlan({ ownerId: person.user._id, facts: { plan: 'pro' }, now: new Date() })
    const { body: whole } = await scan(person, '/larga?pro')
    expect(whole.data).toMatchObject({ recordsFound: 1200, complete: true, recordLimit: null })
    expect(await countRows(whole.data._id)).toBe(1200)
  })

  test('section 9: a report that reaches the limit of the plan is told by mail, as a scan is', async () => {
    const person = await registerSomebody(server, { 'accept-language': 'en' })
    await useUnits(server, person, 'report', 3)
    const subjects = async () => (await mailsTo(server, person.email)).map(({ subject }) => subject).sort()
    const research = async (productName: string) => {
      await person.client.call(scrapeTrademark, { productName })
      await person.client.call(getAiDataForDirectories, { productName, lang: 'en' })
    }
    const near = 'You’re close to your plan’s limit: research reports'
    await research('sugar')
    await expect.poll(() => subjects()).toEqual([near])
    await research('coffee')
    const reached = 'You’ve reached your plan’s limit: research reports'
    await expect.poll(() => subjects()).toEqual([near, reached])
  })

  test('section 9: at 80 and at 100 percent one mail each goes out, in the language of the account', async () => {
    const person = await registerSomebody(server, { 'accept-language': 'en' })
    await useUnits(server, person, 'report', 5)
    await useUnits(server, person, 'scan', 17)
    await expect.poll(() => mailsTo(server, person.email)).toHaveLength(3)
    const subjects = (await mailsTo(server, person.email)).map(({ subject }) => subject).sort()
    expect(subjects).toEqual([
      'You’re close to your plan’s limit: research reports',
      'You’re close to your plan’s limit: website scans',
      'You’ve reached your plan’s limit: research reports',
    ])
  })

  test('section 6: what only Pro has is refused to the trial and to Standard, and open to Pro', async () => {
    const person = await registerSomebody(server)
    const { user } = person
    const { services } = server
    await expect(requirePro(services, user._id)).rejects.toMatchObject({ code: 'pro_only' })
    const change = (plan: 'standard' | 'pro') =>
      services.stores.users.changePlan({ ownerId: user._id, facts: { plan }, now: new Date() })
    await change('standard')
    await expect(requirePro(services, user._id)).rejects.toMatchObject({ code: 'pro_only' })
    const refusals = await callProFeatures(person)
    expect(refusals).toEqual(Array(refusals.length).fill([402, 'pro_only']))
    await change('pro')
    const answers = await callProFeatures(person)
    expect(answers.filter(([, code]) => code === 'pro_only')).toEqual([])
    await expect(requirePro(services, user._id)).resolves.toBeUndefined()
  })

  test('decisions: when the trial ends, calls answer 402 trial_ended, and what was saved stays', async () => {
    const person = await registerSomebody(server)
    server.clock.advance(14 * dayMs)
    const refused = await scan(person, '/lista')
    expect([refused.status, refused.failure.code]).toEqual([402, 'trial_ended'])
    expect((await person.client.call(scrapeTrademark, { productName: 'café' })).failure.code).toBe('trial_ended')
    expect((await person.client.send({ url: '/api/get-searches' })).statusCode).toBe(200)
  })
})

describe('a server without billing', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ env: offline })
  })
  afterAll(() => server.discard())

  test('decisions: limits are only told, every feature is open, and the trial ends in Standard', async () => {
    const person = await registerSomebody(server)
    await useUnits(server, person, 'report', 7)
    const planOf = async () => (await person.client.call(getPlan)).body.plan
    expect(await planOf()).toMatchObject({
      plan: 'trial',
      isEnforced: false,
      hasBilling: false,
      hasProFeatures: true,
      usage: [{ used: 7, limit: 5, level: 100 }, {}],
    })
    await expect(requirePro(server.services, person.user._id)).resolves.toBeUndefined()
    server.clock.advance(14 * dayMs)
    expect(await planOf()).toMatchObject({ plan: 'standard', ended: null, usage: [{ used: 0, limit: 10 }, {}] })
    expect((await person.client.call(scrapeTrademark, { productName: 'café' })).status).toBe(200)
  })
})

test('prices at Stripe that are not those of the pricing page stop the start, and say which', async () => {
  const stripe = await startStripe()
  const billing = buildStripe({ secretKey: stripe.secretKey, webhookSecret: 'whsec', url: stripe.url })
  await expect(billing.check()).rejects.toThrow(/sondeo_standard_month: missing \(\$39 per month\)[\s\S]*billing-setup/)
  expect(await billing.setUp()).toHaveLength(7)
  expect(await billing.setUp()).toEqual([])
  expect(await billing.check()).toBe('ready')
  const pro = [...stripe.books.prices.values()].find(price => price.lookup_key === 'sondeo_pro_year')
  if (pro) pro.unit_amount = 1
  await expect(billing.check()).rejects.toThrow(
    'sondeo_pro_year: is $0.01 per year in USD, must be $828 per year in USD',
  )
  expect(await billing.setUp()).toEqual(['sondeo_pro_year: $828 per year'])
  const wrongKey = buildStripe({ secretKey: 'sk_wrong', webhookSecret: 'whsec', url: stripe.url })
  await expect(wrongKey.check()).rejects.toThrow('STRIPE_SECRET_KEY: Stripe refuses this key.')
  await stripe.close()
  expect(await billing.check()).toBe('away')
})
