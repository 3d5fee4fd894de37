/** A piece of text where it stands on a page of a PDF; y grows upwards. */
type PdfText = { str: string; transform: number[]; width: number; height: number }

export type PdfCell = { text: string; left: number; right: number }
export type PdfLine = { page: number; y: number; height: number; cells: PdfCell[] }

/** Gaps wider than this many times the letters' height part two cells; words of one cell stand closer. */
const CELL_GAP = 0.95

/** Texts of one page become lines, and the texts of a line become cells where wide gaps part them. */
export function splitIntoLines(texts: readonly PdfText[], page: number): PdfLine[] {
  const placed = texts
    .filter(({ str }) => str.trim() !== '')
    .map(({ str, transform, width, height }) => {
      const tall = height || Math.abs(transform[3] ?? 0) || 10
      return { text: str, left: transform[4] ?? 0, right: (transform[4] ?? 0) + width, y: transform[5] ?? 0, tall }
    })
    .sort((one, other) => other.y - one.y || one.left - other.left)
  const rows: (typeof placed)[] = []
  for (const text of placed) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && Math.abs(first.y - text.y) <= Math.min(first.tall, text.tall) * 0.5) row.push(text)
    else rows.push([text])
  }
  return rows.map(row => {
    row.sort((one, other) => one.left - other.left)
    const cells: PdfCell[] = []
    for (const { text, left, right, tall } of row) {
      const last = cells.at(-1)
      if (last && left - last.right < tall * CELL_GAP) {
        const isApart = left - last.right > tall * 0.15 || /\s$/.test(last.text) || /^\s/.test(text)
        last.text = `${last.text.trimEnd()}${isApart ? ' ' : ''}${text.trim()}`
        last.right = Math.max(last.right, right)
      } else cells.push({ text: text.trim(), left, right })
    }
    return { page, y: row[0]?.y ?? 0, height: row[0]?.tall ?? 10, cells }
  })
}
