import { PAGE_SET } from '@sondeo/analyst/gather-facts'
import { sortByKind } from '@sondeo/analyst/sort-by-kind'
import type { ErrorCode } from '@sondeo/contract/errors'
import type { AskServer } from '../../readers/ask-server.ts'
import { openSearches } from './join-in-reader.ts'

/** Which of the searches belong together, by their places in the request, and what they say of their things. */
type Sorted = { problem: ErrorCode } | { problem: null; kinds: { places: number[]; columns: string[] }[] }

const setOf = (plan: unknown) => (plan as { set?: unknown } | undefined)?.set

/** Tells pages apart by what they say: pages about one thing from pages that list many, and each by their columns. */
export async function sortInReader(request: { searchIds: readonly string[] }, ask: AskServer): Promise<Sorted> {
  const opened = await openSearches(request, ask)
  if (opened.problem !== null) return opened
  const pages = opened.found.map(({ search, table }) => ({
    table,
    isRecord: setOf(search.document.details.plan) === PAGE_SET,
  }))
  const namesIn = (place: number) => pages[place]?.table.columns.map(({ name }) => name) ?? []
  // The fullest page has most of what the others have too.
  const kinds = sortByKind(pages).map(places => ({
    places,
    columns: places.map(namesIn).reduce((one, other) => (other.length > one.length ? other : one), []),
  }))
  return { problem: null, kinds }
}
