import { createHash } from 'node:crypto'
import { getPageValues, pointAtValue } from '@sondeo/contract/pointing'
import { saveReadingRule } from '@sondeo/contract/reading-rules'
import { getScanList, scrapeWebsite } from '@sondeo/contract/website-analysis'
import { afterAll, expect, test } from 'vitest'
import { registerSomebody } from '../../../../test/people.ts'
import { startServerWithSite } from '../../../../test/server-with-site.ts'

const card = (name: string, price: string, stock: string) =>
  `<div class="card"><h3>${name}</h3><em>${price}</em><p onclick="alert(1)"><i></i><small>${stock}</small></p></div>`
const list = `<main>${card('Silla', 'S/ 10', 'quedan 3')}${card('Mesa', 'S/ 20', 'quedan 8')}${card('Cama', 'S/ 30', 'agotada')}</main>`

const { site, server, discard } = await startServerWithSite({ '/lista': list })
afterAll(discard)

async function scanAs() {
  const { client } = await registerSomebody(server)
  const address = { url: `${site.url}/lista`, auth: false, loginUrl: '', email: '', password: '' }
  return { client, scanId: (await client.call(scrapeWebsite, address)).body.data._id }
}

test('one value that is pointed at becomes a column of every record, and the rule reads it from then on', async () => {
  const { client, scanId } = await scanAs()
  const { values } = (await client.call(getPageValues, { scanId })).body
  const numberOf = (text: string) => values.find(value => value.text === text)?.at ?? -1
  const first = (await client.call(pointAtValue, { scanId, at: numberOf('Mesa'), item: null })).body.pointed
  expect(first?.read.map(({ text }) => text)).toEqual(['Silla', 'Mesa', 'Cama'])
  const item = first?.item ?? ''
  const second = (await client.call(pointAtValue, { scanId, at: numberOf('agotada'), item })).body.pointed
  expect(second).toMatchObject({ item, itemCount: 3 })
  expect(second?.read.map(({ at }) => at)).toContain(numberOf('quedan 8'))
  const fields = [
    { name: 'Mueble', selector: first?.selector ?? '', attribute: null },
    { name: 'Existencias', selector: second?.selector ?? '', attribute: null },
  ]
  const rule = { name: 'Muebles', host: site.url, path: '', item, fields }
  expect((await client.call(saveReadingRule, { ruleId: null, rule })).status).toBe(200)
  const rows = JSON.parse((await client.call(getScanList, { id: scanId })).body.list?.content ?? '[]')
  expect(rows).toMatchObject([
    { Mueble: 'Silla', Existencias: 'quedan 3' },
    { Mueble: 'Mesa', Existencias: 'quedan 8' },
    { Mueble: 'Cama', Existencias: 'agotada' },
  ])
})

test('the page that is pointed at runs one script, named by its hash, and only its owner sees it', async () => {
  const { client, scanId } = await scanAs()
  const path = `/api/reading-rules/page/${scanId}`
  const page = await client.send({ url: path })
  const html = page.body
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = page.headers['content-security-policy']
  expect(policy).toBe(
    `sandbox allow-scripts; default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`,
  )
  expect(page.headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(html).not.toContain('onclick')
  expect(html).toContain('class="value">Silla<')
  const other = (await registerSomebody(server)).client
  expect((await other.send({ url: path })).statusCode).toBe(404)
  expect((await other.call(getPageValues, { scanId })).status).toBe(404)
  expect((await other.call(pointAtValue, { scanId, at: 1, item: null })).status).toBe(404)
  expect((await server.client().send({ url: path })).statusCode).toBe(401)
})

test('what is no value of the page, or outside of its records, is nothing', async () => {
  const { client, scanId } = await scanAs()
  expect((await client.call(pointAtValue, { scanId, at: 999_999, item: null })).body.pointed).toBeNull()
  expect((await client.call(pointAtValue, { scanId, at: 1, item: '.nada' })).body.pointed).toBeNull()
  expect((await client.call(pointAtValue, { scanId, at: 1, item: 'div[' })).body.pointed).toBeNull()
  expect((await client.call(pointAtValue, { scanId, at: -1, item: null })).status).toBe(400)
})
