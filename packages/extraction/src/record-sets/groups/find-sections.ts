import { HEADING_TAGS } from '../../page/element-kinds.data.ts'
import { hasText, type Page, textOf } from '../../page/page.ts'
import { isElement, type PageElement } from '../../page/page-node.ts'
import { placeOfText } from '../../page/place-on-page.ts'
import type { DraftCell } from '../draft.ts'
import type { Segment } from './segment.ts'

const MAX_TITLE = 120
const MAX_CLIMB = 3

/** The heading over each part of a list that falls into parts, or null when it does not. */
export function findSections(page: Page, segments: Segment[]): (DraftCell | null)[] | null {
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
