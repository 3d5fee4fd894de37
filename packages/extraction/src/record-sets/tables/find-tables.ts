import type { Page } from '../../page/page.ts'
import type { PageElement } from '../../page/page-node.ts'
import type { Note } from '../../run-steps.ts'
import type { Draft } from '../draft.ts'
import { classifyTable } from './classify-table.ts'
import { countHeaderRows } from './find-header-rows.ts'
import { readLabelTable } from './read-label-table.ts'
import { readTable } from './read-table.ts'
import { layOutGrid } from './table-grid.ts'

const isTable = ({ name, attribs }: PageElement): boolean =>
  name === 'table' || /^(?:table|grid|treegrid)$/.test(attribs.role ?? '')

/** All tables of the page that hold data. */
export function findTables(page: Page, note: Note): Draft[] {
  const drafts: Draft[] = []
  for (const element of page.elements) {
    if (!isTable(element) || element.isHidden) continue
    const grid = layOutGrid(element)
    const verdict = classifyTable(page, grid)
    note(`${verdict.use}: ${verdict.because}`, element)
    if (verdict.use === 'layout') continue
    const draft = (countHeaderRows(page, grid) === 0 && readLabelTable(page, grid)) || readTable(page, grid)
    if (draft) drafts.push(draft)
  }
  return drafts
}
