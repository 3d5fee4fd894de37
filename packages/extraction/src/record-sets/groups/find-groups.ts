import { firstWhere } from '../../page/first-where.ts'
import { hasText, type Page, textOf } from '../../page/page.ts'
import { isElement, type PageElement } from '../../page/page-node.ts'
import type { Note } from '../../run-steps.ts'
import type { Draft } from '../draft.ts'
import { alignFields } from './align-fields.ts'
import { isAmount } from './amount-parts.ts'
import { draftOfFields } from './draft-of-fields.ts'
import type { Group } from './segment.ts'
import { segmentSiblings, textLength } from './segment-siblings.ts'
import { kindNameOf, kindOfClass, signPaths, stepNameOf } from './signature.ts'
import { tidyFields } from './tidy-fields.ts'

const LISTED_SHARE = 0.5

/**
 * Records that are whole tables: their rows are records already, and side by side their cells would be fields by the
 * hundred. The lists come in the order of the page.
 */
function containsLists({ segments }: Group, lists: readonly PageElement[]): boolean {
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

const MAX_READ = 7
const LEAST_SHARE = 0.05
const LEAST_LIKENESS = 0.4
const ALONE_SHARE = 0.15
const LEAST_TEXT = 40

const hasSeveral = (container: PageElement): boolean => {
  let shown = 0
  for (const child of container.children) if (hasText(child) && ++shown > 1) return true
  return false
}

const LONGEST_AMOUNT = 24

/** The sign, the whole and the cents of a price are no list. */
const areAmounts = (page: Page, containers: PageElement[]): boolean =>
  containers.every(container => isAmount(textOf(page, container)))

/** What has been read by its own names, and which of it are lists of several rows, in the order of the page. */
export type Taken = { elements: ReadonlySet<PageElement>; lists: readonly PageElement[] }

/** Groups of alike blocks that are no tables: cards, list items, results, rows of layout tables. */
export function findGroups(page: Page, note: Note, taken: Taken): Draft[] {
  const proposed = proposeGroups(page, taken).sort((a, b) => b.weight - a.weight)
  const groups = proposed.slice(0, MAX_READ).filter(({ weight }) => weight > (proposed[0]?.weight ?? 0) * LEAST_SHARE)
  return groups.map(group => {
    const { segments, container } = group
    const fields = tidyFields(page, alignFields(page, segments), segments.length)
    note(
      `${segments.length} × ${group.leader}, likeness ${group.likeness.toFixed(2)}, ${fields.length} fields`,
      container,
    )
    return draftOfFields(page, group, fields)
  })
}

function proposeGroups(page: Page, taken: Taken): Group[] {
  const possible = page.elements.filter(
    element =>
      !element.isHidden && hasText(element) && element.children.length > 0 && !isTaken(element, taken.elements),
  )
  const least = Math.min(LEAST_TEXT, page.text.length * 0.1)
  const candidates: PageElement[][] = []
  for (const containers of alikeContainers(page, possible)) {
    const length = textLength(containers)
    if (length < least || (!containers.some(hasSeveral) && containers.length < 3)) continue
    if (length <= containers.length * LONGEST_AMOUNT && areAmounts(page, containers)) continue
    candidates.push(containers)
    if (containers.length === 1) continue
    // Pages without classes have menus and lists at the same path: a large one may stand alone.
    for (const container of containers)
      if (textLength([container]) > page.text.length * ALONE_SHARE) candidates.push([container])
  }
  return dropInner(classifyCandidates(page, candidates, taken.lists))
}

/**
 * Elements at the same path, by tags and classes; and those of one class at one path of tags where boxes of several
 * classes hold the parts of one list ("announcements" above "topics").
 */
function alikeContainers(page: Page, possible: PageElement[]): PageElement[][] {
  const paths = signPaths(page.elements, stepNameOf)
  const same = Map.groupBy(possible, ({ order }) => paths[order] as number)
  const tags = signPaths(page.elements, ({ name }) => name)
  const classed = possible.filter(element => kindOfClass(element) !== '')
  const parts = Map.groupBy(classed, element => `${tags[element.order]} ${kindNameOf(element)}`)
  const areApart = (containers: PageElement[]): boolean =>
    containers.some(({ order }) => paths[order] !== paths[containers[0]?.order ?? 0])
  return [...same.values(), ...[...parts.values()].filter(areApart)]
}

/** Those that could weigh most come first, so that the many that cannot be among the best need no closer look. */
function classifyCandidates(page: Page, candidates: PageElement[][], lists: readonly PageElement[]): Group[] {
  const hopes = candidates.map((containers, at) => ({ containers, at, most: mostWeight(page, containers) }))
  const found: { group: Group; at: number }[] = []
  const known = new Set<string>()
  let best: number[] = []
  for (const { containers, at, most } of hopes.sort((a, b) => b.most - a.most)) {
    if (most < Math.max((best[0] ?? 0) * LEAST_SHARE, best[MAX_READ - 1] ?? 0)) break
    const group = classifyContainers(page, containers)
    if (!group || containsLists(group, lists)) continue
    found.push({ group, at })
    const key = keyOf(group)
    if (!known.has(key)) best = [...best, group.weight].sort((a, b) => b - a).slice(0, MAX_READ)
    known.add(key)
  }
  return found.sort((a, b) => a.at - b.at).map(({ group }) => group)
}

function classifyContainers(page: Page, containers: PageElement[]): Group | null {
  const found = segmentSiblings(page, containers)
  if (!found || found.likeness < LEAST_LIKENESS) return null
  const text = found.segments.reduce((sum, { nodes }) => sum + textLength(nodes), 0)
  const weight = (text / page.text.length) * found.likeness ** 2 * Math.log2(found.segments.length + 0.2)
  return { ...found, container: commonContainer(containers), weight }
}

/** The weight if every child were a record like all others. */
function mostWeight(page: Page, containers: PageElement[]): number {
  const children = containers.reduce((sum, container) => sum + container.children.length, 0)
  return (textLength(containers) / page.text.length) * Math.log2(children + 0.2)
}

/** The same for the same records, whatever box they were found in. */
const keyOf = ({ segments }: Group): string =>
  segments.map(({ nodes }) => nodes[0]?.textStart).join() + segments.at(-1)?.nodes.at(-1)?.textEnd

/** Boxes inside boxes give the same records again: the outermost is enough. */
const dropInner = (groups: Group[]): Group[] =>
  [...Map.groupBy(groups, keyOf).values()].flatMap(([first]) => first ?? [])

const TABLE_PARTS = new Set(['tbody', 'thead', 'tfoot', 'tr'])

const isTablePart = ({ name, attribs }: PageElement): boolean =>
  TABLE_PARTS.has(name) || attribs.role === 'row' || attribs.role === 'rowgroup'

/** The element is (a part of) a table or list that was read already; its cells may still hold lists. */
function isTaken(element: PageElement, taken: ReadonlySet<PageElement>): boolean {
  let at = element
  while (isTablePart(at) && at.parent && isElement(at.parent)) at = at.parent
  // Terms and descriptions may stand in pairs inside their list.
  if (at.name === 'div' && at.parent && isElement(at.parent) && at.parent.name === 'dl') at = at.parent
  return taken.has(at)
}

/** Smallest element around all of them. */
function commonContainer(containers: PageElement[]): PageElement {
  let at = containers[0] as PageElement
  const last = containers.at(-1) as PageElement
  while (at.lastOrder < last.order && at.parent && isElement(at.parent)) at = at.parent
  return at
}
