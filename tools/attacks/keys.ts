import { allEndpoints } from '@sondeo/contract/all-endpoints'
import { callsPerMinute, revokeApiKey } from '@sondeo/contract/api-keys'
import { correctBatch, deleteBatch, findAddresses, getBatch, retryBatch, stopBatch } from '@sondeo/contract/batches'
import { type Endpoint, fillPath } from '@sondeo/contract/endpoint'
import { getWork } from '@sondeo/contract/events'
import { getSearchHistory } from '@sondeo/contract/searches'
import { createShare, listShares, revokeShare } from '@sondeo/contract/shares'
import { fillAccount } from '../../apps/server/test/fill-account.ts'
import type { Attack } from './attack.ts'
import { namesIn, tryIds } from './isolation.ts'
import { addProgram, makeProgram, openAssistant } from './open-doors.ts'

const takesKey = ({ key }: Endpoint) => key !== undefined
const anyPath = (path: string) =>
  fillPath(path, Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'x'])))

export const keys: Attack = {
  name: 'keys',
  proves:
    'a key reaches nothing of another, starts nothing it may not, ends when it is revoked, and floods only itself',
  async *run(stage) {
    const { server, signIn, url } = stage
    const { stores } = server.services
    const owner = await signIn()
    const { scanId, searchId, batchId, shareId } = await fillAccount(stores, owner.ownerId, server.clock.now())
    const thief = await makeProgram(stage)
    const send = thief.program.send
    yield* tryIds({ endpoints: allEndpoints.filter(takesKey), ids: [scanId, searchId, batchId, shareId], send })

    // Whole bodies, so that nothing but the owner can be the reason.
    const one = { batchId }
    const whole: [call: Endpoint, body: object][] = [
      [getBatch, one],
      [stopBatch, one],
      [retryBatch, one],
      [deleteBatch, one],
      [correctBatch, { ...one, valueColumn: 'Precio' }],
      [findAddresses, { searchId }],
      [getSearchHistory, { searchId }],
      [createShare, { searchId, days: 7 }],
      [listShares, { searchId }],
      [revokeShare, { shareId }],
    ]
    for (const [call, body] of whole) {
      const caller = call.key ? thief.program : thief.client
      const { statusCode } = await caller.send({ method: call.method, url: call.path, payload: body })
      yield { what: `${call.path} of another`, held: statusCode === 404, detail: `answered ${statusCode}` }
    }

    const reader = await makeProgram(stage, 'read')
    for (const endpoint of allEndpoints.filter(({ key }: Endpoint) => key !== 'read')) {
      const payload = endpoint.body && { payload: Object.fromEntries(namesIn(endpoint.body).map(name => [name, 'x'])) }
      const reply = await reader.program.send({ method: endpoint.method, url: anyPath(endpoint.path), ...payload })
      // A call that this server does not serve is not there for anybody.
      const held = [403, 404, 429].includes(reply.statusCode)
      yield { what: `${endpoint.path} with a key that only reads`, held, detail: `answered ${reply.statusCode}` }
    }
    const looking = await openAssistant(url, reader.key)
    for (const [tool, args] of [
      ['scan_website', { url: stage.attacker.url }],
      ['research_product', { product: 'Azúcar' }],
      ['watch', { scanId }],
    ] as const) {
      const { text } = await looking.callTool(tool, args)
      yield {
        what: `${tool} by an assistant that only reads`,
        held: /key_read_only/.test(text),
        detail: text.slice(0, 200),
      }
    }

    const assistant = await openAssistant(url, thief.key)
    for (const [tool, args] of [
      ['open_result', { searchId }],
      ['ask_scan', { scanId, question: 'todo' }],
      ['show_origin', { searchId, row: 0, column: 'precio' }],
      ['watch', { scanId }],
    ] as const) {
      const { text } = await assistant.callTool(tool, args)
      yield { what: `${tool} with another’s id`, held: /"isError":true/.test(text), detail: text.slice(0, 200) }
    }
    const stolen = await looking.callTool('list_results', {}, assistant.sessionId)
    yield { what: 'the session of another key', held: stolen.status === 404, detail: `answered ${stolen.status}` }

    await thief.client.call(revokeApiKey, { keyId: thief.keyId })
    const after = [
      (await thief.program.call(getWork)).status,
      (await assistant.callTool('list_results', {})).status,
      (await openAssistant(url, thief.key)).status,
    ]
    yield { what: 'a revoked key', held: after.every(status => status === 401), detail: `answered ${after}` }

    const other = await addProgram(server, reader.client)
    let refused = 0
    for (let call = 0; call < callsPerMinute + 20; call++)
      if ((await reader.program.call(getWork)).status === 429) refused++
    const left = [(await other.program.call(getWork)).status, (await reader.client.call(getWork)).status]
    yield { what: 'a flood of one key is refused', held: refused >= 20, detail: `${refused} refused` }
    yield {
      what: 'its owner and the owner’s other key are served meanwhile',
      held: left.every(status => status === 200),
      detail: `answered ${left}`,
    }

    // Sessions are memory of the server: one key has a number of them, and takes none from another.
    const kept = await openAssistant(url, other.key)
    const flooder = await makeProgram(stage, 'read')
    const opened: Awaited<ReturnType<typeof openAssistant>>[] = []
    for (let session = 0; session < 30; session++) opened.push(await openAssistant(url, flooder.key))
    const first = await opened[0]?.callTool('list_results', {})
    yield {
      what: 'the oldest of 30 sessions of one key',
      held: first?.status === 404,
      detail: `answered ${first?.status}`,
    }
    const mine = await kept.callTool('list_results', {})
    yield { what: 'a session of another key meanwhile', held: mine.status === 200, detail: `answered ${mine.status}` }
    server.clock.advance(3_600_000)
  },
}
