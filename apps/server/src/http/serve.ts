import {
  type Endpoint,
  maxBodyBytesOf,
  type ParamsOf,
  type ParsedBodyOf,
  type QueryOf,
  type ReplyInput,
} from '@sondeo/contract/endpoint'
import { errors } from '@sondeo/contract/errors'
import { Failure } from '@sondeo/contract/failure'
import type { Language } from '@sondeo/contract/fields'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { answerOnce } from './answer-once.ts'
import { findKeyCaller, type KeyCaller, keyIn } from './api-key.ts'
import type { HttpContext } from './http-context.ts'
import { takeFromLimits } from './limits/call-limits.ts'
import { callerNetwork } from './limits/caller-network.ts'
import type { LargeBody } from './limits/large-body.ts'
import { findSession, type SignedIn } from './signed-in.ts'
import { WrittenReply } from './written-reply.ts'

type Call<E extends Endpoint> = {
  body: E extends { isReadElsewhere: true } ? ParsedBodyOf<E> | LargeBody : ParsedBodyOf<E>
  params: ParamsOf<E>
  query: QueryOf<E>
  /** Who calls. What a key may call too, knows nobody's session. */
  signedIn: E['access'] extends 'signed-in'
    ? E extends { key: string }
      ? Pick<SignedIn, 'user'>
      : SignedIn
    : SignedIn | undefined
  language: Language
  /** The country whose way of writing numbers and dates the caller follows. */
  region: string | null
  request: FastifyRequest
  reply: FastifyReply
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
  const callerOf = new WeakMap<FastifyRequest, SignedIn | KeyCaller>()
  const { method, path, access, summary, limits } = endpoint
  const maxBodyBytes = maxBodyBytesOf(endpoint)

  http.route({
    method,
    url: path,
    bodyLimit: maxBodyBytes,
    config: { isReadElsewhere: endpoint.isReadElsewhere === true },
    schema: {
      summary,
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      response: { 200: endpoint.reply, ...failureReplies(endpoint) },
    },
    onRequest: async (request, reply) => {
      const caller = await findCaller(context, endpoint, { request, reply })
      if (caller) callerOf.set(request, caller)
      if (access === 'signed-in' && !caller) throw new AppError('not_signed_in')
      // Whole tables are few: the limits of their call count them.
      if (endpoint.isReadElsewhere) return
      // Who does not say how long a body is may send as much as the call takes; what is said to be longer is not read.
      const { 'content-length': said = 0, 'transfer-encoding': isUnsaid } = request.headers
      const bytes = isUnsaid ? maxBodyBytes : Number(said)
      const sender = caller?.user.id ?? callerNetwork(request.ip)
      if (bytes <= maxBodyBytes) context.bodyBudget.take({ caller: sender, bytes })
    },
    preValidation: async request => {
      if (limits.length === 0) return
      const found = callerOf.get(request)
      const caller = {
        address: request.ip,
        accountId: found?.user.id,
        apiKeyId: found && 'key' in found ? found.key.id : undefined,
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
        signedIn: callerOf.get(request),
        ...readLocale(request),
        request,
        reply,
      }
      // The schemas above made body, params and query what the endpoint's types say, and onRequest made sure of the session.
      const answer = await answerOnce(context, { endpoint, request, reply, ownerId: call.signedIn?.user.id }, () =>
        handle(call as Call<E>),
      )
      if (!(answer instanceof WrittenReply)) return answer
      reply.type('application/json; charset=utf-8')
      return Buffer.from(answer.json.buffer, answer.json.byteOffset, answer.json.byteLength)
    },
  })
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/**
 * A key, or else the session of the cookie. No other site can make a browser send a key, so that what is asked of cookies
 * is not asked of it.
 */
export async function findCaller(
  context: HttpContext,
  endpoint: Pick<Endpoint, 'access' | 'key' | 'changesState'>,
  { request, reply }: Exchange,
): Promise<SignedIn | KeyCaller | undefined> {
  const key = keyIn(request, endpoint)
  if (key !== undefined) return findKeyCaller(context, key, endpoint)
  if (endpoint.changesState) refuseForeignOrigin(request, context.allowedOrigins)
  return findSession(context, request, reply)
}

/** The page sets Accept-Language to the user's choice ("es-PE"); Spanish unless English comes first. */
export function readLocale(request: Pick<FastifyRequest, 'headers'>): { language: Language; region: string | null } {
  const first = request.headers['accept-language']?.split(/[,;]/)[0]?.trim() ?? ''
  const region = /-(?<region>[a-z]{2}|\d{3})$/i.exec(first)?.groups?.region?.toUpperCase() ?? null
  return { language: first.toLowerCase().startsWith('en') ? 'en' : 'es', region }
}

/**
 * A call that changes state must come from our own pages. Browsers always name the origin of a POST; programs that
 * name none carry no cookies of a victim.
 */
export function refuseForeignOrigin(request: FastifyRequest, allowedOrigins: readonly string[]) {
  const { origin, host, 'sec-fetch-site': site } = request.headers
  if (site === 'cross-site') throw new AppError('foreign_origin')
  if (origin === undefined || allowedOrigins.includes(origin)) return
  // A page opened as 127.0.0.1 instead of localhost is still ours: its origin is the host it was asked from.
  const isOwnHost = URL.canParse(origin) && new URL(origin).host === host
  // Behind https, the same host without encryption is whoever sits on the wire.
  const isDowngrade = allowedOrigins[0]?.startsWith('https:') && origin.startsWith('http:')
  if (!isOwnHost || isDowngrade) throw new AppError('foreign_origin')
}
