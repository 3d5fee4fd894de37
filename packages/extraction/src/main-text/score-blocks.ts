import { COOKIE_NOTICE } from './boilerplate-words.data.ts'
import type { Block } from './read-blocks.ts'

const SENTENCE_END = /[.!?…:;]["”’»)\]]*\s*$/
const COMMON_WORDS =
  /(?:^|\s)(?:de|la|el|en|que|los|las|un|una|por|con|para|se|su|al|lo|es|del|the|of|and|to|in|a|is|that|for|on|was|with|as|it|by|are|be|from|at|di|il|che|e|le|les|des|et|du|der|die|und|das|von|o|os|do|da|em|para|não)(?=\s)/gi

export const isCookieNotice = (text: string): boolean =>
  text.length < 1500 && /cookie/i.test(text) && COOKIE_NOTICE.test(text)

/** How much a line looks like running text: positive for prose, negative for menus and labels. */
function scoreBlock(block: Block): number {
  const { text, linkShare } = block
  const { length } = text
  if (isCookieNotice(text)) return -length
  if (linkShare > 0.6) return -(12 + length * 0.35)
  const isSentence = SENTENCE_END.test(text)
  const isWide = /[\u3040-\u9fff\uac00-\ud7af]/.test(text)
  if (isWide ? length >= 25 : length >= 90 || (length >= 45 && isSentence)) {
    const commons = isWide ? 9 : (text.slice(0, 600).match(COMMON_WORDS)?.length ?? 0)
    const words = Math.min(length, 600) / 6
    // Lists of names and codes have length but no small words.
    const isProse = commons / words > 0.08 || isSentence
    return isProse ? length * (1 - linkShare) : -4
  }
  return linkShare > 0.3 ? -12 : isSentence && length > 20 ? 8 : -5
}

// A sentence between menus is a teaser; in an article it stands beside others.
const ALONE = 0.35

/** Weighs all lines; one that has no running text beside it counts for less. */
export function scoreBlocks(blocks: Block[]): number[] {
  const own = blocks.map(scoreBlock)
  return own.map((weight, index) => {
    if (weight <= 8) return weight
    const hasNeighbour = (own[index - 1] ?? 0) > 8 || (own[index + 1] ?? 0) > 8
    return hasNeighbour || weight > 400 ? weight : weight * ALONE
  })
}
