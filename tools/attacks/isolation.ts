import { allEndpoints } from '@sondeo/contract/all-endpoints'
import { type Endpoint, fillPath } from '@sondeo/contract/endpoint'
import { fillAccount } from '../../apps/server/test/fill-account.ts'
import type { TestClient } from '../../apps/server/test/test-client.ts'
import type { Attack, Check } from './attack.ts'
import { fitBodies, isIdName } from './fit-value.ts'

export const namesIn = (schema: Endpoint['body']) =>
  Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})

type Tries = {
  endpoints: readonly Endpoint[]
  ids: readonly string[]
  send: TestClient['send']
}

/** Every call that takes an id, whole and with each of these ids: none may answer as if it were the caller's. */
export async function* tryIds({ endpoints, ids, send }: Tries): AsyncGenerator<Check> {
  const asked = new Set<string>()
  const named = new Set<string>()
  for (const { path, method, body, params, query } of endpoints) {
    if (![body, params, query].flatMap(namesIn).some(isIdName)) continue
    named.add(path)
    for (const [at, id] of ids.entries()) {
      const inPath = fillPath(
        path,
        Object.fromEntries(namesIn(params).map(name => [name, isIdName(name) ? id : '0-c1-0'])),
      )
      const inQuery = query && new URLSearchParams(fitBodies(query, id)[0] as Record<string, string>)
      const url = inQuery?.size ? `${inPath}?${inQuery}` : inPath
      const bodies = body ? fitBodies(body, id) : [undefined]
      // What no value fits is asked all the same, as a stranger would.
      for (const payload of bodies.length > 0 ? bodies : [Object.fromEntries(namesIn(body).map(name => [name, id]))]) {
        const reply = await send({ method, url, ...(payload && { payload }) })
        const { statusCode } = reply
        if (statusCode === 404 && bodies.length > 0) asked.add(path)
        const held = statusCode >= 400 && statusCode < 500
        yield { what: `${path} with id ${at + 1} of another`, held, detail: `answered ${statusCode}` }
      }
    }
  }
  const others = [...named].filter(path => !asked.has(path))
  const detail = `${asked.size} of ${named.size} refused a whole call as not found; otherwise: ${others.join(' ')}`
  yield { what: 'ownership is what refuses', held: asked.size * 2 > named.size, detail, isFigure: true }
}

export const isolation: Attack = {
  name: 'isolation',
  proves:
    'what belongs to one account answers another like something that does not exist, in every call that takes an id',
  async *run({ server, signIn }) {
    const { stores } = server.services
    const owner = await signIn()
    const stranger = await signIn()
    const { scanId, searchId, pageId, shareId, batchId } = await fillAccount(stores, owner.ownerId, server.clock.now())
    const now = server.clock.now()
    const kept = { settings: {}, facts: {}, list: {}, nextRunAt: null, now }
    const watchId = await stores.watches.create({ ownerId: owner.ownerId, ...kept })
    const before = JSON.stringify(
      await stores.account.exportAccount({ ownerId: owner.ownerId, now: server.clock.now() }),
    )
    const session = (await stores.sessions.list({ ownerId: owner.ownerId, now: server.clock.now() }))[0]?.id ?? ''
    const ids = [scanId, searchId, pageId, shareId, batchId, watchId, owner.ownerId, session, crypto.randomUUID()]
    yield* tryIds({ endpoints: allEndpoints, ids, send: stranger.client.send })
    const after = JSON.stringify(
      await stores.account.exportAccount({ ownerId: owner.ownerId, now: server.clock.now() }),
    )
    yield { what: 'everything of the owner is as it was', held: before === after }
  },
}
