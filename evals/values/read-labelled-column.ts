import { readPage } from '@sondeo/extraction/extraction'
import type { Value } from '@sondeo/table/value'
import { z } from 'zod'

export const LabelledColumn = z.strictObject({
  about: z.string(),
  lang: z.string(),
  country: z.string().nullable(),
  name: z.string(),
  cells: z.array(z.tuple([z.string(), z.string()])),
})
export type LabelledColumn = z.infer<typeof LabelledColumn>

/** One cell: what it is labelled as and what it was read as, both in the words of the labels. */
export type LabelledCell = { text: string; label: string; reading: string }

export const isRight = ({ reading, label }: LabelledCell): boolean => isAsLabelled(reading, label)
/** A reading that was not left open; a text left as text is one too. */
export const isDecided = ({ reading }: LabelledCell): boolean => reading !== 'open'
/** A reading that says more than "some text" or "nothing". */
export const isTyped = (cell: LabelledCell): boolean =>
  isDecided(cell) && !['text', 'empty', 'nothing'].includes(cell.reading)

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Reads the column beside names that could be anybody's, as a visitor would meet it. */
export function readLabelledColumn({ lang, country, name, cells }: LabelledColumn): LabelledCell[] {
  const rows = cells.map(([text], i) => `<tr><td>Casa ${'ABCDEFGHIJKL'[i]}</td><td>${escapeHtml(text)}</td></tr>`)
  const table = `<table><tr><th>Casa</th><th>${escapeHtml(name)}</th></tr>${rows.join('')}</table>`
  const html = `<!doctype html><html lang="${lang}"><body><main>${table}</main></body></html>`
  const reading = readPage({ html, url: 'https://datos.example/', country: country ?? undefined })
  const set = reading.recordSets.find(({ kind }) => kind === 'table')
  const key = set?.columns.find(column => column.name !== 'Casa')?.key ?? ''
  return cells.map(([text, label], i) => {
    const value = set?.records[i]?.cells[key]?.value
    // A record lacks the field where the page shows nothing.
    const missing = text === '' ? 'empty' : 'nothing'
    return { text, label, reading: value ? describeValue(value) : missing }
  })
}

/** A reading in the words of the labels. */
function describeValue(value: Value): string {
  switch (value.kind) {
    case 'number':
      return `number:${value.number}`
    case 'money':
      return `${value.currency ?? '?'}:${value.amount}`
    case 'percentage':
      return `percent:${value.percent}`
    case 'date':
      return `date:${value.date}${value.time ? `T${value.time}` : ''}`
    case 'date-range':
      return `range:${value.from}/${value.to}`
    case 'duration':
      return `duration:${value.iso}`
    case 'identifier':
      return value.scheme ? `identifier:${value.scheme}` : 'identifier'
    case 'phone':
      return `phone:${value.phone}`
    case 'email':
      return `email:${value.email}`
    case 'url':
    case 'image':
      return `url:${value.url}`
    case 'ambiguous':
      return 'open'
    default:
      return value.kind
  }
}

/** Whether a reading is what the label asks for; a label without a scheme takes any. */
const isAsLabelled = (reading: string, label: string): boolean =>
  label.split('|').some(wanted => wanted === reading || (wanted === 'identifier' && reading.startsWith('identifier:')))
