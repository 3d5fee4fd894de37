import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { eventsPath } from '@sondeo/contract/events'
import { makeRandom } from '@sondeo/test-kit/make-random'
import type { Belongings, Person } from './load-server.ts'

export type Visitor = Person & Belongings & { address: string }
export const KINDS = [
  'check-auth',
  'list of searches',
  'saved result',
  'question over 47',
  'question over 10,000',
] as const
export type Kind = (typeof KINDS)[number]
export type Took = { kind: Kind; ms: number; failure: string | null }

/** Somebody who works with it: a call every five seconds, mostly reading. */
const THINK_MS = 5_000
const AT_ONCE = 10
const SHARES: Record<Kind, number> = {
  'check-auth': 0.4,
  'list of searches': 0.2,
  'saved result': 0.25,
  'question over 47': 0.145,
  'question over 10,000': 0.005,
}

type Asked = { path: string; body?: object }

export function callOf(kind: Kind, { small, large, searchId }: Belongings): Asked {
  if (kind === 'check-auth') return { path: '/api/auth/check-auth' }
  if (kind === 'list of searches') return { path: '/api/get-searches?limit=200' }
  if (kind === 'saved result') return { path: '/api/get-search-history', body: { searchId } }
  const scrappedDataId = (kind === 'question over 10,000' && large) || small
  return { path: '/api/get-ai-data', body: { scrappedDataId, prompt: 'las empresas de Lima' } }
}

export async function ask(url: string, visitor: Visitor, kind: Kind): Promise<Took> {
  const { path, body } = callOf(kind, visitor)
  const headers = {
    cookie: `sondeo=${visitor.token}`,
    'x-forwarded-for': visitor.address,
    ...(body && { 'content-type': 'application/json' }),
  }
  const startedAt = performance.now()
  let failure: string | null = null
  try {
    const reply = await fetch(url + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
    const text = await reply.text()
    if (reply.status !== 200) failure = `${reply.status} ${text.slice(0, 200)}`
  } catch (error) {
    failure = String(error instanceof Error && error.cause ? error.cause : error)
  }
  return { kind, ms: performance.now() - startedAt, failure }
}

/** One kind by its share; only some have a large scan. */
function choose(share: number, { large }: Visitor): Kind {
  let at = 0
  for (const kind of KINDS) {
    at += SHARES[kind]
    if (share < at && (kind !== 'question over 10,000' || large)) return kind
  }
  return 'check-auth'
}

export async function openStream(url: string, { token, address }: Visitor): Promise<IncomingMessage> {
  const headers = { cookie: `sondeo=${token}`, 'x-forwarded-for': address }
  const request = get(url + eventsPath, { headers, agent: false })
  const [reply] = (await once(request, 'response')) as [IncomingMessage]
  if (reply.statusCode !== 200) throw new Error(`a stream was refused: ${reply.statusCode}`)
  reply.on('error', () => {}).resume()
  return reply
}

/** All of them at once for so long, each with an open stream of events; what every call took. */
export async function workTogether(url: string, visitors: readonly Visitor[], seconds: number): Promise<Took[]> {
  const streams: IncomingMessage[] = []
  // Nobody opens all pages of a company in the same moment.
  for (let from = 0; from < visitors.length; from += AT_ONCE)
    streams.push(...(await Promise.all(visitors.slice(from, from + AT_ONCE).map(visitor => openStream(url, visitor)))))
  const broken = streams.map(stream => once(stream, 'close'))
  let lost = 0
  for (const end of broken) void end.then(() => lost++)
  const took: Took[] = []
  const until = performance.now() + seconds * 1000
  const one = async (visitor: Visitor, seed: number) => {
    const random = makeRandom(seed)
    const think = () => Math.min(6 * THINK_MS, -Math.log(1 - random()) * THINK_MS)
    await wait(random() * THINK_MS)
    while (performance.now() < until) {
      took.push(await ask(url, visitor, choose(random(), visitor)))
      await wait(Math.min(think(), Math.max(0, until - performance.now())))
    }
  }
  await Promise.all(visitors.map((visitor, index) => one(visitor, index + 1)))
  if (lost > 0) took.push({ kind: 'check-auth', ms: 0, failure: `${lost} open streams ended` })
  for (const stream of streams) stream.destroy()
  return took
}
