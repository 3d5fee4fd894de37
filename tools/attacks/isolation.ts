import { allEndpoints } from '@sondeo/contract/all-endpoints'
import { type Endpoint, fillPath } from '@sondeo/contract/endpoint'
import { fillAccount } from '../../apps/server/test/fill-account.ts'
import type { Attack } from './attack.ts'

const namesIn = (schema: Endpoint['body']) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})

export const isolation: Attack = {
  name: 'isolation',
  proves:
    'what belongs to one account answers another like something that does not exist, in every call that takes an id',
  async *run({ server, signIn }) {
    const { stores } = server.services
    const owner = await signIn()
    const stranger = await signIn()
    const { scanId, searchId, pageId } = await fillAccount(stores, owner.ownerId, server.clock.now())
    const before = JSON.stringify(
      await stores.account.exportAccount({ ownerId: owner.ownerId, now: server.clock.now() }),
    )
    const session = (await stores.sessions.list({ ownerId: owner.ownerId, now: server.clock.now() }))[0]?.id ?? ''
    const ids = [scanId, searchId, pageId, owner.ownerId, session, crypto.randomUUID()]
    const taking = allEndpoints.filter(({ body, params }: Endpoint) =>
      [...namesIn(body), ...namesIn(params)].some(name => /id$/i.test(name) && name !== 'spreadsheetId'),
    )
    for (const endpoint of taking)
      for (const id of ids) {
        const fill = (names: string[]) =>
          Object.fromEntries(names.map(name => [name, /id$/i.test(name) ? id : name === 'place' ? '0-c1-0' : 'x']))
        const payload = endpoint.body && { payload: { ...fill(namesIn(endpoint.body)), lang: 'es', auth: false } }
        const url = fillPath(endpoint.path, fill(namesIn(endpoint.params)))
        const reply = await stranger.client.send({ method: endpoint.method, url, ...payload })
        const held = reply.statusCode >= 400 && reply.statusCode < 500
        yield {
          what: `${endpoint.path} with ${id === ids.at(-1) ? 'nobody’s' : 'another’s'} id`,
          held,
          detail: `answered ${reply.statusCode}`,
        }
      }
    const after = JSON.stringify(
      await stores.account.exportAccount({ ownerId: owner.ownerId, now: server.clock.now() }),
    )
    yield { what: 'everything of the owner is as it was', held: before === after }
  },
}
