import { readDate } from '@sondeo/values/read-date'
import { foldKeepingLength } from '../page/read-lines.ts'
import { blockKind, headingLevel, isProse, type WeightedBlock } from './block-kind.ts'
import { CROSS_REFERENCE } from './boilerplate-words.data.ts'
import { isCookieNotice } from './score-blocks.ts'

const isCrossReference = (block: WeightedBlock): boolean =>
  (block.linkShare > 0.2 || block.text.length < 60) && CROSS_REFERENCE.test(foldKeepingLength(block.text.slice(0, 80)))

/** Whether a line may belong to the text at all. */
export function keepBlock(block: WeightedBlock): boolean {
  if (block.isSide || isCrossReference(block) || isCookieNotice(block.text)) return false
  return block.linkShare <= 0.85
}

// One or two words on a line of their own are labels: "Video", "Advert".
const isLabel = (block: WeightedBlock): boolean =>
  block.text.split(' ').length <= 2 &&
  !/[.!?…"”:)\]]$/.test(block.text) &&
  blockKind(block) === 'paragraph' &&
  headingLevel(block) === null

/** Who wrote it and when: "Por Ana Ruiz", "20 de noviembre de 2019 - 11:28". */
function isDateline(block: WeightedBlock): boolean {
  const { text } = block
  if (text.length >= 60 || headingLevel(block) !== null) return false
  if (/^(?:by|por|de)\s\p{Lu}[^.,;]*$/iu.test(text)) return true
  return /\b(?:19|20)\d\d\b/.test(text) && (/\d{1,2}:\d{2}/.test(text) || readDate(text, 'day-first') !== null)
}

/**
 * Drops datelines, labels, headings of nothing, and what stands before the first and after the last running text;
 * an element that is named for the text (`isAllText`) begins with its first line.
 */
export function trimBlocks(blocks: WeightedBlock[], isAllText: boolean): WeightedBlock[] {
  const isBody = (block: WeightedBlock): boolean => isProse(block) || blockKind(block) !== 'paragraph'
  const first = blocks.findIndex(isProse)
  const last = blocks.findLastIndex(block => isBody(block) && headingLevel(block) === null)
  const kept = blocks.filter((block, index) => {
    if (isDateline(block)) return false
    if (index < first && !isAllText) return headingLevel(block) !== null && index >= first - 1
    return index <= last && !isLabel(block)
  })
  return kept.filter((block, index) => {
    const level = headingLevel(block)
    const next = kept[index + 1]
    if (level === null || !next) return level === null
    return (headingLevel(next) ?? 9) > level
  })
}
