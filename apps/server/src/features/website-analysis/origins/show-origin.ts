import { fillPath } from '@sondeo/contract/endpoint'
import { type CellOrigin, getOriginPage, type OriginPlace } from '@sondeo/contract/origins'
import type { PageOrigin } from '@sondeo/table/origin'
import { AppError } from '../../../app-error.ts'
import type { WebsiteServices } from '../website-services.ts'
import { openCell } from './open-cell.ts'

type Asked = {
  ownerId: string
  searchId: string
  row: number
  column: string
  /** Where the copy of a place is served to whoever asks; the owner's own path otherwise. */
  copyPath?: (place: string) => string
}

/** Where one value comes from: its formula, its inputs, and the copies that can still be opened. */
export async function showOrigin(services: WebsiteServices, asked: Asked): Promise<CellOrigin> {
  const { stores, now } = services
  const {
    ownerId,
    searchId,
    row,
    copyPath = (place: string) => fillPath(getOriginPage.path, { searchId, place }),
  } = asked
  const found = await openCell(services, { ownerId, searchId, row, column: asked.column })
  if (!found) throw new AppError('not_found')
  const { cell, column, reading, places, readAt, asOf } = found
  const kept = await findKept(places.map(({ pageId }) => pageId))

  const describe = (place: PageOrigin): OriginPlace => {
    const { pageId, url } = place
    const copy = copyPath(`${row}-${column.id}-${places.indexOf(place)}`)
    return {
      address: url,
      kind: place.place.kind,
      readAt: readAt[pageId] ?? kept.get(pageId) ?? null,
      copy: kept.has(pageId) ? copy : null,
    }
  }
  const { origin, text } = cell
  const inputs =
    origin?.kind === 'derived'
      ? origin.inputs.map(({ name, text, origins }) => ({ name, text, places: onPages(origins).map(describe) }))
      : [{ name: column.name, text, places: places.map(describe) }]
  return {
    column: column.name,
    text,
    formula: origin?.kind === 'derived' ? origin.formula : null,
    reading,
    inputs,
    inputCount: (origin?.kind === 'derived' && origin.inputCount) || inputs.length,
    asOf,
  }

  /** The pages whose copies are still there, with the moment they were stored. */
  async function findKept(pageIds: readonly string[]): Promise<Map<string, string>> {
    const kept = new Map<string, string>()
    for (const pageId of new Set(pageIds)) {
      const page = await stores.pages.find({ ownerId, pageId, now: now() })
      if (page) kept.set(pageId, page.createdAt.toISOString())
    }
    return kept
  }
}

const onPages = (origins: readonly ({ kind: string } | PageOrigin)[]): PageOrigin[] =>
  origins.filter((one): one is PageOrigin => one.kind === 'page')
