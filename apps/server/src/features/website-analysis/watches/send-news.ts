import { createHash } from 'node:crypto'
import { paths } from '@sondeo/contract/paths'
import type { StoredRun } from '@sondeo/database/watch-runs-store'
import { composeMail } from '../../../messages/compose-mail.ts'
import { messagesIn } from '../../../messages/server-messages.ts'
import type { Services } from '../../../services.ts'
import type { WatchRunIds } from './watch-run.ts'
import { type StoredChange, StoredChanges, WatchSettings } from './watch-settings.ts'
import { writeChange } from './write-change.ts'

type NewsServices = Pick<Services, 'stores' | 'sendMail' | 'mailBrand' | 'now'>
type Ids = WatchRunIds
type News = { run: StoredRun; changes: StoredChange[] }

const MOST_LINES = 20
// Runs that a daily mail may look back on.
const MOST_RUNS = 48
/** Longer than a mail server is waited for. */
const DIED_AFTER_MS = 60_000

/**
 * One mail per run that found something, or one per day with all of them. Who is to send it writes that down first and,
 * when it is sent, that too. Between the two a process may die: then the same mail goes out again, under the same name,
 * by which outbox and mail servers know that they have it.
 */
export async function sendNews(services: NewsServices, { ownerId, watchId, runId }: Ids) {
  const { stores, sendMail, now } = services
  const watch = await stores.watches.find({ ownerId, watchId })
  const user = await stores.users.find({ ownerId })
  const settings = WatchSettings.safeParse(watch?.settings).data
  if (!watch || !user || !settings || settings.notify.mail === 'never') return
  const news = await findNews(services, { ownerId, watchId, runId }, settings)
  if (news.length === 0) return
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: settings.timeZone }).format(now())
  const period = settings.notify.mail === 'run' ? runId : day
  const begun = { ownerId, kind: begunKind(watchId), period }
  const sent = { ownerId, kind: sentKind(watchId), period }
  const written = (await stores.notices.list({ ownerId })).filter(notice => notice.period === period)
  if (written.some(({ kind }) => kind === sent.kind)) return
  const other = written.find(({ kind }) => kind === begun.kind)
  const isFirst = !other && (await stores.notices.claim({ ...begun, now: now() }))
  // Somebody is at it, or died over it: the queue asks again, until it is one of the two.
  if (!isFirst && now().getTime() - (other?.createdAt ?? now()).getTime() < DIED_AFTER_MS)
    throw new Error('this mail is being sent by another process')
  try {
    await sendMail(composeNews(services, { user, watchId, settings, news, period }))
  } catch (error) {
    await stores.notices.giveBack(begun)
    throw error
  }
  await stores.notices.claim({ ...sent, now: now() })
}

const begunKind = (watchId: string) => `watch-${watchId}-begun`
const sentKind = (watchId: string) => `watch-${watchId}`

type Composed = {
  user: NonNullable<Awaited<ReturnType<Services['stores']['users']['find']>>>
  watchId: string
  settings: WatchSettings
  news: News[]
  period: string
}

function composeNews({ stores, mailBrand }: NewsServices, { user, watchId, settings, news, period }: Composed) {
  const { language } = user
  const texts = messagesIn(language).watches
  const changes = news.flatMap(({ changes: found }) => found)
  const lines = news.flatMap(({ run, changes: found }) => found.map(change => writeChange(change, run, language)))
  const count = (kind: StoredChange['kind']) => changes.filter(change => change.kind === kind).length
  const token = stores.watches.tokenFor({ watchId, purpose: 'unsubscribe', nonce: 'mail' })
  const name = createHash('sha256').update(`${watchId} ${period}`).digest('hex').slice(0, 32)
  const mail = composeMail({ email: user.email, name: user.name || user.username, language }, mailBrand, {
    subject: texts.subject(settings.name),
    lead: texts.lead({
      name: settings.name,
      added: count('new'),
      changed: count('changed'),
      gone: count('gone'),
      deadlines: count('deadline'),
    }),
    lines: lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), texts.more(lines.length - MOST_LINES)] : lines,
    link: `${mailBrand.appUrl}${paths.watch(watchId)}`,
    button: texts.open,
    note: texts.note,
    unsubscribe: { label: texts.unsubscribe, link: `${mailBrand.appUrl}${paths.unsubscribe(token)}` },
  })
  return { ...mail, messageId: `<${name}@${new URL(mailBrand.appUrl).hostname}>` }
}

/** What this run found; for a daily mail, what all runs found since the last one. */
async function findNews({ stores }: NewsServices, { ownerId, watchId, runId }: Ids, settings: WatchSettings) {
  const runs = (await stores.watchRuns.list({ ownerId, watchId, limit: MOST_RUNS })).toReversed()
  const sent = (await stores.notices.list({ ownerId })).filter(({ kind }) => kind === sentKind(watchId)).at(-1)
  const isMeant = (run: StoredRun) =>
    settings.notify.mail === 'run' ? run.id === runId : !sent || (run.finishedAt ?? run.createdAt) > sent.createdAt
  const news: News[] = []
  for (const run of runs.filter(isMeant)) {
    const changes = await stores.watchRuns.readChanges({ ownerId, runId: run.id, schema: StoredChanges })
    if (changes && changes.length > 0) news.push({ run, changes })
  }
  return news
}
