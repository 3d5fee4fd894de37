import {
  correctBatch,
  createBatch,
  deleteBatch,
  findAddresses,
  getBatch,
  getBatches,
  planBatch,
  retryBatch,
  stopBatch,
} from '@sondeo/contract/batches'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../app-error.ts'
import type { HttpContext } from '../../../http/http-context.ts'
import { readTimeZone } from '../../../http/request-time-zone.ts'
import { serve } from '../../../http/serve.ts'
import { whileConnected } from '../../../http/while-connected.ts'
import { refuseOverLimit } from '../../../plans/reserve-unit.ts'
import { findRoom } from '../scan/find-room.ts'
import type { WebsiteServices } from '../website-services.ts'
import { type BatchIds, BatchSettings } from './batch-settings.ts'
import { describeBatch, summariseBatch } from './describe-batch.ts'
import { findAddresses as lookForAddresses } from './find-addresses.ts'
import { joinAgain } from './join-batch.ts'
import { planBatch as makePlan, readAddresses } from './plan-batch.ts'
import { sendLanes } from './read-next.ts'
import { stopBatch as stopRunning } from './stop-batch.ts'

const MAX_RUNNING = 3

export function addBatchRoutes(http: FastifyInstance, context: HttpContext, services: WebsiteServices) {
  const { stores, now } = services
  const show = async (ids: BatchIds) => ({ success: true, batch: await describeBatch(services, ids) }) as const

  async function find(ids: BatchIds) {
    const batch = await stores.batches.find(ids)
    if (!batch) throw new AppError('not_found')
    return batch
  }

  /** One person's batches may not fill the queue. */
  async function refuseTooMany(ownerId: string) {
    const running = await stores.batches.list({ ownerId, isOpen: true })
    if (running.length >= MAX_RUNNING) throw new AppError('batch_limit')
  }

  serve(http, context, planBatch, async ({ body, signedIn }) => {
    return { success: true, ...(await makePlan(services, signedIn.user.id, body.addresses)) }
  })

  serve(http, context, findAddresses, async ({ body, signedIn, reply }) => {
    const asked = { ownerId: signedIn.user.id, body, signal: whileConnected(reply) }
    return { success: true, ...(await lookForAddresses(services, asked)) }
  })

  serve(http, context, createBatch, async ({ body, signedIn, language, request }) => {
    const { user } = signedIn
    const { question, shape } = body
    const { good } = readAddresses(body.addresses)
    if (good.length === 0) throw new AppError('addresses_missing')
    await refuseTooMany(user.id)
    await refuseOverLimit(services, user, 'scan')
    if ((await findRoom(services, user.id)) === 0) throw new AppError('storage_full')
    const sites = [...new Set(good.map(({ host }) => host))]
    const called = sites.length > 1 ? `${sites[0]} + ${sites.length - 1}` : (sites[0] ?? '')
    const name = (body.name || (question ? `${question} · ${called}` : called)).slice(0, 200)
    const settings: BatchSettings = {
      name,
      question,
      shape,
      language,
      timeZone: readTimeZone(request),
      decisions: {},
      valueColumn: null,
    }
    const batchId = await stores.batches.create({ ownerId: user.id, settings, addresses: good, now: now() })
    const ids = { ownerId: user.id, batchId }
    await sendLanes(services, ids, good.length)
    return show(ids)
  })

  serve(http, context, getBatches, async ({ signedIn }) => {
    const batches = await stores.batches.list({ ownerId: signedIn.user.id })
    return { success: true, batches: batches.map(({ counts, ...batch }) => summariseBatch(batch, counts)) }
  })

  serve(http, context, getBatch, async ({ body, signedIn }) => show({ ownerId: signedIn.user.id, ...body }))

  serve(http, context, stopBatch, async ({ body, signedIn }) => {
    const ids = { ownerId: signedIn.user.id, ...body }
    await find(ids)
    await stopRunning(services, ids)
    return show(ids)
  })

  serve(http, context, retryBatch, async ({ body, signedIn }) => {
    const ids = { ownerId: signedIn.user.id, ...body }
    await find(ids)
    await refuseTooMany(ids.ownerId)
    await refuseOverLimit(services, signedIn.user, 'scan')
    await sendLanes(services, ids, await stores.batches.retry({ ...ids, now: now() }))
    return show(ids)
  })

  serve(http, context, correctBatch, async ({ body: { batchId, match, valueColumn }, signedIn }) => {
    const ids = { ownerId: signedIn.user.id, batchId }
    const batch = await find(ids)
    const settings = BatchSettings.parse(batch.settings)
    const decisions = match ? { ...settings.decisions, [match.key]: match.isSame } : settings.decisions
    await joinAgain(services, {
      ...ids,
      batch,
      settings: { ...settings, decisions, valueColumn: valueColumn ?? settings.valueColumn },
    })
    return show(ids)
  })

  serve(http, context, deleteBatch, async ({ body, signedIn }) => {
    const ids = { ownerId: signedIn.user.id, ...body }
    await stores.batches.requestStop({ ...ids, now: now() })
    if (!(await stores.batches.remove(ids))) throw new AppError('not_found')
    return { success: true }
  })
}
