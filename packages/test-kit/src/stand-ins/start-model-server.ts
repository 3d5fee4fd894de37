import type { ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { listenOnLoopback } from './listen-on-loopback.ts'
import type { AskedModel, Protocol } from './model-protocols.ts'
import { openaiChat, openaiResponses } from './openai-protocols.ts'
import { anthropic, google } from './other-protocols.ts'

/** What the model says, or how its provider fails. */
export type ModelAnswer =
  | { text: string }
  /** Sent as JSON text. */
  | { object: unknown }
  | { status: number; message?: string; retryAfterSeconds?: number }
  /** The connection ends in the middle of the answer. */
  | { cutOffAfter: string }
  /** Nothing ever comes. */
  | 'hang'
  /** The provider's gateway answers with a page instead of JSON. */
  | 'html'

export type ModelServerStandIn = {
  url: string
  /** Fit for AI_BASE_URL of each provider. */
  baseUrls: Record<'openai' | 'openai-compatible' | 'anthropic' | 'google', string>
  asked: AskedModel[]
  /** Calls that the client gave up before their answer was whole. */
  givenUp: () => number
  close: () => Promise<void>
}

const protocols: Protocol[] = [openaiChat, openaiResponses, anthropic, google]

/** Speaks the APIs of OpenAI (both), Anthropic, Google and all that are compatible; `answer` is the model. */
export async function startModelServer(
  answer: (asked: AskedModel, count: number) => ModelAnswer | Promise<ModelAnswer>,
): Promise<ModelServerStandIn> {
  const asked: AskedModel[] = []
  let givenUp = 0
  const server = await listenOnLoopback(async (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const protocol = protocols.find(({ recognises }) => recognises(path))
    if (!protocol || request.method !== 'POST') return sendJson(response, 404, { error: { message: 'no such call' } })
    response.on('close', () => {
      if (!response.writableEnded) givenUp++
    })
    const body = (await json(request).catch(() => null)) as Record<string, unknown> | null
    if (!body) return sendJson(response, 400, protocol.writeError(400, 'The body is not JSON.'))
    const one = { ...protocol.readAsked(path, body, request.headers), body }
    asked.push(one)
    if (!one.key) return sendJson(response, 401, protocol.writeError(401, 'There is no key.'))
    send(response, protocol, one, await answer(one, asked.length))
  })
  return {
    url: server.url,
    baseUrls: {
      openai: `${server.url}/v1`,
      'openai-compatible': `${server.url}/v1`,
      anthropic: `${server.url}/v1`,
      google: `${server.url}/v1beta`,
    },
    asked,
    givenUp: () => givenUp,
    close: server.close,
  }
}

function send(response: ServerResponse, protocol: Protocol, asked: AskedModel, answer: ModelAnswer) {
  if (answer === 'hang') return
  if (answer === 'html')
    return void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
  if ('status' in answer) {
    if (answer.retryAfterSeconds !== undefined) response.setHeader('retry-after', String(answer.retryAfterSeconds))
    return sendJson(response, answer.status, protocol.writeError(answer.status, answer.message ?? 'overloaded'))
  }
  if ('cutOffAfter' in answer) return cutOff(response, protocol, asked, answer.cutOffAfter)
  const text = 'text' in answer ? answer.text : JSON.stringify(answer.object)
  if (!asked.isStream) return sendJson(response, 200, protocol.writeAnswer(asked, text))
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const event of protocol.writePieces(asked, cutIntoPieces(text))) response.write(event)
  response.end()
}

function cutOff(response: ServerResponse, protocol: Protocol, asked: AskedModel, text: string): void {
  const type = asked.isStream ? 'text/event-stream' : 'application/json'
  response.writeHead(200, { 'content-type': type, 'transfer-encoding': 'chunked' })
  const whole = asked.isStream
    ? protocol.writePieces(asked, cutIntoPieces(text)).slice(0, -2).join('')
    : JSON.stringify(protocol.writeAnswer(asked, text)).slice(0, -20)
  response.write(whole, () => response.destroy())
}

const cutIntoPieces = (text: string): string[] => text.match(/[\s\S]{1,12}/g) ?? ['']

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
