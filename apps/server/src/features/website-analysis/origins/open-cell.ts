import { workOnDocument } from '../../../readers/work-on-document.ts'
import type { WebsiteServices } from '../website-services.ts'
import type { findCell, WantedCell } from './find-cell.ts'

type Without<Type, Key extends string> = Type extends unknown ? Omit<Type, Key> : never

type Which = { ownerId: string; searchId: string } & Without<WantedCell, 'json'>

/** One cell of a saved search; null when there is no such search, or no such cell in it. */
export async function openCell(
  { stores, readers }: WebsiteServices,
  { ownerId, searchId, ...wanted }: Which,
): Promise<ReturnType<typeof findCell>> {
  const search = await stores.searches.findUnopened({ ownerId, searchId })
  if (!search) return null
  const input = { json: search.json, ...wanted } as WantedCell
  return workOnDocument({ readers, name: 'findCell', input, ownerId, code: 'search_too_large' })
}
