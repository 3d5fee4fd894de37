import type { IncomingHttpHeaders } from 'node:http'

/** One question as a model provider's API gets it, told apart by provider only in `protocol`. */
export type AskedModel = {
  protocol: 'openai-chat' | 'openai-responses' | 'anthropic' | 'google'
  model: string
  key: string
  /** Everything that was said to the model, instructions first. */
  prompt: string
  /** The JSON schema the answer must fit, where the caller asked for one by the API. */
  schema: unknown
  isStream: boolean
  body: Record<string, unknown>
}

/** How each provider writes an answer, its pieces when streamed, and its errors. */
export type Protocol = {
  recognises: (path: string) => boolean
  readAsked: (path: string, body: Record<string, unknown>, headers: IncomingHttpHeaders) => Omit<AskedModel, 'body'>
  writeAnswer: (asked: AskedModel, text: string) => object
  writePieces: (asked: AskedModel, pieces: string[]) => string[]
  writeError: (status: number, message: string) => object
}

export const tokens = { input: 100, output: 20 }

/** The text of a message, whatever the provider wraps it in. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (Array.isArray(content)) return content.map(textOf).join('')
  const text = pick(content, 'text')
  return typeof text === 'string' ? text : ''
}

export const textOfMessages = (messages: unknown): string =>
  (Array.isArray(messages) ? messages : []).map(message => textOf(pick(message, 'content'))).join('\n')

/** A server-sent event, with its name where the provider gives one. */
export const sseEvent = (data: unknown, name?: string): string =>
  `${name ? `event: ${name}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`

export const bearerOf = ({ authorization }: IncomingHttpHeaders): string => authorization?.replace(/^Bearer /, '') ?? ''

export const pick = (body: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
    body,
  )
