import { getDocumentProxy } from 'unpdf'
import { FileTrouble } from './file-trouble.ts'
import { findPdfTables } from './find-pdf-tables.ts'
import { type PdfLine, splitIntoLines } from './split-into-lines.ts'
import type { FileTable } from './write-tables.ts'

const MAX_PAGES = 300
const MAX_ITEMS = 400_000

/** The tables and the running text of a PDF. Pictures of text have none. */
export async function readPdf(bytes: Buffer): Promise<{ tables: FileTable[]; texts: string[] }> {
  const lines: PdfLine[] = []
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes), { useSystemFonts: false, verbosity: 0 })
    try {
      let items = 0
      for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES) && items < MAX_ITEMS; number++) {
        const page = await document.getPage(number)
        const content = await page.getTextContent()
        const texts = content.items.flatMap(item => ('str' in item ? [item] : []))
        items += texts.length
        lines.push(...splitIntoLines(texts, number))
        page.cleanup()
      }
    } finally {
      await document.loadingTask.destroy()
    }
  } catch {
    throw new FileTrouble('damaged')
  }
  if (lines.length === 0) throw new FileTrouble('no-data')
  return findPdfTables(lines)
}
