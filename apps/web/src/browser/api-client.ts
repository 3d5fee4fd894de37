import {
  type BodyOf,
  type Endpoint,
  fillPath,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@sondeo/contract/endpoint'
import { isErrorCode } from '@sondeo/contract/errors'
import { CallError } from './call-error.ts'
import { getLanguage } from './language.ts'
import { localeOf } from './region.ts'
import { loadSiteConfig } from './site-config.ts'

type Options<E extends Endpoint> = {
  params?: ParamsOf<E>
  query?: QueryOf<E>
  signal?: AbortSignal
  /** A signed credential for the Authorization header. */
  bearer?: string
  headers?: Record<string, string>
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function readFailure(reply: Response, raw: unknown): CallError {
  const given = isRecord(raw) ? raw : {}
  // The specification's export answers with its text under `error`.
  const message = [given.message, given.error].find(text => typeof text === 'string') ?? ''
  const fields = Array.isArray(given.fields) ? given.fields.filter(isRecord) : []
  return new CallError({
    code: isErrorCode(given.code) ? given.code : 'unreadable',
    message,
    status: reply.status,
    fields: fields.flatMap(({ field, code }) =>
      typeof field === 'string' && isErrorCode(code) ? [{ field, code }] : [],
    ),
    retryAfterSeconds: typeof given.retryAfterSeconds === 'number' ? given.retryAfterSeconds : undefined,
  })
}

async function send<E extends Endpoint>(endpoint: E, body: BodyOf<E>, options: Options<E>): Promise<Response> {
  const { apiUrl } = await loadSiteConfig()
  const path = fillPath(endpoint.path, (options.params ?? {}) as Record<string, string>)
  const query = options.query ? `?${new URLSearchParams(options.query as Record<string, string>)}` : ''
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': localeOf(getLanguage()),
    'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...options.headers,
  }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (options.bearer) headers.authorization = `Bearer ${options.bearer}`
  return fetch(apiUrl + path + query, {
    method: endpoint.method,
    credentials: 'include',
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(options.signal && { signal: options.signal }),
  })
}

/** The one way to the server. Answers what the contract promises, or throws a CallError (or the abort of the signal). */
export async function call<E extends Endpoint>(
  endpoint: E,
  body: BodyOf<E>,
  options: Options<E> = {},
): Promise<ReplyOf<E>> {
  let reply: Response
  let raw: unknown
  try {
    reply = await send(endpoint, body, options)
    raw = await reply.json().catch(() => undefined)
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new CallError({ code: 'no_response', message: '' })
  }
  const isFailure = isRecord(raw) && raw.success === false
  if (!reply.ok || isFailure) throw readFailure(reply, raw)
  const parsed = endpoint.reply.safeParse(raw)
  if (!parsed.success) throw new CallError({ code: 'unreadable', message: '', status: reply.status })
  return parsed.data as ReplyOf<E>
}
