import { hasText, type Page } from '../../page/page.ts'
import { isElement, type PageElement } from '../../page/page-node.ts'
import type { Note } from '../../run-steps.ts'
import type { Draft } from '../draft.ts'
import { alignFields } from './align-fields.ts'
import { draftOfFields } from './draft-of-fields.ts'
import { type Group, segmentSiblings, textLength } from './segment-siblings.ts'
import { signPaths } from './signature.ts'
import { tidyFields } from './tidy-fields.ts'

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

/** Groups of alike blocks that are no tables: cards, list items, results, rows of layout tables. */
export function findGroups(page: Page, note: Note, taken: ReadonlySet<PageElement>): Draft[] {
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

function proposeGroups(page: Page, taken: ReadonlySet<PageElement>): Group[] {
  const signatures = signPaths(page.elements)
  const alike = new Map<number, PageElement[]>()
  for (const element of page.elements) {
    if (element.isHidden || !hasText(element) || element.children.length === 0 || isTaken(element, taken)) continue
    const id = signatures[element.order] as number
    const others = alike.get(id)
    if (others) others.push(element)
    else alike.set(id, [element])
  }
  const groups: Group[] = []
  const known = new Set<string>()
  const propose = (containers: PageElement[]): void => {
    const found = segmentSiblings(page, containers)
    if (!found || found.likeness < LEAST_LIKENESS) return
    // Boxes inside boxes give the same records again: the outermost is enough.
    const key =
      found.segments.map(({ nodes }) => nodes[0]?.textStart).join() + found.segments.at(-1)?.nodes.at(-1)?.textEnd
    if (known.has(key)) return
    known.add(key)
    const text = found.segments.reduce((sum, { nodes }) => sum + textLength(nodes), 0)
    const weight = (text / page.text.length) * found.likeness ** 2 * Math.log2(found.segments.length + 0.2)
    groups.push({ ...found, container: commonContainer(containers), weight })
  }
  const least = Math.min(LEAST_TEXT, page.text.length * 0.1)
  for (const containers of alike.values()) {
    if (textLength(containers) < least || (!containers.some(hasSeveral) && containers.length < 3)) continue
    propose(containers)
    if (containers.length === 1) continue
    // Pages without classes have menus and lists at the same path: a large one may stand alone.
    for (const container of containers)
      if (textLength([container]) > page.text.length * ALONE_SHARE) propose([container])
  }
  return groups
}

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
