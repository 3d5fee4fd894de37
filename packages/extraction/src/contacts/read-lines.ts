/** A line of the page's visible text: a block, or a stretch between line breaks. */
export type Line = { text: string; start: number }

/** Cuts a page's text into lines; cells of a table row stand on lines of their own. */
export function readLines(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (let at = 0; at <= text.length; at++) {
    const char = text[at]
    if (at < text.length && char !== '\n' && char !== '\t') continue
    if (at > start) lines.push({ text: text.slice(start, at), start })
    start = at + 1
  }
  return lines
}

const foldChar = (char: string): string => {
  const folded = (char.normalize('NFD')[0] ?? char).toLowerCase()
  return folded.length === 1 ? folded : char
}

/** Lower case and without accents (Latin and Greek); as long as the text itself, so offsets stay true. */
export const foldKeepingLength = (text: string): string => {
  const plain = text.replace(/[\u0080-\u03ff\u1e00-\u1fff]/g, foldChar)
  return plain.replace(/[A-Z]+/g, letters => letters.toLowerCase())
}
