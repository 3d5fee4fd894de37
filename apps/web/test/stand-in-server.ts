import type { Endpoint, ReplyInput } from '@sondeo/contract/endpoint'
import { type ErrorCode, errors, type FieldError } from '@sondeo/contract/errors'
import { type SiteConfig, siteConfigPath } from '@sondeo/contract/site-config'
import { vi } from 'vitest'

type Asked = { method: string; path: string; body: unknown }
type Answer = (body: unknown) => Response | Promise<Response>

// One address may answer several methods.
const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Stands where the network begins: what the page asks is answered as the contract says, and remembered. */
export function startStandIn(siteConfig: Partial<SiteConfig> = {}) {
  const asked: Asked[] = []
  const answers = new Map<string, Answer>()
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname: path } = new URL(url, 'http://localhost')
    if (path === siteConfigPath) return Response.json(siteConfig)
    const body = init?.body ? JSON.parse(String(init.body)) : undefined
    const method = init?.method ?? 'GET'
    asked.push({ method, path, body })
    const answer = answers.get(`${method} ${path}`)
    if (!answer) throw new TypeError(`Nobody answers ${path}`)
    return answer(body)
  })
  return {
    asked,
    bodiesOf: ({ method, path }: Endpoint) =>
      asked.filter(one => one.path === path && one.method === method).map(({ body }) => body),
    answer<E extends Endpoint>(endpoint: E, reply: ReplyInput<E>) {
      answers.set(keyOf(endpoint), () => Response.json(reply))
    },
    /** Answers by what was asked, or by what has happened meanwhile. */
    answerBy<E extends Endpoint, const Reply extends ReplyInput<E>>(endpoint: E, reply: (body: unknown) => Reply) {
      answers.set(keyOf(endpoint), body => Response.json(reply(body)))
    },
    refuse(endpoint: Endpoint, code: ErrorCode, fields: FieldError[] = []) {
      const { status } = errors[code]
      answers.set(keyOf(endpoint), () => Response.json({ success: false, code, message: code, fields }, { status }))
    },
    /** Nothing comes back any more, as without a network. */
    silence(endpoint: Endpoint) {
      answers.delete(keyOf(endpoint))
    },
    /** The answer waits until it is let go. */
    hold<E extends Endpoint>(endpoint: E, reply: ReplyInput<E>) {
      const held = Promise.withResolvers<void>()
      answers.set(keyOf(endpoint), () => held.promise.then(() => Response.json(reply)))
      return held.resolve
    },
  }
}
export type StandIn = ReturnType<typeof startStandIn>
