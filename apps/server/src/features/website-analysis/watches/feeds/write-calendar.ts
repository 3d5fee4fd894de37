import { paths } from '@sondeo/contract/paths'
import type { StoredWatch } from '@sondeo/database/watches-store'
import { KnownList, type KnownRow } from '@sondeo/table/known-list'
import ical, { ICalEventTransparency } from 'ical-generator'
import type { Services } from '../../../../services.ts'
import { dayIn } from '../find-deadlines.ts'
import type { WatchSettings } from '../watch-settings.ts'
import { nameRow } from '../write-change.ts'

type Parts = Pick<Services, 'stores' | 'mailBrand' | 'now'>
const MOST_EVENTS = 2000
const dayMs = 86_400_000

/** Every deadline that is still to come, and those of the last month, as whole days. */
export async function writeCalendar(
  { stores, mailBrand, now }: Parts,
  { id: watchId, ownerId }: StoredWatch,
  settings: WatchSettings,
): Promise<string> {
  const list = await stores.watches.readList({ ownerId, watchId, schema: KnownList })
  const url = `${mailBrand.appUrl}${paths.watch(watchId)}`
  const calendar = ical({ name: settings.name, prodId: { company: mailBrand.brand, product: mailBrand.brand } })
  const since = new Date(now().getTime() - 31 * dayMs).toISOString().slice(0, 10)
  const textsOf = ({ cells }: KnownRow) =>
    Object.fromEntries((list?.columns ?? []).map(({ id, name }) => [name, cells[id]?.text ?? '']))
  const days = (list?.rows ?? [])
    .filter(({ goneAt }) => goneAt === null)
    .flatMap(row =>
      (list?.columns ?? []).flatMap(column => {
        const day = dayIn(row, column)
        return day && day >= since ? [{ row, column, day }] : []
      }),
    )
    .toSorted((a, b) => b.day.localeCompare(a.day))
  for (const { row, column, day } of days.slice(0, MOST_EVENTS)) {
    const texts = textsOf(row)
    calendar.createEvent({
      id: `${watchId}-${row.id}-${column.id}@${new URL(mailBrand.appUrl).hostname}`,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      timezone: 'UTC',
      stamp: new Date(row.lastSeenAt),
      summary: `${column.name}: ${nameRow(texts)}`,
      description: Object.entries(texts)
        .filter(([, said]) => said !== '')
        .map(([name, said]) => `${name}: ${said}`)
        .join('\n')
        .slice(0, 2000),
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}
