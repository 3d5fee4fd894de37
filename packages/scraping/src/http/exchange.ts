import type { Agent, Dispatcher } from 'undici'

export type Answer = {
  url: URL
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Dispatcher.ResponseData['body']
}

/** One request and the beginning of its answer; neither redirects nor encodings are dealt with here. */
export async function exchange({
  agent,
  url,
  headers,
  body,
  signal,
}: {
  agent: Agent
  url: URL
  headers: Record<string, string>
  /** Of a form; without one it is a plain question. */
  body?: string | undefined
  signal: AbortSignal
}): Promise<Answer> {
  const answer: Dispatcher.ResponseData = await agent.request({
    origin: url.origin,
    path: url.pathname + url.search,
    method: body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && { body }),
    headers,
    signal,
  })
  return { url, status: answer.statusCode, headers: answer.headers, body: answer.body }
}

/** The first value of a header, since a site may send it more than once. */
export function headerOf(answer: Pick<Answer, 'headers'>, name: string): string | undefined {
  const value = answer.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** Lets go of a body nobody will read, and of its connection. */
export function discardBody(answer: Answer): void {
  answer.body.on('error', () => {}).destroy()
}

/** Lets a short body nobody will read run out, so that its connection can be used again. */
export async function drainBody(answer: Answer): Promise<void> {
  try {
    await answer.body.dump({ limit: 65_536, signal: AbortSignal.timeout(1000) })
  } catch {
    discardBody(answer)
  }
}
