import { dropAccents } from '@sondeo/table/fold-words'
import { oncePerPage } from './once-per-page.ts'

/** A line of the page's visible text: a block, or a stretch between line breaks or table cells. */
export type Line = { text: string; folded: string; start: number }

const knownChars = new Map<string, string>()

/** There are some hundreds of such letters: each is folded once. */
function foldChar(char: string): string {
  const known = knownChars.get(char)
  if (known !== undefined) return known
  const lower = (dropAccents(char)[0] ?? char).toLowerCase()
  const folded = lower.length === 1 ? lower : char
  knownChars.set(char, folded)
  return folded
}

const HAS_MARKED = /[\u0080-\u03ff\u1e00-\u1fff]/
const MARKED = /[\u0080-\u03ff\u1e00-\u1fff]/g

/** Lower case and without accents (Latin and Greek); as long as the text itself, so offsets stay true. */
export function foldKeepingLength(text: string): string {
  const plain = HAS_MARKED.test(text) ? text.replace(MARKED, foldChar) : text
  const lower = plain.toLowerCase()
  return lower.length === text.length ? lower : plain.replace(/[A-Z]+/g, letters => letters.toLowerCase())
}

/** The page's whole text folded, once for all who ask. */
export const foldedTextOf = oncePerPage((page): string => foldKeepingLength(page.text))

/** Cuts a page's text into lines, once for all who ask. */
export const readLines = oncePerPage((page): Line[] => {
  const folded = foldedTextOf(page)
  const lines: Line[] = []
  let start = 0
  for (const text of page.text.split(/[\n\t]/)) {
    const end = start + text.length
    if (text !== '') lines.push({ text, folded: folded.slice(start, end), start })
    start = end + 1
  }
  return lines
})
