import { oncePerPage } from '../page/once-per-page.ts'
import type { Page } from '../page/page.ts'
import type { PageElement } from '../page/page-node.ts'
import { placeOfAttribute } from '../page/place-on-page.ts'
import type { Draft, DraftCell } from './draft.ts'
import { kindNameOf } from './groups/signature.ts'
import { findTemplate } from './templates/find-template.ts'
import { nameSlots } from './templates/name-slots.ts'

const SAYING = ['aria-label', 'title']
const MAX_SAID = 40
const LEAST_SHARE = 0.5
const LEAST_RECORDS = 3
const ACTIONS = new Set(['a', 'button', 'input'])

type Said = { name: string; cells: (DraftCell | null)[] }

/**
 * What a drawing says to those who cannot see it, where it has no text at all: five stars of SVG are "4.5 star rating".
 * A column of its own where the records have it in one place and say different figures.
 */
export function addSaid(page: Page, draft: Draft): Draft {
  if (draft.kind !== 'list') return draft
  const found = new Map<string, (DraftCell | null)[]>()
  let at = 0
  for (const { element, cell } of drawingsOf(page)) {
    while (at < draft.spans.length && (draft.spans[at]?.last ?? 0) < element.order) at++
    if (element.order < (draft.spans[at]?.first ?? Number.POSITIVE_INFINITY)) continue
    const place = `${kindNameOf(element)} ${cell.text.replace(/\d[\d.,]*/g, '#')}`
    const cells = found.get(place) ?? new Array(draft.rows.length).fill(null)
    cells[at] ??= cell
    found.set(place, cells)
  }
  const said = [...found.values()].flatMap(cells => asColumn(draft, cells) ?? [])
  if (said.length === 0) return draft
  return {
    ...draft,
    columnNames: [...draft.columnNames, ...said.map(({ name }) => name)],
    columnMeanings: [...draft.columnNames.map((_, i) => draft.columnMeanings?.[i] ?? null), ...said.map(() => null)],
    rows: draft.rows.map((row, at) => [...row, ...said.map(({ cells }) => cells[at] ?? null)]),
  }
}

/** All drawings of a page that say a figure, once for all its lists. */
const drawingsOf = oncePerPage(page =>
  page.elements.flatMap(element => {
    const cell = ACTIONS.has(element.name) ? null : saidBy(element)
    return cell ? [{ element, cell }] : []
  }),
)

function saidBy(element: PageElement): DraftCell | null {
  if (element.isHidden || element.textEnd > element.textStart) return null
  const name = SAYING.find(own => /\d/.test(element.attribs[own] ?? ''))
  const text = name && element.attribs[name]
  return name && text && text.length <= MAX_SAID ? { text, origin: placeOfAttribute(element, name) } : null
}

/** Figures that differ, that a word names and that no other column has already. */
function asColumn({ rows }: Draft, cells: (DraftCell | null)[]): Said | null {
  const texts = cells.map(cell => cell?.text ?? '')
  const filled = texts.filter(Boolean)
  if (filled.length < LEAST_RECORDS || filled.length < rows.length * LEAST_SHARE || new Set(filled).size < 2)
    return null
  if (rows[0]?.some((_, i) => rows.every((row, at) => !texts[at] || row[i]?.text === texts[at]))) return null
  const name = nameSlots(findTemplate(texts)?.slots ?? []).find(Boolean)
  return name ? { name, cells } : null
}
