import type { Page } from '../page/page.ts'
import type { PageElement } from '../page/page-node.ts'
import { foldKeepingLength } from '../page/read-lines.ts'
import { headingLevel, type WeightedBlock } from './block-kind.ts'
import { keepBlock } from './trim-blocks.ts'

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
export function findLead(page: Page, blocks: WeightedBlock[], container: PageElement): WeightedBlock[] {
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
