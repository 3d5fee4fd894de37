import { randomBytes, timingSafeEqual } from 'node:crypto'
import { getWatchCalendar, getWatchFeed, getWatchMails, unsubscribeWatch } from '@sondeo/contract/watches/watch-feeds'
import type { StoredWatch } from '@sondeo/database/watches-store'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../../../../app-error.ts'
import type { HttpContext } from '../../../../http/http-context.ts'
import { serve } from '../../../../http/serve.ts'
import type { Services } from '../../../../services.ts'
import type { WebsiteServices } from '../../website-services.ts'
import { WatchSettings } from '../watch-settings.ts'
import { writeCalendar } from './write-calendar.ts'
import { writeFeed } from './write-feed.ts'

type Found = { watch: StoredWatch; settings: WatchSettings }

/** The watch that a secret address belongs to; what does not fit exactly is not found. */
async function findByToken(
  { stores }: Pick<Services, 'stores'>,
  token: string,
  purpose: 'feed' | 'unsubscribe',
): Promise<Found> {
  const watch = await stores.watches.findByToken(token)
  const settings = WatchSettings.safeParse(watch?.settings).data
  const nonce = purpose === 'unsubscribe' ? 'mail' : settings?.feedNonce
  if (!watch || !settings || !nonce) throw new AppError('not_found')
  const right = Buffer.from(stores.watches.tokenFor({ watchId: watch.id, purpose, nonce }))
  const given = Buffer.from(token)
  if (right.length !== given.length || !timingSafeEqual(right, given)) throw new AppError('not_found')
  return { watch, settings }
}

export const newNonce = (): string => randomBytes(16).toString('base64url')

/** Programs come again and again; search engines never. */
const forPrograms = (reply: FastifyReply, type: string) =>
  reply.headers({
    'content-type': `${type}; charset=utf-8`,
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, max-age=900',
  })

/** What is reached by a secret address instead of a session. */
export function addFeedRoutes(http: FastifyInstance, context: HttpContext, services: WebsiteServices) {
  const { stores, now } = services

  serve(http, context, getWatchCalendar, async ({ params, reply }) => {
    const { watch, settings } = await findByToken(services, params.token.replace(/\.ics$/, ''), 'feed')
    const calendar = await writeCalendar(services, watch, settings)
    forPrograms(reply, 'text/calendar').header('content-disposition', 'inline; filename="deadlines.ics"')
    return calendar
  })

  serve(http, context, getWatchFeed, async ({ params, reply }) => {
    const { watch, settings } = await findByToken(services, params.token, 'feed')
    const feed = await writeFeed(services, watch, settings)
    forPrograms(reply, 'application/atom+xml')
    return feed
  })

  serve(http, context, getWatchMails, async ({ params }) => {
    const { settings } = await findByToken(services, params.token, 'unsubscribe')
    return { success: true, name: settings.name }
  })

  void http.register(async scope => {
    // The one click of a mail program comes as a form (RFC 8058); nothing else here takes one.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 10_000 },
      (_request, _body, done) => done(null, undefined),
    )
    serve(scope, context, unsubscribeWatch, async ({ params }) => {
      const { watch, settings } = await findByToken(services, params.token, 'unsubscribe')
      const { id: watchId, ownerId } = watch
      const silent = { ...settings, notify: { ...settings.notify, mail: 'never' as const } }
      await stores.watches.change({ ownerId, watchId, settings: silent, now: now() })
      return { success: true, name: settings.name }
    })
  })
}
