import { formatNumber } from '../../browser/format-number.ts'
import type { shares as es } from '../es/shares.ts'

const counted = (count: number, one: string, many: string) => `${formatNumber(count, 'en')} ${count === 1 ? one : many}`

export const shares: typeof es = {
  open: 'Share',
  title: 'Share this result',
  lead: 'Whoever has the link sees this table and the origin of every value, without signing in. They see nothing else of your account and can change nothing. Search engines don’t list it.',
  leadOfReport:
    'Whoever has the link sees this report, its charts and its sources, without signing in. They see nothing else of your account and can change nothing. Search engines don’t list it.',
  days: 'The link lasts',
  day: (days: number) => counted(days, 'day', 'days'),
  create: 'Create link',
  created: 'Here is your link. Copy it now: we don’t keep it, so it can’t be shown again.',
  link: 'Link',
  failed: 'We couldn’t create the link.',
  existing: 'Active links',
  until: (when: string) => `Until ${when}`,
  views: (views: number) => (views === 0 ? 'Not opened yet' : `Opened ${counted(views, 'time', 'times')}`),
  revoke: 'Revoke',
  revoked: 'Link revoked.',
  revokeFailed: 'We couldn’t revoke the link.',
  listFailed: 'We couldn’t load the links.',
  shared: {
    title: 'Shared result',
    loading: 'Opening the result…',
    ended: 'This link no longer works',
    endedHint: 'It has expired or been revoked. Ask whoever shared it for a new one.',
    failed: 'We couldn’t open this result.',
    retry: 'Try again',
    question: 'Question',
    made: (when: string) => `Created on ${when}`,
    until: (when: string) => `The link works until ${when}`,
    hint: 'Choose a value to see the page it was copied from.',
    empty: 'This result has no rows.',
    own: 'Try Sondeo free',
  },
}
