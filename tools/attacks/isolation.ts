import { allEndpoints } from '@sondeo/contract/all-endpoints'
import { type Endpoint, fillPath } from '@sondeo/contract/endpoint'
import { fillAccount } from '../../apps/server/test/fill-account.ts'
import type { TestClient } from '../../apps/server/test/test-client.ts'
import type { Attack, Check } from './attack.ts'

export const namesIn = (schema: Endpoint['body']) =>
  Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})

type Tries = {
  endpoints: readonly Endpoint[]
  ids: readonly string[]
  send: TestClient['send']
}

/** Every call that takes an id, with each of these ids: none may answer as if it were the caller's. */
export async function* tryIds({ endpoints, ids, send }: Tries): AsyncGenerator<Check> {
  const isId = (name: string) => /id$/i.test(name) && name !== 'spreadsheetId'
  for (const endpoint of endpoints) {
    const [inBody, inPath] = [namesIn(endpoint.body), namesIn(endpoint.params)]
    if (![...inBody, ...inPath].some(isId)) continue
    for (const [at, id] of ids.entries()) {
      const fill = (names: string[]) =>
        Object.fromEntries(names.map(name => [name, isId(name) ? id : name === 'place' ? '0-c1-0' : 'x']))
      const payload = endpoint.body && { payload: { ...fill(inBody), lang: 'es', auth: false } }
      const url = fillPath(endpoint.path, fill(inPath))
      const reply = await send({ method: endpoint.method, url, ...payload })
      const held = reply.statusCode >= 400 && reply.statusCode < 500
      yield { what: `${endpoint.path} with id ${at + 1} of another`, held, detail: `answered ${reply.statusCode}` }
    }
  }
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
    const before = JSON.stringify(
      await stores.account.exportAccount({ ownerId: owner.ownerId, now: server.clock.now() }),
    )
    const session = (await stores.sessions.list({ ownerId: owner.ownerId, now: server.clock.now() }))[0]?.id ?? ''
    const ids = [scanId, searchId, pageId, shareId, batchId, owner.ownerId, session, crypto.randomUUID()]
    yield* tryIds({ endpoints: allEndpoints, ids, send: stranger.client.send })
    const after = JSON.stringify(
      await stores.account.exportAccount({ ownerId: owner.ownerId, now: server.clock.now() }),
    )
    yield { what: 'everything of the owner is as it was', held: before === after }
  },
}
