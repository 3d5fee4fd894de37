import { firstWhere } from '../../page/first-where.ts'
import type { PageElement } from '../../page/page-node.ts'
import type { Group } from './segment.ts'
import { textLength } from './segment-siblings.ts'

const LISTED_SHARE = 0.5

/**
 * Records that are whole tables: their rows are records already, and side by side their cells would be fields by the
 * hundred. The lists come in the order of the page.
 */
export function holdLists({ segments }: Group, lists: readonly PageElement[]): boolean {
  const start = segments[0]?.nodes[0]?.textStart ?? 0
  const end = segments.at(-1)?.nodes.at(-1)?.textEnd ?? 0
  let listed = 0
  let segment = 0
  for (let at = firstWhere(lists, list => list.textStart >= start); at < lists.length; at++) {
    const list = lists[at] as PageElement
    if (list.textStart >= end) break
    while (segment < segments.length && (segments[segment]?.nodes.at(-1)?.textEnd ?? 0) < list.textEnd) segment++
    if ((segments[segment]?.nodes[0]?.textStart ?? end) <= list.textStart) listed += textLength([list])
  }
  if (listed === 0) return false
  return listed >= segments.reduce((sum, { nodes }) => sum + textLength(nodes), 0) * LISTED_SHARE
}
