import type { Endpoint, ParamsOf, ParsedBodyOf, QueryOf, ReplyInput } from '@sondeo/contract/endpoint'
import { errors } from '@sondeo/contract/errors'
import { Failure } from '@sondeo/contract/failure'
import type { Language } from '@sondeo/contract/fields'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { takeFromLimits } from './call-limits.ts'
import type { HttpContext } from './http-context.ts'
import type { LargeBody } from './large-body.ts'
import { findSession, type SignedIn } from './signed-in.ts'

export type Call<E extends Endpoint> = {
  body: E extends { maxBodyBytes: number } ? ParsedBodyOf<E> | LargeBody : ParsedBodyOf<E>
  params: ParamsOf<E>
  query: QueryOf<E>
  signedIn: E['access'] extends 'signed-in' ? SignedIn : SignedIn | undefined
  language: Language
  /** The country whose way of writing numbers and dates the caller follows. */
  region: string | null
  request: FastifyRequest
  reply: FastifyReply
}

/** A reply that was written out where it was made: a large one takes long to check and to write. */
export class WrittenReply {
  readonly json: Uint8Array
  constructor(json: Uint8Array) {
    this.json = json
  }
}

const emailIn = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined
  return typeof body.email === 'string' ? body.email : undefined
}

const failureReplies = (endpoint: Endpoint) =>
  Object.fromEntries([...new Set(endpoint.errors.map(code => errors[code].status))].map(status => [status, Failure]))

/** One endpoint of the contract becomes one route: closed by default, checked in this order and no other. */
export function serve<const E extends Endpoint, const Reply extends ReplyInput<E>>(
  http: FastifyInstance,
  context: HttpContext,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Reply | WrittenReply>,
) {
  const signedInOf = new WeakMap<FastifyRequest, SignedIn>()
  const { method, path, access, summary, limits } = endpoint

  http.route({
    method,
    url: path,
    ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
    schema: {
      summary,
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      response: { 200: endpoint.reply, ...failureReplies(endpoint) },
    },
    onRequest: async (request, reply) => {
      if (endpoint.changesState) refuseForeignOrigin(request, context.allowedOrigins)
      const signedIn = await findSession(context, request, reply)
      if (signedIn) signedInOf.set(request, signedIn)
      if (access === 'signed-in' && !signedIn) throw new AppError('not_signed_in')
    },
    preValidation: async request => {
      if (limits.length === 0) return
      const caller = {
        address: request.ip,
        accountId: signedInOf.get(request)?.user.id,
        email: emailIn(request.body),
      }
      await takeFromLimits({
        limits: context.limits,
        now: context.now(),
        path,
        rules: limits,
        caller,
        pause: context.pause,
      })
    },
    handler: async (request, reply) => {
      const call = {
        body: request.body,
        params: request.params,
        query: request.query,
        signedIn: signedInOf.get(request),
        ...readLocale(request),
        request,
        reply,
      }
      // The schemas above made body, params and query what the endpoint's types say, and onRequest made sure of the session.
      const answer = await handle(call as Call<E>)
      if (!(answer instanceof WrittenReply)) return answer
      reply.type('application/json; charset=utf-8')
      return Buffer.from(answer.json.buffer, answer.json.byteOffset, answer.json.byteLength)
    },
  })
}

/** The page sets Accept-Language to the user's choice ("es-PE"); Spanish unless English comes first. */
function readLocale(request: Pick<FastifyRequest, 'headers'>): { language: Language; region: string | null } {
  const first = request.headers['accept-language']?.split(/[,;]/)[0]?.trim() ?? ''
  const region = /-(?<region>[a-z]{2}|\d{3})$/i.exec(first)?.groups?.region?.toUpperCase() ?? null
  return { language: first.toLowerCase().startsWith('en') ? 'en' : 'es', region }
}

/**
 * A call that changes state must come from our own pages. Browsers always name the origin of a POST; programs that
 * name none carry no cookies of a victim.
 */
function refuseForeignOrigin(request: FastifyRequest, allowedOrigins: readonly string[]) {
  const { origin, host, 'sec-fetch-site': site } = request.headers
  if (site === 'cross-site') throw new AppError('foreign_origin')
  if (origin === undefined || allowedOrigins.includes(origin)) return
  // A page opened as 127.0.0.1 instead of localhost is still ours: its origin is the host it was asked from.
  const isOwnHost = URL.canParse(origin) && new URL(origin).host === host
  // Behind https, the same host without encryption is whoever sits on the wire.
  const isDowngrade = allowedOrigins[0]?.startsWith('https:') && origin.startsWith('http:')
  if (!isOwnHost || isDowngrade) throw new AppError('foreign_origin')
}
