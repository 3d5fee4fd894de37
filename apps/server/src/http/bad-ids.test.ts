import { allEndpoints } from '@sondeo/contract/all-endpoints'
import { type Endpoint, fillPath } from '@sondeo/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerSomebody } from '../../test/people.ts'
import { startTestServer, type TestServer } from '../../test/start-test-server.ts'
import type { TestClient } from '../../test/test-client.ts'

let server: TestServer
let somebody: TestClient
beforeAll(async () => {
  server = await startTestServer()
  somebody = (await registerSomebody(server)).client
})
afterAll(() => server.discard())

const isId = (name: string) => /Id$|^id$/.test(name) && name !== 'spreadsheetId'
const namesIn = (schema: Endpoint['body']) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})
const withIds = allEndpoints.filter(({ body, params }: Endpoint) => [...namesIn(body), ...namesIn(params)].some(isId))

const bad = ['\u0000', 'a\u0000b', '../../x', "' or 1=1 --", 'ñandú', 'x'.repeat(101), '%00', ' ', '{"$gt":""}']

test('an id that cannot exist is answered like one that does not, in every call that takes one', async () => {
  expect(withIds.length).toBeGreaterThan(8)
  for (const endpoint of withIds)
    for (const id of bad) {
      const fill = (names: string[]) =>
        Object.fromEntries(names.map(name => [name, isId(name) ? id : name === 'place' ? '0-c1-0' : 'x']))
      const url = fillPath(endpoint.path, fill(namesIn(endpoint.params)))
      const payload = endpoint.body && { payload: { ...fill(namesIn(endpoint.body)), auth: false } }
      const reply = await somebody.send({ method: endpoint.method, url, ...payload })
      expect([endpoint.path, id, reply.statusCode < 500]).toEqual([endpoint.path, id, true])
      const onlyId = namesIn(endpoint.body).length + namesIn(endpoint.params).length === 1
      if (onlyId) expect([endpoint.path, id, reply.json().code]).toEqual([endpoint.path, id, 'not_found'])
    }
})

test('a secret word that cannot exist is no failure of ours, in every call that takes one', async () => {
  const withTokens = allEndpoints.filter(({ params }: Endpoint) => namesIn(params).includes('token'))
  expect(withTokens.length).toBeGreaterThan(3)
  for (const { path, method, params, body } of withTokens)
    for (const token of bad) {
      const fill = (names: string[]) =>
        Object.fromEntries(names.map(name => [name, name === 'token' ? token : '0-c1-0']))
      const payload = body && { payload: {} }
      const { statusCode } = await server
        .client()
        .send({ method, url: fillPath(path, fill(namesIn(params))), ...payload })
      expect([path, token, statusCode < 500]).toEqual([path, token, true])
    }
})
