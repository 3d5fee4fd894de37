import type { StoredRun } from '@sondeo/database/watch-runs-store'
import type { Services } from '../../../services.ts'
import { composeNews, type News } from './compose-news.ts'
import { nextRun } from './next-run.ts'
import type { WatchRunIds } from './watch-run.ts'
import { StoredChanges, WatchSettings } from './watch-settings.ts'

type NewsServices = Pick<Services, 'stores' | 'sendMail' | 'mailBrand' | 'now'>
type Ids = WatchRunIds

// A daily mail looks back so far: whoever turns it on does not get the news of a year.
const LOOKS_BACK_MS = 48 * 3_600_000
const MOST_RUNS = 100
/** Longer than a mail server is waited for. */
const DIED_AFTER_MS = 60_000

/**
 * One mail per run that found something, or one per day with all of them. Who is to send it writes that down first and,
 * when it is sent, which runs it told. Between the two a process may die: then the same mail goes out again, under the
 * same Message-ID, by which outbox and mail servers know that they have it. Gives after how many seconds there may be
 * more of this run to tell; null where that is all.
 */
export async function sendNews(services: NewsServices, ids: Ids): Promise<number | null> {
  const { stores, sendMail, now } = services
  const { ownerId, watchId, runId } = ids
  const watch = await stores.watches.find({ ownerId, watchId })
  const user = await stores.users.find({ ownerId })
  const settings = WatchSettings.safeParse(watch?.settings).data
  if (!watch || !user || !settings || settings.notify.mail === 'never') return null
  const isDaily = settings.notify.mail === 'day'
  const begunKind = `watch-${watchId}-begun`
  const toldKind = toldKindOf(watchId)
  const written = await stores.notices.list({ ownerId, kinds: [begunKind, toldKind] })
  const told = new Set(written.filter(({ kind }) => kind === toldKind).map(notice => notice.period))
  if (told.has(runId)) return null
  const unfinished = written.find(({ kind, period: of }) => kind === begunKind && isDay.test(of) && !told.has(of))
  const period = isDaily ? (unfinished?.period ?? dayOf(settings, now())) : runId
  if (told.has(period)) {
    // The mail of this day is out; what came after it is not forgotten if the next day brings nothing.
    const tomorrow = nextRun({ ...settings, every: 'day', delayMinutes: 0 }, now())
    return Math.ceil((tomorrow.getTime() - now().getTime()) / 1000)
  }
  const other = written.find(notice => notice.kind === begunKind && notice.period === period)
  const begunAt = other?.createdAt ?? now()
  const news = await findNews(services, ids, run => (isDaily ? isNews(run, begunAt, told) : run.id === runId))
  if (news.length === 0) return null
  const begun = { ownerId, kind: begunKind, period }
  const isFirst = !other && (await stores.notices.claim({ ...begun, now: begunAt }))
  // Somebody is at it, or died over it: the queue asks again, until it is one of the two.
  if (!isFirst && now().getTime() - begunAt.getTime() < DIED_AFTER_MS)
    throw new Error('this mail is being sent by another process')
  const token = stores.watches.tokenFor({ watchId, purpose: 'unsubscribe', nonce: 'mail' })
  try {
    await sendMail(composeNews({ user, watchId, settings, news, token, brand: services.mailBrand }))
  } catch (error) {
    await stores.notices.giveBack(begun)
    throw error
  }
  const periods = [...new Set([period, ...news.map(({ run }) => run.id)])]
  await stores.notices.record({ ownerId, kind: toldKind, periods, now: now() })
  // A mail that somebody died over was finished first.
  return periods.includes(runId) ? null : 1
}

const isDay = /^\d{4}-\d\d-\d\d$/

/** Notices of this kind name the runs that a mail has told. */
export const toldKindOf = (watchId: string): string => `watch-${watchId}`

/** The day of a daily mail begins at the hour that its owner chose, not in the middle of the night. */
function dayOf({ at, timeZone }: WatchSettings, moment: Date): string {
  const { hour: hours, minute: minutes } = Temporal.PlainTime.from(at)
  const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone)
  return local.toPlainDateTime().subtract({ hours, minutes }).toPlainDate().toString()
}

/** What nobody was told and had ended when the mail was begun: one that is sent again tells the same. */
const isNews = ({ id, createdAt, finishedAt }: StoredRun, begunAt: Date, told: ReadonlySet<string>): boolean =>
  !told.has(id) &&
  finishedAt !== null &&
  finishedAt <= begunAt &&
  begunAt.getTime() - createdAt.getTime() < LOOKS_BACK_MS

async function findNews({ stores }: NewsServices, { ownerId, watchId }: Ids, isMeant: (run: StoredRun) => boolean) {
  const runs = (await stores.watchRuns.list({ ownerId, watchId, limit: MOST_RUNS })).toReversed()
  const news: News[] = []
  for (const run of runs.filter(isMeant)) {
    const changes = await stores.watchRuns.readChanges({ ownerId, runId: run.id, schema: StoredChanges })
    if (changes && changes.length > 0) news.push({ run, changes })
  }
  return news
}
