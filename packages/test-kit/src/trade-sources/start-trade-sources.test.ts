import { afterEach, expect, test } from 'vitest'
import { startTradeSources, type TradeSourcesStandIn } from './start-trade-sources.ts'

let standIn: TradeSourcesStandIn | undefined
afterEach(async () => {
  await standIn?.close()
  standIn = undefined
})

const preview = '/public/v1/preview/C/A/HS?cmdCode=1701&flowCode=X&partnerCode=0'
const totals = '&partner2Code=0&motCode=0&customsCode=C00'
type Body = {
  count: number
  data: { primaryValue: number; reporterCode: number; reporterISO: string | null }[]
  error: string
}
async function ask(path: string): Promise<{ status: number; body: Body }> {
  const reply = await fetch(`${standIn?.url}${path}`)
  return { status: reply.status, body: (await reply.json()) as Body }
}

test('without the three totals the same trade comes several times', async () => {
  standIn = await startTradeSources()
  const some = '&period=2024&reporterCode=842,484'
  const whole = await ask(preview + some + totals)
  const broken = await ask(preview + some)
  expect(whole.body.count).toBe(2)
  expect(broken.body.count).toBeGreaterThan(whole.body.count * 5)
})

test('the preview takes one period, gives no names and cuts at 500 rows without a word', async () => {
  standIn = await startTradeSources()
  expect(await ask(`${preview}&period=2023,2024${totals}`)).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('periods') },
  })
  const cut = await ask(`${preview}&period=2024`)
  expect(cut.body).toMatchObject({ count: 500, error: '' })
  expect(cut.body.data[0]?.reporterISO).toBeNull()
})

test('area codes that are M49 but not Comtrade find nothing, and Russia reports no more', async () => {
  standIn = await startTradeSources()
  const wrong = await ask(`${preview}&period=2024&reporterCode=578,840,250,356,756,643${totals}`)
  expect(wrong.body).toMatchObject({ count: 0, data: [] })
  expect((await ask(`${preview}&period=2020&reporterCode=643${totals}`)).body.count).toBe(1)
})

test('calls too close together are throttled', async () => {
  standIn = await startTradeSources({ minGapMs: 60_000 })
  expect((await ask(`${preview}&period=2024${totals}`)).status).toBe(200)
  expect((await ask(`${preview}&period=2023${totals}`)).status).toBe(429)
})

test('the keyed route wants its key', async () => {
  standIn = await startTradeSources()
  const path = '/data/v1/get/C/A/HS?cmdCode=1701&flowCode=X&partnerCode=0&period=2023,2024'
  expect((await ask(path + totals)).status).toBe(401)
  expect((await ask(`${path}${totals}&subscription-key=a-comtrade-key`)).body.count).toBeGreaterThan(100)
})

test('a path that no source has is not found', async () => {
  standIn = await startTradeSources()
  expect((await fetch(`${standIn.url}/nothing`)).status).toBe(404)
})
