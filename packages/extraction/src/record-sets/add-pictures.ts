import { oncePerPage } from '../page/once-per-page.ts'
import type { Page } from '../page/page.ts'
import { isElement, type PageNode } from '../page/page-node.ts'
import type { Draft, DraftCell, Picture } from './draft.ts'
import { findPicture } from './find-picture.ts'

const LEAST_SHARE = 0.4
const LEAST_DISTINCT = 0.6
const LEAST_RECORDS = 2

/** Makes the records' pictures a column of their own: in the cells that hold nothing else, or after all others. */
export function addPictures(page: Page, draft: Draft): Draft {
  if (draft.kind === 'embedded') return draft
  const inCells = draft.columnNames.map((_, i) => holdsPictures(draft, i))
  const rows = draft.rows.map(row =>
    row.map((cell, i) => (cell?.picture && inCells[i] ? cellOfPicture(cell.picture) : cell?.text ? cell : null)),
  )
  if (inCells.includes(true)) {
    const columnMeanings = draft.columnNames.map((_, i) =>
      inCells[i] ? ('image' as const) : (draft.columnMeanings?.[i] ?? null),
    )
    return { ...draft, rows, columnMeanings }
  }
  if (!hasPictures(page)) return { ...draft, rows }
  const pictures = draft.spans.map(span => firstPicture(page, span))
  if (!areOfRecords(pictures, draft.rows.length)) return { ...draft, rows }
  return {
    ...draft,
    columnNames: [...draft.columnNames, ''],
    columnMeanings: [...draft.columnNames.map((_, i) => draft.columnMeanings?.[i] ?? null), 'image'],
    rows: rows.map((row, at) => {
      const picture = pictures[at]
      return [...row, picture ? cellOfPicture(picture) : null]
    }),
  }
}

const cellOfPicture = (picture: Picture): DraftCell => ({ text: picture.text, origin: picture.origin, picture })

/** Every cell of the column is a picture and nothing else. */
function holdsPictures({ rows }: Draft, column: number): boolean {
  const filled = rows.flatMap(row => row[column] ?? [])
  if (!filled.every(cell => cell.picture)) return false
  return areOfRecords(
    filled.map(cell => cell.picture ?? null),
    filled.length,
  )
}

/** Most records have one, and mostly one of their own: what all records repeat is an ornament. */
function areOfRecords(pictures: (Picture | null)[], count: number): boolean {
  const addresses = pictures.flatMap(picture => picture?.url ?? [])
  if (addresses.length < LEAST_RECORDS || addresses.length < count * LEAST_SHARE) return false
  return new Set(addresses).size >= addresses.length * LEAST_DISTINCT
}

/** Without any on the page, no record need be searched for one. */
const hasPictures = oncePerPage((page): boolean => page.elements.some(({ name }) => name === 'img'))

function firstPicture(page: Page, { first, last }: Draft['spans'][number]): Picture | null {
  for (let order = first; order <= last; order++) {
    const node = page.nodes[order] as PageNode
    if (!isElement(node)) continue
    if (node.isHidden) order = node.lastOrder
    else if (node.name === 'img') {
      const picture = findPicture(page, node)
      if (picture) return picture
    }
  }
  return null
}
