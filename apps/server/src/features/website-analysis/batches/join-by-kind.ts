import type { StoredBatchItem } from '@sondeo/database/batch-items-store'
import { AppError } from '../../../app-error.ts'
import { orCode } from '../../../readers/or-code.ts'
import type { WebsiteServices } from '../website-services.ts'
import type { BatchSettings, KindTable } from './batch-settings.ts'
import { makeTable, searchesOf } from './make-table.ts'

/** More lists than anybody looks through; a section has one or two kinds of pages, and some that are alone. */
const MAX_TABLES = 8
const NAMED_COLUMNS = 4
const maxNameLength = 200

type Wanted = {
  ownerId: string
  items: readonly StoredBatchItem[]
  settings: BatchSettings
  before: readonly KindTable[]
}

/** Pages that say the same things of what they are about become one list, each kind its own. */
export async function joinByKind(services: WebsiteServices, { ownerId, items, settings, before }: Wanted) {
  const whose = { ownerId, ask: searchesOf(services, ownerId) }
  const request = { searchIds: items.map(({ searchId }) => searchId ?? '') }
  const sorted = await orCode('list_too_long', services.readers.run('sortSearches', request, whose))
  if (sorted.problem !== null) throw new AppError(sorted.problem)
  const tables: KindTable[] = []
  const left = [...before]
  for (const { places, columns } of sorted.kinds.slice(0, MAX_TABLES)) {
    const pages = places.flatMap(place => items[place] ?? [])
    const positions = pages.map(({ position }) => position)
    const name = columns.slice(0, NAMED_COLUMNS).join(', ')
    const made = await makeTable(services, {
      ownerId,
      items: pages,
      settings,
      name: `${settings.name} · ${name}`.slice(0, maxNameLength),
      before: takeSame(left, positions),
    })
    const { searchId, rowCount, duplicates } = made
    tables.push({ searchId, name, positions, rowCount, duplicates })
  }
  const others = sorted.kinds.slice(MAX_TABLES).flatMap(({ places }) => places)
  return { tables, otherPageCount: others.length }
}

/** The table of before that has most of these pages, so that links to it stay good. */
function takeSame(left: KindTable[], positions: readonly number[]): string | null {
  const shared = left.map(table => table.positions.filter(position => positions.includes(position)).length)
  const most = Math.max(0, ...shared)
  const [same] = most > 0 ? left.splice(shared.indexOf(most), 1) : []
  return same?.searchId ?? null
}
