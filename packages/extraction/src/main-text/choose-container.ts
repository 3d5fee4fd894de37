import type { Page } from '../page/page.ts'
import type { PageElement } from '../page/page-node.ts'
import { isTextHolder } from './mark-side-parts.ts'
import type { Weights } from './sum-weights.ts'

// What a name or a tag is worth against the text that another element holds.
const HOLDER_BONUS = 1.15
const ARTICLE_BONUS = 1.08

const bonus = (element: PageElement): number => {
  if (isTextHolder(element)) return HOLDER_BONUS
  return element.name === 'article' || element.attribs.role === 'main' || element.name === 'main' ? ARTICLE_BONUS : 1
}

// An outer element must bring this much more text than the inner one to be preferred.
const ENOUGH = 0.93

/** The innermost element that holds nearly all of the heaviest text. */
export function chooseContainer(page: Page, weights: Weights): PageElement | null {
  const weightOf = (element: PageElement): number =>
    element.isHidden || element.textEnd === element.textStart || element.name === 'p'
      ? 0
      : weights.between(element.textStart, element.textEnd) * bonus(element)
  let bestWeight = 0
  for (const element of page.elements) bestWeight = Math.max(bestWeight, weightOf(element))
  if (bestWeight <= 0) return null
  let best: PageElement | null = null
  // Document order: what comes later and lies within the best so far is inside it.
  for (const element of page.elements) {
    if (weightOf(element) >= bestWeight * ENOUGH) best = element
  }
  return best
}
