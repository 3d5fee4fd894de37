import type { Page } from '../page/page.ts'
import { isElement, type PageElement, type PageNode } from '../page/page-node.ts'
import { foldKeepingLength } from '../page/read-lines.ts'

const MAX_LENGTH = 40
const isCell = (node: PageNode): node is PageElement => isElement(node) && (node.name === 'td' || node.name === 'th')

function firstRow(table: PageElement): PageElement | null {
  for (const child of table.children) {
    if (!isElement(child)) continue
    if (child.name === 'tr') return child
    const row = child.children.find(inner => isElement(inner) && inner.name === 'tr')
    if (row && isElement(row)) return row
  }
  return null
}

/** Looks up the header of the table column that a node stands in; each row is counted once. */
export class ColumnHeaders {
  private readonly page: Page
  private readonly columns = new Map<PageElement, Map<PageElement, number>>()
  private readonly headers = new Map<PageElement, PageElement[]>()

  constructor(page: Page) {
    this.page = page
  }

  /** The folded header text, or nothing when the node is in no table or in its first row. */
  find(node: PageNode): string {
    let cell: PageNode | null = node
    while (cell && !isCell(cell)) cell = cell.parent && 'order' in cell.parent ? cell.parent : null
    const row = cell?.parent
    if (!cell || !row || !('order' in row)) return ''
    let table: PageElement | null = row
    while (table && table.name !== 'table') table = table.parent && 'order' in table.parent ? table.parent : null
    const header = table && this.headersOf(table, row)[this.columnOf(row, cell as PageElement)]
    if (!header) return ''
    const end = Math.min(header.textEnd, header.textStart + MAX_LENGTH)
    return foldKeepingLength(this.page.text.slice(header.textStart, end))
  }

  private columnOf(row: PageElement, cell: PageElement): number {
    let columns = this.columns.get(row)
    if (!columns) {
      columns = new Map(row.children.filter(isCell).map((child, index) => [child, index]))
      this.columns.set(row, columns)
    }
    return columns.get(cell) ?? -1
  }

  private headersOf(table: PageElement, row: PageElement): PageElement[] {
    let headers = this.headers.get(table)
    if (!headers) {
      headers = firstRow(table)?.children.filter(isCell) ?? []
      this.headers.set(table, headers)
    }
    return headers[0]?.parent === row ? [] : headers
  }
}
