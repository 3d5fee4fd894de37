import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** Who may call: everybody, or only a signed-in user. */
type Access = 'public' | 'signed-in'

/**
 * How often. `email` counts by the e-mail in the body, so that many addresses cannot try one account; with
 * `past: 'slow'` whoever comes beyond it is answered late instead of not at all, since the owner may be among them.
 */
export type CallLimit = {
  per: 'address' | 'account' | 'email' | 'email-and-address'
  max: number
  windowMs: number
  past?: 'slow'
}

export type Endpoint = {
  method: 'GET' | 'POST'
  path: string
  access: Access
  /** What a key must allow for another program to call; without it no key may, and only people do. */
  key?: 'read' | 'run'
  summary: string
  body?: z.ZodType
  params?: z.ZodType
  /** What stands behind the question mark. */
  query?: z.ZodType
  reply: z.ZodType
  /** Where a call needs more than others of its kind. */
  maxBodyBytes?: number
  /** Where a whole table is sent: large bodies reach the handler unread, and a reader reads them. */
  isReadElsewhere?: true
  errors: readonly ErrorCode[]
  limits: readonly CallLimit[]
  /** A GET that changes state is refused when it comes from another site. */
  changesState: boolean
}

type Defaults = { errors: readonly ErrorCode[]; limits: readonly CallLimit[]; changesState: boolean }
type EndpointDraft = Omit<Endpoint, keyof Defaults> & Partial<Defaults>

/** One call as data, read by the server (routes), the web (client) and the OpenAPI description. */
export function endpoint<const E extends EndpointDraft>(draft: E): Omit<E, keyof Defaults> & Defaults {
  return { limits: [], changesState: draft.method === 'POST', errors: [], ...draft }
}

/** Nobody needs more to sign in; filters, rules and columns of one's own work are longer. */
export const maxBodyBytesOf = ({ maxBodyBytes, access }: Pick<Endpoint, 'maxBodyBytes' | 'access'>): number =>
  maxBodyBytes ?? (access === 'public' ? 16_384 : 131_072)

export type BodyOf<E extends { body?: z.ZodType }> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined
export type ParsedBodyOf<E extends { body?: z.ZodType }> = E['body'] extends z.ZodType ? z.output<E['body']> : undefined
export type ParamsOf<E extends { params?: z.ZodType }> = E['params'] extends z.ZodType
  ? z.output<E['params']>
  : undefined
export type ReplyOf<E extends { reply: z.ZodType }> = z.output<E['reply']>
export type QueryOf<E extends { query?: z.ZodType }> = E['query'] extends z.ZodType ? z.output<E['query']> : undefined
/** What our server must give: also the fields that a page can do without, because other backends leave them out. */
export type ReplyInput<E extends { reply: z.ZodType }> = z.output<E['reply']>

/** The path with its `:name` segments filled in. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The path ${path} needs a value for ${name}`)
    return encodeURIComponent(value)
  })
}
