import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../fields.ts'
import { Watch } from './watch.ts'

const hour = 3_600_000
const ok = z.literal(true)

export const renewWatchFeeds = endpoint({
  method: 'POST',
  path: '/api/watches/feeds',
  access: 'signed-in',
  summary: 'New secret addresses of its calendar and its feed, which end the old ones; or none at all.',
  body: z.object({ watchId: Id, isOn: z.boolean() }),
  reply: z.object({ success: ok, watch: Watch }),
  errors: ['not_found'],
  limits: [{ per: 'account', max: 60, windowMs: hour }],
})

/** What no token of ours looks like opens nothing. */
const secret = z.object({ token: z.string().regex(/^[\w.-]{1,200}$/, { error: 'not_found' }) })
const byAddress = [{ per: 'address', max: 60, windowMs: hour }] as const

export const getWatchCalendar = endpoint({
  method: 'GET',
  path: '/api/watches/calendar/:token',
  access: 'public',
  summary: 'The deadlines of a watched list as an iCalendar file; whoever knows the address may read it.',
  params: secret,
  reply: z.string(),
  errors: ['not_found'],
  limits: byAddress,
})

export const getWatchFeed = endpoint({
  method: 'GET',
  path: '/api/watches/feed/:token',
  access: 'public',
  summary: 'What a watch found as an Atom feed; whoever knows the address may read it.',
  params: secret,
  reply: z.string(),
  errors: ['not_found'],
  limits: byAddress,
})

export const getWatchMails = endpoint({
  method: 'GET',
  path: '/api/watches/mails/:token',
  access: 'public',
  summary: 'Which watch the address in its mails would silence.',
  params: secret,
  reply: z.object({ success: ok, name: z.string() }),
  errors: ['not_found'],
  limits: byAddress,
})

/** The address in the mails, which mail programs send to with one click (RFC 8058); opened, it shows a page. */
export const unsubscribeWatch = endpoint({
  method: 'POST',
  path: '/unsubscribe/:token',
  access: 'public',
  summary: 'End the mails of a watch, without signing in.',
  params: secret,
  reply: z.object({ success: ok, name: z.string() }),
  errors: ['not_found'],
  limits: byAddress,
})
