import { type BodyOf, type Endpoint, fillPath, type QueryOf, type ReplyOf } from '@sondeo/contract/endpoint'
import { errorTextsEn } from '@sondeo/contract/error-texts/en'
import { errorTextsEs } from '@sondeo/contract/error-texts/es'
import { isErrorCode } from '@sondeo/contract/errors'
import { Failure } from '@sondeo/contract/failure'
import type { Language } from '@sondeo/contract/fields'

/** The server said no, in its own words. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused'
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

type Sent = { method: string; url: string; headers: Record<string, string>; payload: string | undefined }
export type Send = (sent: Sent) => Promise<{ status: number; text: string }>

type Asked<E extends Endpoint> = { body?: BodyOf<E>; query?: QueryOf<E>; language?: Language | undefined }

/** The calls of the contract with a key, whether their server is this process or another one. */
export type ApiCaller = {
  call: <E extends Endpoint>(endpoint: E, asked?: Asked<E>) => Promise<ReplyOf<E>>
  /** Where people open what was found. */
  appUrl: string
  language: Language
}

type Options = { send: Send; key: string; appUrl: string; language: Language; timeZone: string }

export function createApiCaller({ send, key, appUrl, language, timeZone }: Options): ApiCaller {
  return {
    appUrl,
    language,
    async call(endpoint, { body, query, language: wished = language } = {}) {
      const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
      const { status, text } = await send({
        method: endpoint.method,
        url: fillPath(endpoint.path) + search,
        headers: {
          authorization: `Bearer ${key}`,
          'accept-language': wished,
          'x-time-zone': timeZone,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        payload: body === undefined ? undefined : JSON.stringify(body),
      })
      const answer: unknown = readJson(text)
      if (status === 200) return endpoint.reply.parse(answer) as ReplyOf<typeof endpoint>
      const { code = 'internal', message = `HTTP ${status}` } = Failure.safeParse(answer).data ?? {}
      // Servers say why in English; whoever shows it says it in the language of the reader, as the pages do.
      const texts = wished === 'en' ? errorTextsEn : errorTextsEs
      throw new CallRefused(code, isErrorCode(code) ? texts[code] : message)
    },
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
