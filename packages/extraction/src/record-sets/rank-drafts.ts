import type { Page } from '../page/page.ts'
import { isElement, type PageElement, type PageParent } from '../page/page-node.ts'
import type { Draft } from './draft.ts'

export type RankedDraft = { draft: Draft; score: number }

/** Best first: much of the page's text, many records alike, several fields each, outside menus and footers. */
export function rankDrafts(page: Page, drafts: Draft[]): RankedDraft[] {
  return drafts.map(draft => ({ draft, score: scoreDraft(page, draft) })).sort((a, b) => b.score - a.score)
}

function scoreDraft(page: Page, draft: Draft): number {
  const count = draft.rows.length
  if (count === 0 || page.text.length === 0) return 0
  let filled = 0
  let length = 0
  const seen = new Set<string>()
  for (const row of draft.rows) {
    let text = ''
    for (const cell of row) {
      if (!cell) continue
      filled++
      text += cell.text
    }
    length += text.length
    seen.add(text)
  }
  const coverage = Math.min(1, length / page.text.length)
  const perRecord = filled / count
  const richness = 1 - 0.6 ** perRecord
  const regular = filled / (count * Math.max(1, draft.columnNames.length))
  const distinct = seen.size / count
  const size = Math.min(1, length / count / 60)
  return (
    Math.sqrt(coverage) *
    Math.log2(count + 0.5) *
    richness *
    (count < 3 ? regular ** 2 : Math.sqrt(regular)) *
    distinct *
    Math.sqrt(size) *
    draft.likeness ** 2 *
    (isNamedTable(draft) ? 2 : hasCrowdedCells(draft) ? 0.5 : 1) *
    (isChrome(draft.container) ? 0.15 : 1)
  )
}

/** People make a table with headings where they mean data. */
const isNamedTable = (draft: Draft): boolean =>
  draft.kind === 'table' && draft.columnNames.filter(name => name !== '').length >= 2

/** Cells of several lines hold fields of their own, which reading the table cell by cell leaves together. */
const hasCrowdedCells = (draft: Draft): boolean =>
  draft.kind === 'table' &&
  draft.rows.filter(row => row.some(cell => (cell?.text.split('\n', 3).length ?? 0) > 2)).length > draft.rows.length / 2

const CHROME_TAGS = new Set(['nav', 'footer', 'header', 'aside'])
const CHROME_WORDS =
  /(?:^|[-_\s])(?:nav|navbar|navigation|menu|menus|footer|breadcrumbs?|sidebar|side-bar|pagination|pager|toolbar|cookies?|share|social|migas|pie|cabecera|facets?|filters?|filtros|references|reflist|footnotes?|bibliography|navbox|toc|catlinks|related|relacionad[oa]s)(?:$|[-_\s\d])/i

/** Stands in a part of the page that repeats on every page of a site. */
export function isChrome(element: PageElement): boolean {
  let at: PageParent | null = element
  while (at && isElement(at) && at.name !== 'body' && at.name !== 'main') {
    if (CHROME_TAGS.has(at.name) || /^(?:navigation|banner|contentinfo|search)$/.test(at.attribs.role ?? ''))
      return true
    if (CHROME_WORDS.test(at.attribs.class ?? '') || CHROME_WORDS.test(at.attribs.id ?? '')) return true
    at = at.parent
  }
  return false
}
