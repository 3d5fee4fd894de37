import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The finer limits of the contract are counted in the database. */
const CALLS_A_MINUTE = 3_000
/** One screen is dozens of small files, and a whole office may come from one address. */
const FILES_A_MINUTE = 30_000

const isFile = ({ url }: FastifyRequest): boolean => url.startsWith('/assets/')

/** A flood of one caller is refused; files are counted apart, so that opening screens uses up nobody's calls. */
export async function addFloodLimit(http: FastifyInstance, callerOf: (request: FastifyRequest) => string) {
  await http.register(rateLimit, {
    timeWindow: 60_000,
    max: request => (isFile(request) ? FILES_A_MINUTE : CALLS_A_MINUTE),
    keyGenerator: request => (isFile(request) ? `files ${callerOf(request)}` : callerOf(request)),
    addHeaders: { 'x-ratelimit-limit': false },
  })
}
