// The hostile person in a thread: in the watcher's own, sending large bodies would slow down what the watcher measures.
import { parentPort, Worker, workerData } from 'node:worker_threads'

export type Reply = { status: number; body: { code?: string; data?: { _id: string }; [field: string]: unknown } }
/** A large body is written out once, in memory that both threads see. */
export type SharedBody = SharedArrayBuffer
export type Call = (path: string, body?: object | SharedBody) => Promise<Reply>

type Person = { url: string; token: string | undefined }
type Asked = { id: number; path: string; body: string | SharedBody | undefined }
type Told = { id: number; reply?: Reply; failure?: string }

export function shareBody(text: string): SharedBody {
  const bytes = new TextEncoder().encode(text)
  const shared = new SharedArrayBuffer(bytes.length)
  new Uint8Array(shared).set(bytes)
  return shared
}

export const callAs =
  ({ url, token }: Person): Call =>
  async (path, body) => {
    const headers = { cookie: `sondeo=${token}`, 'content-type': 'application/json' }
    const sent = body instanceof SharedArrayBuffer ? new Uint8Array(body).slice() : body && JSON.stringify(body)
    const reply = await fetch(url + path, sent ? { method: 'POST', headers, body: sent } : { headers })
    return { status: reply.status, body: (await reply.json()) as Reply['body'] }
  }

export function callFromThread(person: Person): { call: Call; stop: () => Promise<number> } {
  const thread = new Worker(new URL(import.meta.url), { workerData: person })
  const waiting = new Map<number, PromiseWithResolvers<Reply>>()
  thread.on('message', ({ id, reply, failure }: Told) => {
    if (reply) waiting.get(id)?.resolve(reply)
    else waiting.get(id)?.reject(new Error(failure))
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
      (error: unknown) => port.postMessage({ id, failure: String(error) } satisfies Told),
    )
  })
}
