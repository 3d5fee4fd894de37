import type { Endpoint, ReplyInput } from '@sondeo/contract/endpoint'
import { type ErrorCode, errors, type FieldError } from '@sondeo/contract/errors'
import { type SiteConfig, siteConfigPath } from '@sondeo/contract/site-config'
import { vi } from 'vitest'

type Asked = { path: string; body: unknown }
type Answer = (body: unknown) => Response | Promise<Response>

/** Stands where the network begins: what the page asks is answered as the contract says, and remembered. */
export function startStandIn(siteConfig: Partial<SiteConfig> = {}) {
  const asked: Asked[] = []
  const answers = new Map<string, Answer>()
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname: path } = new URL(url, 'http://localhost')
    if (path === siteConfigPath) return Response.json(siteConfig)
    const body = init?.body ? JSON.parse(String(init.body)) : undefined
    asked.push({ path, body })
    const answer = answers.get(path)
    if (!answer) throw new TypeError(`Nobody answers ${path}`)
    return answer(body)
  })
  return {
    asked,
    bodiesOf: ({ path }: Endpoint) => asked.filter(one => one.path === path).map(({ body }) => body),
    answer<E extends Endpoint>({ path }: E, reply: ReplyInput<E>) {
      answers.set(path, () => Response.json(reply))
    },
    /** Answers by what was asked, or by what has happened meanwhile. */
    answerBy<E extends Endpoint, const Reply extends ReplyInput<E>>({ path }: E, reply: (body: unknown) => Reply) {
      answers.set(path, body => Response.json(reply(body)))
    },
    refuse({ path }: Endpoint, code: ErrorCode, fields: FieldError[] = []) {
      const { status } = errors[code]
      answers.set(path, () => Response.json({ success: false, code, message: code, fields }, { status }))
    },
    /** Nothing comes back any more, as without a network. */
    silence({ path }: Endpoint) {
      answers.delete(path)
    },
    /** The answer waits until it is let go. */
    hold<E extends Endpoint>({ path }: E, reply: ReplyInput<E>) {
      const held = Promise.withResolvers<void>()
      answers.set(path, () => held.promise.then(() => Response.json(reply)))
      return held.resolve
    },
  }
}
export type StandIn = ReturnType<typeof startStandIn>
