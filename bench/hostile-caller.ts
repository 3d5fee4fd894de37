// The hostile person in a thread: in the watcher's own, sending large bodies would slow down what the watcher measures.
import { parentPort, Worker, workerData } from 'node:worker_threads'

export type Reply = { status: number; body: { code?: string; data?: { _id: string }; [field: string]: unknown } }
/** A large body is written out once, in memory that both threads see. */
export type SharedBody = SharedArrayBuffer
export type Call = (path: string, body?: object | SharedBody) => Promise<Reply>

/** From an address of their own, as a proxy on this machine tells it: floods are counted by address. */
type Person = { url: string; token: string | undefined; address: string }
type Asked = { id: number; path: string; body: string | SharedBody | undefined }
type Told = { id: number; reply: Reply }

export function shareBody(text: string): SharedBody {
  const bytes = new TextEncoder().encode(text)
  const shared = new SharedArrayBuffer(bytes.length)
  new Uint8Array(shared).set(bytes)
  return shared
}

export const callAs =
  ({ url, token, address }: Person): Call =>
  async (path, body) => {
    const headers = { cookie: `sondeo=${token}`, 'content-type': 'application/json', 'x-forwarded-for': address }
    const sent = body instanceof SharedArrayBuffer ? new Uint8Array(body).slice() : body && JSON.stringify(body)
    const reply = await fetch(url + path, sent ? { method: 'POST', headers, body: sent } : { headers })
    return { status: reply.status, body: (await reply.json()) as Reply['body'] }
  }

export function callFromThread(person: Person): { call: Call; stop: () => Promise<number> } {
  const thread = new Worker(new URL(import.meta.url), { workerData: person })
  const waiting = new Map<number, PromiseWithResolvers<Reply>>()
  thread.on('message', ({ id, reply }: Told) => {
    waiting.get(id)?.resolve(reply)
    waiting.delete(id)
  })
  let id = 0
  return {
    call: (path, body) => {
      const answer = Promise.withResolvers<Reply>()
      waiting.set(++id, answer)
      const sent = body instanceof SharedArrayBuffer || !body ? body : JSON.stringify(body)
      thread.postMessage({ id, path, body: sent } satisfies Asked)
      return answer.promise
    },
    stop: () => thread.terminate(),
  }
}

const whyCut = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)

// A reply of many rows is not sent on: only what the watcher tells and asks further with.
const inShort = ({ status, body: { code, data, searchId } }: Reply): Reply => ({
  status,
  body: { ...(code && { code }), ...(data?._id && { data: { _id: data._id } }), searchId },
})

if (parentPort && workerData) {
  const port = parentPort
  const call = callAs(workerData as Person)
  port.on('message', ({ id, path, body }: Asked) => {
    const sent = typeof body === 'string' ? shareBody(body) : body
    call(path, sent).then(
      reply => port.postMessage({ id, reply: inShort(reply) } satisfies Told),
      // A server may cut the line of somebody who sends too much; whether it still answers others is what is measured.
      (error: unknown) => port.postMessage({ id, reply: { status: 0, body: { code: whyCut(error) } } } satisfies Told),
    )
  })
}
