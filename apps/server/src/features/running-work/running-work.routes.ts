import { PassThrough } from 'node:stream'
import { dismissWork, eventsPath, getWork, stopWork, WorkResponse } from '@sondeo/contract/events'
import type { BatchesStore } from '@sondeo/database/batches-store'
import type { Work } from '@sondeo/database/work-store'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../app-error.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { bearerOf } from '../../http/known-keys.ts'
import { findCaller, serve } from '../../http/serve.ts'
import { oneAtATime } from '../../jobs/one-at-a-time.ts'
import type { Services } from '../../services.ts'

const Info = z.object({ name: z.string() })
const BatchInfo = Info.extend({ shape: z.string() })
const Outcome = z.object({ resultId: z.string().optional(), code: WorkResponse.shape.code.optional() })

function toWorkResponse(work: Work): WorkResponse {
  const info = Info.safeParse(work.info)
  const outcome = Outcome.safeParse(work.outcome)
  const progress = WorkResponse.shape.progress.safeParse(work.progress)
  return {
    _id: work.id,
    tool: work.tool,
    state: work.state,
    name: info.data?.name ?? '',
    progress: progress.data ?? null,
    resultId: outcome.data?.resultId ?? null,
    code: outcome.data?.code ?? null,
    startedAt: work.createdAt.toISOString(),
  }
}

type OpenBatch = Awaited<ReturnType<BatchesStore['list']>>[number]

/** A batch has no work of its own: each of its addresses is a job. Once it has ended its table is in the history. */
function toBatchResponse({ id, settings, tableName, counts, createdAt }: OpenBatch): WorkResponse {
  const { waiting, running, done, failed, stopped } = counts
  const info = BatchInfo.safeParse(settings).data
  const isOneTable = info?.shape !== 'kinds'
  const ended = done + failed + stopped
  return {
    _id: id,
    tool: 'website',
    state: 'running',
    name: (isOneTable ? tableName : null) ?? info?.name ?? '',
    progress: { step: 'batch', addressesDone: ended, addressesExpected: ended + waiting + running },
    resultId: null,
    code: null,
    startedAt: createdAt.toISOString(),
  }
}

const eventsCall = { access: 'signed-in', key: 'read', changesState: false } as const
const maxStreamsPerUser = 12
const keepAliveMs = 20_000
const maxStreamMs = 15 * 60_000
/** When a page comes back: another process is there at once, a database that went away is not. */
const [soonMs, laterMs] = [500, 5_000]
const askAgain = (afterMs: number) => `retry: ${afterMs}\n\n`

export function addRunningWorkRoutes(
  http: FastifyInstance,
  context: HttpContext,
  { workBoard, stores, stopBatch }: Pick<Services, 'workBoard' | 'stores' | 'stopBatch'>,
) {
  async function listOpen(ownerId: string): Promise<WorkResponse[]> {
    const [work, batches] = await Promise.all([
      workBoard.listOpen(ownerId),
      stores.batches.list({ ownerId, isOpen: true }),
    ])
    return [...work.map(toWorkResponse), ...batches.map(toBatchResponse)]
  }

  serve(http, context, stopWork, async ({ body, signedIn }) => {
    const ownerId = signedIn.user.id
    const { workId } = body
    const isAsked =
      (await workBoard.requestStop({ ownerId, workId })) || (await stopBatch({ ownerId, batchId: workId }))
    if (!isAsked) throw new AppError('not_found')
    return { success: true }
  })

  serve(http, context, dismissWork, async ({ body, signedIn }) => {
    const seen = await workBoard.markSeen({ ownerId: signedIn.user.id, workId: body.workId })
    if (!seen) throw new AppError('not_found')
    return { success: true }
  })

  serve(http, context, getWork, async ({ signedIn }) => {
    return { success: true, work: await listOpen(signedIn.user.id) }
  })

  const streams = new Map<string, Set<PassThrough>>()
  http.addHook('preClose', async () => {
    for (const open of streams.values()) for (const stream of open) stream.end(askAgain(soonMs))
  })

  http.get(eventsPath, { schema: { hide: true }, compress: false }, async (request, reply) => {
    const caller = await findCaller(context, eventsCall, { request, reply })
    if (!caller) throw new AppError('not_signed_in')
    const ownerId = caller.user.id
    const findAgain = () => {
      const now = context.now()
      if ('sessionToken' in caller)
        return context.sessions.find({ token: caller.sessionToken, now, isAfterChange: true })
      return context.apiKeys.find({ token: bearerOf(request) ?? '', now })
    }
    const open = streams.get(ownerId) ?? new Set<PassThrough>()
    if (open.size >= maxStreamsPerUser) throw new AppError('too_many_requests', { retryAfterSeconds: 10 })
    const stream = new PassThrough()
    streams.set(ownerId, open.add(stream))

    let last = ''
    const look = oneAtATime(async () => {
      if (stream.destroyed) return
      try {
        // Whoever signs out, here or elsewhere, is told nothing more; nor is a key that was revoked.
        if (!(await findAgain())) {
          stream.end()
          return
        }
        const work = JSON.stringify({ work: await listOpen(ownerId) })
        if (work !== last && !stream.writableEnded) stream.write(`event: work\ndata: ${work}\n\n`)
        last = work
      } catch (error) {
        request.log.error({ err: error }, 'the event stream failed')
        stream.end(askAgain(laterMs))
      }
    })
    const unfollow = workBoard.follow(ownerId, look)
    const keepAlive = setInterval(() => stream.write(': alive\n\n'), keepAliveMs)
    const limit = setTimeout(() => stream.end(), maxStreamMs)
    stream.on('close', () => {
      unfollow()
      clearInterval(keepAlive)
      clearTimeout(limit)
      open.delete(stream)
      if (open.size === 0) streams.delete(ownerId)
    })
    request.raw.on('close', () => stream.destroy())
    look()
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(stream)
  })
}
