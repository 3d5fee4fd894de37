import { KnownList } from '@sondeo/table/known-list'
import type { Services } from '../../../services.ts'

type Which = { ownerId: string; watchId: string; rowId: number }

/** One row over time: what it was first, and every value that came after. */
export async function showRow({ stores }: Pick<Services, 'stores'>, { ownerId, watchId, rowId }: Which) {
  const list = await stores.watches.readList({ ownerId, watchId, schema: KnownList })
  const row = list?.rows.find(({ id }) => id === rowId)
  if (!list || !row) return null
  const texts = list.columns.flatMap(({ id, name }) => (row.cells[id]?.text ? [[name, row.cells[id].text]] : []))
  const { firstSeenAt, lastSeenAt, goneAt, history = {} } = row
  const kindOf = (name: string) => list.columns.find(column => column.name === name)?.kind ?? 'text'
  const fields = Object.entries(history).map(([name, points]) => ({ name, kind: kindOf(name), points }))
  return { row: Object.fromEntries(texts), firstSeenAt, lastSeenAt, goneAt, fields }
}
