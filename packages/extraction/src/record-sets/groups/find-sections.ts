import { HEADING_TAGS } from '../../page/element-kinds.data.ts'
import { firstWhere } from '../../page/first-where.ts'
import { hasText, type Page, textOf } from '../../page/page.ts'
import { isElement, type PageElement } from '../../page/page-node.ts'
import { placeOfText } from '../../page/place-on-page.ts'
import type { DraftCell } from '../draft.ts'
import type { Group } from './segment.ts'

const MAX_TITLE = 120
const MAX_CLIMB = 3
const LEAST_SECTIONS = 2

type Records = Pick<Group, 'segments' | 'container'> & { areProse: boolean }

/** The heading over each part of a list that falls into parts, or null when it does not. */
export const findSections = (page: Page, records: Records): (DraftCell | null)[] | null =>
  titlesBefore(page, records) ?? headingsAmong(page, records)

function titlesBefore(page: Page, { segments }: Records): (DraftCell | null)[] | null {
  const containers = new Set(segments.map(({ container }) => container))
  if (containers.size < 2) return null
  const titles = new Map<PageElement, DraftCell | null>()
  for (const container of containers) {
    const title = titleBefore(container)
    titles.set(container, title && { text: textOf(page, title), origin: placeOfText(title) })
  }
  const texts = [...titles.values()].map(title => title?.text)
  const known = texts.filter(text => text !== undefined)
  if (known.length < texts.length * 0.6 || new Set(known).size < Math.max(2, known.length * 0.6)) return null
  return segments.map(({ container }) => titles.get(container) ?? null)
}

/** Headings that stand between the records of one box name those behind them; between paragraphs they are an article's. */
function headingsAmong(page: Page, { segments, container, areProse }: Records): (DraftCell | null)[] | null {
  if (areProse) return null
  const inRecords = new Set(segments.flatMap(({ nodes }) => nodes))
  const headings = container.children.filter(isElement).filter(child => isHeading(child) && !inRecords.has(child))
  const before = segments.map(({ nodes: [first] }) => {
    const behind = firstWhere(headings, ({ order }) => order > (first?.order ?? 0))
    return headings[behind - 1]
  })
  const count = new Set(before).size
  if (count < LEAST_SECTIONS || count === segments.length || !before[0]) return null
  return before.map(title => (title ? { text: textOf(page, title), origin: placeOfText(title) } : null))
}

const isHeading = (element: PageElement): boolean => HEADING_TAGS.has(element.name) && isShort(element)

const isShort = (element: PageElement): boolean => hasText(element) && element.textEnd - element.textStart <= MAX_TITLE

/** The nearest heading right before the container or before a box that holds only it. */
function titleBefore(container: PageElement): PageElement | null {
  let at = container
  for (let climbed = 0; climbed < MAX_CLIMB; climbed++) {
    for (let before = at.prev; before; before = before.prev) {
      if (!hasText(before)) continue
      if (!isElement(before)) break
      const isTitle =
        HEADING_TAGS.has(before.name) || before.name === 'dt' || before.name === 'summary' || before.name === 'legend'
      if (isTitle && before.textEnd - before.textStart <= MAX_TITLE) return before
      break
    }
    const parent = at.parent
    if (!parent || !isElement(parent) || parent.textStart !== at.textStart) return null
    at = parent
  }
  return null
}
