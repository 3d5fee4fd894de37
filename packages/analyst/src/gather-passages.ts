import type { RecordCell, TextBlock } from '@sondeo/extraction/page-reading'
import type { ReadPage, SourceRecord, SourceSet } from './record-source.ts'

const sentenceEnd = /(?<=[.!?…]["”»)]?)\s+(?=[\p{Lu}¿¡"“«\d])/gu
const abbreviation = /(?<!\p{L})(?:\p{Lu}|art|arts|inc|núm|nro|pág|Dra?|Sra?|Ing|Lic|Av|Jr|Mrs?|No|vs)\.$/u

/** The running text of all pages, sentence by sentence, each under its heading. */
export function gatherPassages(pages: readonly ReadPage[]): SourceSet[] {
  const records = pages.flatMap(page => recordsOf(page))
  if (records.length === 0) return []
  const columns = [
    { key: 'heading', name: 'Section', kind: 'text' as const },
    { key: 'text', name: 'Text', kind: 'text' as const },
  ]
  return [
    {
      id: 'text',
      name: null,
      kind: 'text',
      columns: columns.filter(({ key }) => records.some(({ cells }) => cells[key])),
      records,
      pages: pages.filter(({ reading }) => reading.text.length > 0).length,
    },
  ]
}

function recordsOf({ pageId, url, reading }: ReadPage): SourceRecord[] {
  let heading: RecordCell | undefined
  return reading.text.flatMap(block => {
    if (block.kind === 'heading') {
      heading = cellOf(block.text, block)
      return []
    }
    return splitSentences(block).map(cell => ({
      cells: { ...(heading && { heading }), text: cell },
      pageId,
      url,
      detailUrl: null,
    }))
  })
}

function splitSentences(block: TextBlock): RecordCell[] {
  const cells: RecordCell[] = []
  let start = 0
  const ends = [...Array.from(block.text.matchAll(sentenceEnd), ({ index }) => index), block.text.length]
  for (const end of ends) {
    const sentence = block.text.slice(start, end)
    if (abbreviation.test(sentence) && end < block.text.length) continue
    const text = sentence.trim()
    if (text) cells.push(cellOf(text, block, start + sentence.indexOf(text)))
    start = end
  }
  return cells
}

/** A sentence's place inside its block, where the block's text stands letter by letter on the page. */
function cellOf(text: string, { origin, text: whole }: TextBlock, offset = 0): RecordCell {
  const isExact = origin.kind === 'text' && origin.end - origin.start === whole.length
  const place = isExact ? { ...origin, start: origin.start + offset, end: origin.start + offset + text.length } : origin
  return { text, value: { kind: 'text', text }, origin: place }
}
