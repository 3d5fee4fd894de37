import {
  deleteReadingRule,
  getReadingRules,
  previewReadingRule,
  saveReadingRule,
  suggestReadingRule,
} from '@sondeo/contract/reading-rules'
import { getAiData, scrapeWebsite } from '@sondeo/contract/website-analysis'
import { afterAll, expect, test } from 'vitest'
import { registerSomebody } from '../../../../test/people.ts'
import { startServerWithSite } from '../../../../test/server-with-site.ts'

const product = (name: string, code: string, price: string) =>
  `<div class="card" data-code="${code}"><h3>${name}</h3><span>nuevo</span><em>${price}</em></div>`
const list = `<main>${product('Silla', 'A-1', 'S/ 10')}${product('Mesa', 'A-2', 'S/ 20')}${product('Cama', 'A-3', 'S/ 30')}</main>`

const { site, server, discard } = await startServerWithSite({ '/lista': list })
afterAll(discard)

test('a rule is tried on a scanned page, kept, and used before anything is mined', async () => {
  const { client } = await registerSomebody(server)
  const address = { url: `${site.url}/lista`, auth: false, loginUrl: '', email: '', password: '' }
  const scanned = await client.call(scrapeWebsite, address)
  expect(scanned.failure.code).toBeUndefined()
  const scanId = scanned.body.data._id
  const suggested = (await client.call(suggestReadingRule, { scanId })).body.rule
  expect(suggested).toMatchObject({ item: 'div.card' })
  const tried = await client.call(previewReadingRule, { scanId, item: '.card', fields: suggested?.fields ?? [] })
  expect(tried.body.rows[0]).toContain('Silla')
  const fields = [
    { name: 'Artículo', selector: 'h3', attribute: null },
    { name: 'Referencia', selector: '', attribute: 'DATA-code' },
    { name: 'Nada', selector: '.nada', attribute: null },
  ]
  const preview = await client.call(previewReadingRule, { scanId, item: '.card', fields })
  expect(preview.body).toMatchObject({
    itemCount: 3,
    found: [3, 3, 0],
    rows: [
      ['Silla', 'A-1', ''],
      ['Mesa', 'A-2', ''],
      ['Cama', 'A-3', ''],
    ],
  })
  const rule = { name: 'Artículos', host: `${site.url}/x`, path: '/lista', item: '.card', fields: fields.slice(0, 2) }
  const saved = await client.call(saveReadingRule, { ruleId: null, rule })
  expect(saved.status).toBe(200)
  const question = { scrappedDataId: scanId, prompt: 'artículo y referencia' }
  const answer = await client.call(getAiData, question)
  expect(JSON.parse(answer.body.dataResponse.content)).toEqual([
    { Artículo: 'Silla', Referencia: 'A-1' },
    { Artículo: 'Mesa', Referencia: 'A-2' },
    { Artículo: 'Cama', Referencia: 'A-3' },
  ])
  const { body } = await client.call(getReadingRules)
  expect(body.rules).toMatchObject([
    { rule: { host: `${site.host}:${site.port}`, fields: [{}, { attribute: 'data-code' }] } },
  ])
  expect(body.scans).toMatchObject([{ _id: scanId }])

  const other = (await registerSomebody(server)).client
  const ruleId = saved.body.ruleId
  expect((await other.call(getReadingRules)).body).toMatchObject({ rules: [], scans: [] })
  expect((await other.call(deleteReadingRule, { ruleId })).status).toBe(404)
  expect((await other.call(saveReadingRule, { ruleId, rule })).status).toBe(404)
  expect((await other.call(previewReadingRule, { scanId, item: '.card', fields })).status).toBe(404)

  expect((await client.call(deleteReadingRule, { ruleId })).status).toBe(200)
  expect((await client.call(getAiData, question)).body.dataResponse.content).not.toContain('A-1')
})

test('a selector that is not written well is named by the field it stands in', async () => {
  const { client } = await registerSomebody(server)
  const rule = {
    name: 'x',
    host: 'tienda.example',
    path: '',
    item: 'div[',
    fields: [{ name: 'a', selector: '..b', attribute: null }],
  }
  const refused = await client.call(saveReadingRule, { ruleId: null, rule })
  expect([refused.status, refused.failure.code, refused.failure.fields]).toEqual([
    422,
    'selector_invalid',
    [
      { field: 'item', code: 'selector_invalid' },
      { field: 'fields.0.selector', code: 'selector_invalid' },
    ],
  ])
  const empty = { ...rule, item: '', host: 'no es un host' }
  expect((await client.call(saveReadingRule, { ruleId: null, rule: empty })).failure.fields).toMatchObject([
    { field: 'rule.host', code: 'url_invalid' },
    { field: 'rule.item', code: 'field_required' },
  ])
})
