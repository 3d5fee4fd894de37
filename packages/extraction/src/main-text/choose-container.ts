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
  const own = page.elements.map(weightOf)
  let most = 0
  for (const weight of own) most = Math.max(most, weight)
  // Document order: what comes last and is heavy enough lies within the others.
  const innermost = own.findLastIndex(weight => weight >= most * ENOUGH)
  return most > 0 ? (page.elements[innermost] ?? null) : null
}
