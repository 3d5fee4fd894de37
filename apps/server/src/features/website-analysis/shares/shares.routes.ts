import { fillPath } from '@sondeo/contract/endpoint'
import { paths } from '@sondeo/contract/paths'
import {
  createShare,
  getSharedOrigin,
  getSharedPage,
  listShares,
  maxSharesPerSearch,
  openShare,
  revokeShare,
  type Share,
} from '@sondeo/contract/shares'
import type { StoredShare } from '@sondeo/database/shares-store'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../../../app-error.ts'
import type { HttpContext } from '../../../http/http-context.ts'
import { serve } from '../../../http/serve.ts'
import { workOnDocument } from '../../../readers/work-on-document.ts'
import { sendOriginPage } from '../origins/send-origin-page.ts'
import { showOrigin } from '../origins/show-origin.ts'
import type { WebsiteServices } from '../website-services.ts'

const dayMs = 24 * 3_600_000

const describeShare = ({ id, views, createdAt, expiresAt }: StoredShare): Share => ({
  _id: id,
  views,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})

/** A link reaches its one result: everything is asked for by the owner and the search that the link names. */
export function addShareRoutes(http: FastifyInstance, context: HttpContext, services: WebsiteServices) {
  const { stores, readers, now } = services

  async function open(token: string, reply: FastifyReply) {
    reply.header('x-robots-tag', 'noindex, nofollow')
    const share = await stores.shares.open({ token, now: now() })
    if (!share) throw new AppError('share_ended')
    return share
  }

  serve(http, context, createShare, async ({ body: { searchId, days }, signedIn }) => {
    const ownerId = signedIn.user.id
    const links = await stores.shares.list({ ownerId, searchId, now: now() })
    if (links.length >= maxSharesPerSearch) throw new AppError('share_limit')
    const expiresAt = new Date(now().getTime() + days * dayMs)
    const made = await stores.shares.create({ ownerId, searchId, expiresAt, now: now() })
    if (!made) throw new AppError('not_found')
    return { success: true, share: describeShare(made.share), path: paths.shared(made.token) }
  })

  serve(http, context, listShares, async ({ body, signedIn }) => {
    const which = { ownerId: signedIn.user.id, ...body }
    const shares = await stores.shares.list({ ...which, now: now() })
    if (shares.length === 0 && !(await stores.searches.findUnopened(which))) throw new AppError('not_found')
    return { success: true, shares: shares.map(describeShare) }
  })

  serve(http, context, revokeShare, async ({ body, signedIn }) => {
    if (!(await stores.shares.remove({ ownerId: signedIn.user.id, ...body }))) throw new AppError('not_found')
    return { success: true }
  })

  serve(http, context, openShare, async ({ body, language, region, reply }) => {
    const { ownerId, searchId, id: shareId, expiresAt } = await open(body.token, reply)
    const search = await stores.searches.findUnopened({ ownerId, searchId })
    const work = { readers, name: 'showShared', ownerId, code: 'search_too_large' } as const
    const told = search?.tool === 'product' ? await services.writeInLanguage(search, language, region) : search
    const shown = told && (await workOnDocument({ ...work, input: { json: told.json, language } }))
    if (!search || !shown) throw new AppError('share_ended')
    await stores.shares.countView({ ownerId, shareId })
    const times = { createdAt: search.createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
    return { success: true, name: told.name, ...times, ...shown }
  })

  serve(http, context, getSharedOrigin, async ({ body: { token, row, column }, reply }) => {
    const { ownerId, searchId } = await open(token, reply)
    const copyPath = (place: string) => fillPath(getSharedPage.path, { token, place })
    return { success: true, origin: await showOrigin(services, { ownerId, searchId, row, column, copyPath }) }
  })

  serve(http, context, getSharedPage, async ({ params: { token, place }, reply }) => {
    const { ownerId, searchId } = await open(token, reply)
    return sendOriginPage(services, { ownerId, searchId, place, reply, context })
  })
}
