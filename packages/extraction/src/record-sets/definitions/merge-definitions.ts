import type { PageElement, PageParent } from '../../page/page-node.ts'
import { isElement } from '../../page/page-node.ts'
import type { Draft } from '../draft.ts'

const SHARED = 0.5

/** Blocks with the same labels are records of one set: "one little table per product". */
export function mergeDefinitions(drafts: Draft[]): Draft[] {
  const merged: Draft[] = []
  const byLabel = new Map<string, Draft>()
  for (const draft of drafts) {
    const same = draft.columnNames.flatMap(name => byLabel.get(name.toLowerCase()) ?? [])
    const partner = same.find(other => sharesLabels(draft, other) && !isInside(draft, other))
    if (partner) append(partner, draft)
    else merged.push(draft)
    const target = partner ?? draft
    for (const name of draft.columnNames) byLabel.set(name.toLowerCase(), target)
  }
  return merged
}

function sharesLabels(a: Draft, b: Draft): boolean {
  const own = new Set(a.columnNames.map(name => name.toLowerCase()))
  const shared = b.columnNames.filter(name => own.has(name.toLowerCase())).length
  return shared >= Math.min(a.columnNames.length, b.columnNames.length) * SHARED
}

const isInside = (inner: Draft, outer: Draft): boolean =>
  inner.container.order >= outer.container.order &&
  inner.container.lastOrder <= outer.container.lastOrder &&
  outer.rows.length === 1

function append(target: Draft, draft: Draft): void {
  const columnOf = draft.columnNames.map(name => {
    const known = target.columnNames.findIndex(own => own.toLowerCase() === name.toLowerCase())
    if (known >= 0) return known
    target.columnNames.push(name)
    for (const row of target.rows) row.push(null)
    return target.columnNames.length - 1
  })
  for (const row of draft.rows) {
    const cells = target.columnNames.map((): (typeof row)[number] => null)
    for (const [i, cell] of row.entries()) cells[columnOf[i] as number] = cell
    target.rows.push(cells)
  }
  target.blocks = [...(target.blocks ?? [target.container]), ...(draft.blocks ?? [draft.container])]
  target.detailUrls.push(...draft.detailUrls)
  target.spans.push(...draft.spans)
  target.container = around(target.container, draft.container)
}

function around(a: PageElement, b: PageElement): PageElement {
  let at: PageParent | null = a
  while (at && isElement(at) && at.lastOrder < b.lastOrder) at = at.parent
  return at && isElement(at) ? at : a
}
