import { makeRandom } from '@sondeo/test-kit/make-random'
import { fillAccount } from '../../apps/server/test/fill-account.ts'
import type { Attack } from './attack.ts'
import { makeValue, type Schema } from './make-value.ts'
import type { Stage } from './open-stage.ts'

const CALLS = { short: 1500, whole: 50_000 }
/** Small enough that the limits of an account are met seldom: past them, handlers would not be reached at all. */
const CALLS_PER_PERSON = 400

type Operation = { method: 'GET' | 'POST'; path: string; params: string[]; body: Schema | undefined }

/** By contract, a part that this server lacks or that is away. */
const isNotOurs = (code: unknown) => /_not_configured$|^trade_sources_down$|_unavailable$/.test(String(code))

async function listOperations({ server }: Stage): Promise<Operation[]> {
  const { paths } = (await server.http.inject('/api/openapi.json')).json()
  return Object.entries<Record<string, { requestBody?: { content?: Record<string, { schema?: Schema }> } }>>(
    paths,
  ).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      method: method.toUpperCase() as 'GET' | 'POST',
      path,
      params: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      body: requestBody?.content?.['application/json']?.schema,
    })),
  )
}

export const fuzz: Attack = {
  name: 'random calls',
  proves: 'no call made from the description of the service, with whatever values, ends in a failure of the server',
  async *run(stage, size) {
    const { server, signIn } = stage
    const operations = await listOperations(stage)
    const random = makeRandom(23)
    let person = await signIn()
    let ids: string[] = []
    let failed = 0
    let answered = 0
    const reached = new Set<string>()
    for (let call = 0; call < CALLS[size]; call++) {
      if (call % CALLS_PER_PERSON === 0) {
        server.clock.advance(3_600_000)
        person = await signIn()
        ids = Object.values(await fillAccount(server.services.stores, person.ownerId, server.clock.now()))
      }
      const operation = operations[Math.floor(random() * operations.length)]
      if (!operation) continue
      const url = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = makeValue({ type: 'string' }, name, { random, ids })
        const text = typeof value === 'string' ? value : JSON.stringify(value)
        return encodeURIComponent(text.toWellFormed().slice(0, 200)) || 'x'
      })
      const payload = operation.body && (makeValue(operation.body, '', { random, ids }) as object)
      const reply = await server.http.inject({
        method: operation.method,
        url,
        ...(payload !== undefined && {
          payload: JSON.stringify(payload),
          headers: { 'content-type': 'application/json' },
        }),
        cookies: random() < 0.9 ? { sondeo: person.token } : {},
        remoteAddress: `10.${call >> 16}.${(call >> 8) & 255}.${call & 255}`,
      })
      answered++
      if (reply.statusCode < 400) reached.add(operation.path)
      if (reply.statusCode < 500 || isNotOurs(codeOf(reply.body))) continue
      failed++
      const detail = `answered ${reply.statusCode} ${reply.body.slice(0, 200)} to ${JSON.stringify(payload)?.slice(0, 500)}`
      yield { what: `${operation.method} ${url}`, held: false, detail }
    }
    const detail = `${operations.length} calls described, ${reached.size} of them got through at times, ${failed} failures`
    yield { what: `${answered} random calls`, held: failed === 0, detail, isFigure: true }
  },
}

function codeOf(body: string): unknown {
  try {
    return JSON.parse(body).code
  } catch {
    return undefined
  }
}
