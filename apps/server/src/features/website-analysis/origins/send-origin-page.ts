import type { FastifyReply } from 'fastify'
import { AppError } from '../../../app-error.ts'
import type { HttpContext } from '../../../http/http-context.ts'
import type { WebsiteServices } from '../website-services.ts'
import { markPlace } from './mark-place.ts'
import { openCell } from './open-cell.ts'
import { sendCopy } from './send-copy.ts'

/** Nothing in a copy runs, loads or leads away, whatever its page held. */
export const copyPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

type Asked = { ownerId: string; searchId: string; place: string; reply: FastifyReply; context: HttpContext }

/** The stored page that a value was copied from, inert, with its place marked. */
export async function sendOriginPage(services: WebsiteServices, asked: Asked): Promise<string> {
  const { ownerId, searchId, reply, context } = asked
  const [row = '', columnId = '', place = ''] = asked.place.split('-')
  const cell = await openCell(services, { ownerId, searchId, row: Number(row), columnId })
  const origin = cell?.places[Number(place)]
  if (!origin) throw new AppError('not_found')
  return sendCopy({ reply, html: await markPlace(services, ownerId, origin), policy: copyPolicy, context })
}
