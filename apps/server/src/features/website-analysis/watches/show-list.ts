import type { ListedRow } from '@sondeo/contract/watches/watch'
import { KnownList } from '@sondeo/table/known-list'
import type { Value } from '@sondeo/table/value'
import { AppError } from '../../../app-error.ts'
import type { Services } from '../../../services.ts'
import { leadBack } from './lead-back.ts'
import { type StoredChange, StoredChanges } from './watch-settings.ts'

type Which = { ownerId: string; watchId: string; runId?: string | undefined }
type Told = { at: string; change: StoredChange }
const ALL = 100_000
const isPlain = ({ kind }: Value) => kind === 'text' || kind === 'empty'

/**
 * The list as it is known now or was at a run. It is led back from now, change by change, so that every run can be
 * shown, also those whose pages are no longer kept. What only counts is not followed, and left out of the past.
 */
export async function showList({ stores, now }: Pick<Services, 'stores' | 'now'>, { ownerId, watchId, runId }: Which) {
  const list = await stores.watches.readList({ ownerId, watchId, schema: KnownList })
  const run = runId ? await stores.watchRuns.find({ ownerId, watchId, runId }) : null
  if (!list || (runId && !run)) throw new AppError('not_found')
  const told: Told[] = []
  const runs = await stores.watchRuns.list({ ownerId, watchId, limit: ALL, hasChanges: true })
  for (const { id, createdAt } of runs) {
    const changes = (await stores.watchRuns.readChanges({ ownerId, runId: id, schema: StoredChanges })) ?? []
    for (const change of changes) told.push({ at: createdAt.toISOString(), change })
  }
  const asOf = run?.createdAt.toISOString() ?? null
  const isPast = asOf !== null && asOf !== runs[0]?.createdAt.toISOString()
  const columns = list.columns.filter(({ isQuiet }) => !(isPast && isQuiet))
  const later = Map.groupBy(asOf === null ? [] : told.filter(({ at }) => at > asOf), ({ change }) => change.rowId)
  const until = Map.groupBy(asOf === null ? told : told.filter(({ at }) => at <= asOf), ({ change }) => change.rowId)
  const rows = list.rows.flatMap((row): ListedRow[] => {
    const texts = Object.fromEntries(columns.map(({ id, name }) => [name, row.cells[id]?.text ?? '']))
    const values = new Map<string, Value | undefined>(
      columns.flatMap(({ id, name }) => (row.cells[id] ? [[name, row.cells[id].value]] : [])),
    )
    let isThere = row.goneAt === null
    // Newest first: each undoes what it told.
    for (const { change } of later.get(row.id) ?? []) {
      if (change.kind === 'new') isThere = false
      if (change.kind === 'gone') isThere = true
      if (change.kind === 'deadline') continue
      for (const field of change.fields) {
        if (!(field.name in texts)) continue
        texts[field.name] = field.before
        values.set(field.name, leadBack(values.get(field.name), field))
      }
    }
    const last = until.get(row.id)?.[0]
    const wasGone = last?.change.kind === 'gone'
    // Rows that are gone stand in the list of now with when they went; in the past only what was there.
    if (asOf !== null && !isThere) return []
    const { id: rowId, firstSeenAt, lastSeenAt } = row
    const seen = asOf !== null && lastSeenAt > asOf ? asOf : lastSeenAt
    const change = last && last.change.kind !== 'unreadable' ? last.change.kind : null
    const goneAt = asOf === null ? row.goneAt : wasGone ? (last?.at ?? null) : null
    const meant = Object.fromEntries(
      [...values].flatMap(([name, value]) => (value && !isPlain(value) ? [[name, value]] : [])),
    )
    return [
      { rowId, row: texts, values: meant, firstSeenAt, lastSeenAt: seen, goneAt, change, changedAt: last?.at ?? null },
    ]
  })
  const kept = runId ? await stores.scans.find({ ownerId, scanId: runId, now: now() }) : null
  return {
    at: asOf,
    columns: columns.map(({ name, kind }) => ({ name, kind })),
    rows,
    searchId: kept ? `list-${runId}` : null,
  }
}
