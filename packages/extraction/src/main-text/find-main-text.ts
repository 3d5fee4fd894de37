import { placeOfStretch } from '../page/locate-text.ts'
import type { Page } from '../page/page.ts'
import type { TextBlock } from '../page-reading.ts'
import type { Step } from '../run-steps.ts'
import { blockKind, headingLevel, type WeightedBlock } from './block-kind.ts'
import { chooseContainer } from './choose-container.ts'
import { findLead } from './find-lead.ts'
import { isTextHolder, markSideParts } from './mark-side-parts.ts'
import { type Block, readBlocks } from './read-blocks.ts'
import { scoreBlocks } from './score-blocks.ts'
import { sumWeights } from './sum-weights.ts'
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
