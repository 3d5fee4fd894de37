import { errorTextsEn } from '@sondeo/contract/error-texts-en'
import { errorTextsEs } from '@sondeo/contract/error-texts-es'
import { isErrorCode } from '@sondeo/contract/errors'
import { paths } from '@sondeo/contract/paths'
import type { StoredRun } from '@sondeo/database/watches-store'
import { composeMail } from '../../../messages/compose-mail.ts'
import { messagesIn } from '../../../messages/server-messages.ts'
import type { Services } from '../../../services.ts'
import type { WatchRunIds } from './watch-run.ts'
import { type StoredChange, StoredChanges, WatchSettings } from './watch-settings.ts'

type NewsServices = Pick<Services, 'stores' | 'sendMail' | 'mailBrand' | 'now'>
type Ids = WatchRunIds
type News = { run: StoredRun; changes: StoredChange[] }

const MOST_LINES = 20
// Runs that a daily mail may look back on.
const MOST_RUNS = 48

/** One mail per run that found something, or one per day with all of them; never two for the same. */
export async function sendNews(services: NewsServices, { ownerId, watchId, runId }: Ids) {
  const { stores, sendMail, mailBrand, now } = services
  const watch = await stores.watches.find({ ownerId, watchId })
  const user = await stores.users.find({ ownerId })
  const settings = WatchSettings.safeParse(watch?.settings).data
  if (!watch || !user || !settings || settings.notify.mail === 'never') return
  const news = await findNews(services, { ownerId, watchId, runId }, settings)
  if (news.length === 0) return
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: settings.timeZone }).format(now())
  const period = settings.notify.mail === 'run' ? runId : day
  const notice = { ownerId, kind: kindOf(watchId), period, now: now() }
  if (!(await stores.notices.claim(notice))) return
  const { language } = user
  const texts = messagesIn(language).watches
  const changes = news.flatMap(({ changes: found }) => found)
  const lines = news.flatMap(({ run, changes: found }) => found.map(change => writeChange(change, run, language)))
  const count = (kind: StoredChange['kind']) => changes.filter(change => change.kind === kind).length
  const mail = composeMail({ email: user.email, name: user.name || user.username, language }, mailBrand, {
    subject: texts.subject(settings.name),
    lead: texts.lead({ name: settings.name, added: count('new'), changed: count('changed'), gone: count('gone') }),
    lines: lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), texts.more(lines.length - MOST_LINES)] : lines,
    link: `${mailBrand.appUrl}${paths.watch(watchId)}`,
    button: texts.open,
    note: texts.note,
  })
  try {
    await sendMail(mail)
  } catch (error) {
    await stores.notices.giveBack(notice)
    throw error
  }
}

const kindOf = (watchId: string) => `watch-${watchId}`

/** What this run found; for a daily mail, what all runs found since the last one. */
async function findNews({ stores }: NewsServices, { ownerId, watchId, runId }: Ids, settings: WatchSettings) {
  const runs = (await stores.watches.listRuns({ ownerId, watchId, limit: MOST_RUNS })).toReversed()
  const told = (await stores.notices.list({ ownerId })).filter(({ kind }) => kind === kindOf(watchId)).at(-1)?.createdAt
  const isMeant = (run: StoredRun) =>
    settings.notify.mail === 'run' ? run.id === runId : !told || (run.finishedAt ?? run.createdAt) > told
  const news: News[] = []
  for (const run of runs.filter(isMeant)) {
    const changes = await stores.watches.readChanges({ ownerId, runId: run.id, schema: StoredChanges })
    if (changes && changes.length > 0) news.push({ run, changes })
  }
  return news
}

/** A row is told by its first cells: people recognise it by them. */
const nameOf = (row: Record<string, string>): string => Object.values(row).slice(0, 2).join(' · ').slice(0, 160)

function writeChange(
  { kind, row, fields, goneSince }: StoredChange,
  { code }: StoredRun,
  language: 'es' | 'en',
): string {
  const texts = messagesIn(language).watches
  if (kind === 'unreadable') {
    const errorTexts = language === 'es' ? errorTextsEs : errorTextsEn
    return errorTexts[isErrorCode(code) ? code : 'internal']
  }
  if (kind === 'new') return goneSince ? texts.back(nameOf(row)) : texts.added(nameOf(row))
  if (kind === 'gone') return texts.gone(nameOf(row))
  const changed = fields.map(({ name, before, after }) => `${name}: ${before || '—'} → ${after || '—'}`).join('; ')
  return texts.changed(nameOf(row), changed.slice(0, 300))
}
