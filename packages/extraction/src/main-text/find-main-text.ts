import { placeOfStretch } from '../page/locate-text.ts'
import type { Page } from '../page/page.ts'
import type { PageElement } from '../page/page-node.ts'
import { foldKeepingLength } from '../page/read-lines.ts'
import type { TextBlock } from '../page-reading.ts'
import type { Step } from '../run-steps.ts'
import { blockKind, headingLevel, type WeightedBlock } from './block-kind.ts'
import { isTextHolder, markSideParts } from './mark-side-parts.ts'
import { type Block, readBlocks } from './read-blocks.ts'
import { scoreBlocks } from './score-blocks.ts'
import { sumWeights, type Weights } from './sum-weights.ts'
import { keepBlock, trimBlocks } from './trim-blocks.ts'

function classifyBlocks(page: Page, blocks: Block[]): WeightedBlock[] {
  const weights = scoreBlocks(blocks)
  const weighted = blocks.map((block, index) => ({ ...block, weight: weights[index] ?? 0, isSide: false }))
  const sides = markSideParts(page, sumWeights(weighted))
  let at = 0
  for (const block of weighted) {
    while (at < sides.length && (sides[at]?.end ?? 0) <= block.start) at++
    const side = sides[at]
    block.isSide = side !== undefined && side.start <= block.start
  }
  return weighted
}

function writeBlock(page: Page, block: WeightedBlock): TextBlock | null {
  const origin = placeOfStretch(page, block.start, block.end)
  const level = headingLevel(block)
  // The headline is the page's title.
  if (!origin || level === 1) return null
  const text = block.text.replaceAll('\t', ' ')
  return level ? { kind: 'heading', level, text, origin } : { kind: blockKind(block), text, origin }
}

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
function chooseContainer(page: Page, weights: Weights): PageElement | null {
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

// How far below the headline a standfirst may stand.
const MAX_DISTANCE = 12
const MIN_LENGTH = 80
const SAME_START = 50

const normal = (text: string): string =>
  foldKeepingLength(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** What the page gives search engines as its summary; editors copy the standfirst there. */
function readDescription(page: Page): string {
  const meta = page.elements.find(
    ({ name, attribs }) =>
      name === 'meta' && /^(?:og:)?description$/i.test(attribs.property ?? attribs.name ?? '') && attribs.content,
  )
  return normal(meta?.attribs.content ?? '').slice(0, SAME_START)
}

/** The standfirst between headline and text, where it stands outside the text's own element. */
function findLead(page: Page, blocks: WeightedBlock[], container: PageElement): WeightedBlock[] {
  const until = blocks.findIndex(block => block.start >= container.textStart)
  const before = until < 0 ? [] : blocks.slice(0, until)
  const description = readDescription(page)
  const isDescribed = (block: WeightedBlock): boolean =>
    block.text.length >= SAME_START &&
    block.linkShare < 0.2 &&
    normal(block.text.slice(0, SAME_START * 2)).startsWith(description)
  const described = description.length >= SAME_START - 10 ? before.find(isDescribed) : undefined
  if (described) return [described]
  const headline = before.findLastIndex(block => headingLevel(block) === 1)
  if (headline < 0 || before.length - headline > MAX_DISTANCE) return []
  return before
    .slice(headline + 1)
    .filter(block => block.linkShare < 0.2 && block.text.length >= MIN_LENGTH && keepBlock(block))
    .slice(0, 2)
}

/** The page's own text: readable blocks with headings, without what surrounds them on every page of the site. */
export const findMainText: Step<Page, TextBlock[]> = {
  name: 'find-main-text',
  run: (page, note) => {
    const blocks = classifyBlocks(page, readBlocks(page))
    const weights = sumWeights(blocks.map(block => ({ start: block.start, weight: block.isSide ? 0 : block.weight })))
    const container = chooseContainer(page, weights)
    if (!container) return []
    note(`text of <${container.name}>`, container)
    const inside = blocks.filter(block => block.start >= container.textStart && block.end <= container.textEnd)
    const kept = [
      ...findLead(page, blocks, container),
      ...trimBlocks(inside.filter(keepBlock), isTextHolder(container)),
    ]
    return kept.map(block => writeBlock(page, block)).filter(block => block !== null)
  },
}
