import { KnownList } from '@sondeo/table/known-list'
import type { Services } from '../../../services.ts'
import { StoredChanges } from './watch-settings.ts'

type Point = { at: string; text: string; number: number | null }
type Which = { ownerId: string; watchId: string; rowId: number }
const ALL = 10_000

/** One row over time: what it was first, and every value that came after. */
export async function showRow({ stores }: Pick<Services, 'stores'>, { ownerId, watchId, rowId }: Which) {
  const list = await stores.watches.readList({ ownerId, watchId, schema: KnownList })
  const row = list?.rows.find(({ id }) => id === rowId)
  if (!list || !row) return null
  const fields = new Map<string, { name: string; kind: string; points: Point[] }>()
  const runs = (await stores.watches.listRuns({ ownerId, watchId, limit: ALL })).toReversed()
  for (const { id: runId, createdAt, changedCount, newCount } of runs) {
    if (changedCount + newCount === 0) continue
    const changes = (await stores.watches.readChanges({ ownerId, runId, schema: StoredChanges })) ?? []
    for (const change of changes.filter(found => found.rowId === rowId))
      for (const { name, kind, before, after, beforeNumber, afterNumber } of change.fields) {
        const field = fields.get(name) ?? {
          name,
          kind,
          points: [{ at: row.firstSeenAt, text: before, number: beforeNumber }],
        }
        field.points.push({ at: createdAt.toISOString(), text: after, number: afterNumber })
        fields.set(name, field)
      }
  }
  const texts = list.columns.flatMap(({ id, name }) => (row.cells[id]?.text ? [[name, row.cells[id].text]] : []))
  const { firstSeenAt, lastSeenAt, goneAt } = row
  return { row: Object.fromEntries(texts), firstSeenAt, lastSeenAt, goneAt, fields: [...fields.values()] }
}
