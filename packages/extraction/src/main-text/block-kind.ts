import { HEADING_TAGS } from '../page/element-kinds.data.ts'
import type { TextBlock } from '../page-reading.ts'
import { ancestorsOf, type Block } from './read-blocks.ts'

/** A line with its weight as running text, and whether it belongs to a part beside the text. */
export type WeightedBlock = Block & { weight: number; isSide: boolean }

export const isProse = (block: WeightedBlock): boolean => block.weight > 8

export function headingLevel(block: Block): number | null {
  for (const element of ancestorsOf(block)) {
    if (HEADING_TAGS.has(element.name)) return Number(element.name[1])
    if (element.name === 'div' || element.name === 'section' || element.name === 'body') return null
  }
  return null
}

export function blockKind(block: Block): TextBlock['kind'] {
  for (const element of ancestorsOf(block)) {
    if (element.name === 'li' || element.name === 'dd' || element.name === 'dt') return 'item'
    if (element.name === 'blockquote') return 'quote'
    if (element.name === 'pre') return 'code'
    if (element.name === 'td' || element.name === 'th') return 'cell'
    if (element.name === 'div' || element.name === 'section' || element.name === 'article') return 'paragraph'
  }
  return 'paragraph'
}
