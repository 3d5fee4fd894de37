import { createHash } from 'node:crypto'
import { paths } from '@sondeo/contract/paths'
import type { StoredRun } from '@sondeo/database/watch-runs-store'
import { composeMail, type MailBrand } from '../../../messages/compose-mail.ts'
import type { Reader } from '../../../messages/locale-of.ts'
import { messagesIn } from '../../../messages/server-messages.ts'
import type { Mail } from '../../../outside/mail.ts'
import type { StoredChange, WatchSettings } from './watch-settings.ts'
import { writeChange } from './write-change.ts'

/** What one run found. */
export type News = { run: Pick<StoredRun, 'id' | 'code'>; changes: StoredChange[] }

type Told = {
  user: Reader & { email: string; name: string | null; username: string }
  watchId: string
  settings: Pick<WatchSettings, 'name'>
  news: News[]
  /** Ends these mails with one click. */
  token: string
  brand: MailBrand
}

const MOST_LINES = 20

/** What runs found as one mail. The same runs make the same Message-ID. */
export function composeNews({ user, watchId, settings, news, token, brand }: Told): Mail {
  const { language } = user
  const texts = messagesIn(language).watches
  const changes = news.flatMap(({ changes: found }) => found)
  const lines = news.flatMap(({ run, changes: found }) => found.map(change => writeChange(change, run, user)))
  const count = (kind: StoredChange['kind']) => changes.filter(change => change.kind === kind).length
  const isUnreadable = changes.every(({ kind }) => kind === 'unreadable')
  const told = [watchId, ...news.map(({ run }) => run.id)].join(' ')
  const name = createHash('sha256').update(told).digest('hex').slice(0, 32)
  const mail = composeMail({ email: user.email, name: user.name || user.username, language }, brand, {
    subject: isUnreadable ? texts.unreadableSubject(settings.name) : texts.subject(settings.name),
    lead: texts.lead({
      name: settings.name,
      added: count('new'),
      changed: count('changed'),
      gone: count('gone'),
      deadlines: count('deadline'),
    }),
    lines: lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), texts.more(lines.length - MOST_LINES)] : lines,
    link: `${brand.appUrl}${paths.watch(watchId)}`,
    button: texts.open,
    note: texts.note,
    unsubscribe: { label: texts.unsubscribe, link: `${brand.appUrl}${paths.unsubscribe(token)}` },
  })
  return { ...mail, messageId: `<${name}@${new URL(brand.appUrl).hostname}>` }
}
