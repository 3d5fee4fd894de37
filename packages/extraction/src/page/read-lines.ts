import type { Page } from './page.ts'

/** A line of the page's visible text: a block, or a stretch between line breaks or table cells. */
export type Line = { text: string; folded: string; start: number }

const foldChar = (char: string): string => {
  const folded = (char.normalize('NFD')[0] ?? char).toLowerCase()
  return folded.length === 1 ? folded : char
}

/** Lower case and without accents (Latin and Greek); as long as the text itself, so offsets stay true. */
export function foldKeepingLength(text: string): string {
  const plain = text.replace(/[\u0080-\u03ff\u1e00-\u1fff]/g, foldChar)
  const lower = plain.toLowerCase()
  return lower.length === text.length ? lower : plain.replace(/[A-Z]+/g, letters => letters.toLowerCase())
}

const linesOfPages = new WeakMap<Page, Line[]>()

/** Cuts a page's text into lines, once for all who ask. */
export function readLines(page: Page): Line[] {
  const known = linesOfPages.get(page)
  if (known) return known
  const folded = foldKeepingLength(page.text)
  const lines: Line[] = []
  let start = 0
  for (const text of page.text.split(/[\n\t]/)) {
    const end = start + text.length
    if (text !== '') lines.push({ text, folded: folded.slice(start, end), start })
    start = end + 1
  }
  linesOfPages.set(page, lines)
  return lines
}
