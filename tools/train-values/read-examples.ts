import { classifyCell } from '@sondeo/values/classify-cell'
import { describeCells } from '@sondeo/values/describe-cell'
import { dropFootnotes } from '@sondeo/values/drop-footnotes'
import { type Kind, kinds, listOptions, type Option } from '@sondeo/values/list-options'
import { readHeader } from '@sondeo/values/read-header'
import { closedKeys, isClosed } from '../../evals/closed-quarter.ts'
import { readJsonLines } from '../../evals/read-json-lines.ts'
import { HeaderColumn } from '../../evals/values/fits-header.ts'
import { LabelledColumn } from '../../evals/values/read-labelled-column.ts'
import { kindsOfLabel, kindsUnderHeader } from './label-kinds.ts'

/** A cell to learn from: rows of weights that it touches, what it can be and what it is. */
export type Example = { rows: Int32Array; may: Uint8Array; is: Uint8Array; weight: number; column: number }

type Labelled = {
  lang: string
  country: string | null
  name: string
  texts: string[]
  weight: number
  kindsAt: (at: number, options: readonly Option[]) => Kind[]
}

const FILES = ['columns', 'columns-2', 'columns-3', 'columns-4', 'columns-5', 'columns-6']
/** A header's kind says less about a cell than a label of its own. */
const WEIGHT_OF_HEADERS = 0.5

const fileOf = (name: string): URL => new URL(`../../evals/values/${name}.jsonl`, import.meta.url)

function readLabelled(): Labelled[] {
  const columns = FILES.flatMap(name => readJsonLines(fileOf(name), LabelledColumn)).map(
    ({ lang, country, name, cells }): Labelled => ({
      lang,
      country,
      name,
      texts: cells.map(([text]) => text),
      weight: 1,
      kindsAt: (at, options) => kindsOfLabel(cells[at]?.[1] ?? '', options),
    }),
  )
  const headers = readJsonLines(fileOf('headers'), HeaderColumn).map(
    ({ lang, country, name, cells, kind }): Labelled => ({
      lang,
      country,
      name,
      texts: cells,
      weight: WEIGHT_OF_HEADERS,
      kindsAt: (_, options) => kindsUnderHeader(kind, options),
    }),
  )
  return [...columns, ...headers].filter(({ lang, name, texts }) => !isClosed(closedKeys.column({ lang, name, texts })))
}

const marksOf = (wanted: readonly Kind[]): Uint8Array => Uint8Array.from(kinds, kind => Number(wanted.includes(kind)))

/** Every labelled cell outside the closed quarter that can be read in more than one way. */
export function readExamples(): Example[] {
  return readLabelled().flatMap(({ lang, country, name, texts: written, weight, kindsAt }, column) => {
    const header = readHeader(name)
    const texts = dropFootnotes(written)
    const context = { name, language: lang, country: country ?? undefined }
    const describeCell = describeCells({ texts, candidates: texts.map(classifyCell), header, context })
    return texts.flatMap((text, at): Example[] => {
      const options = listOptions(text, header)
      if (options.length < 2) return []
      const may = marksOf([...options.map(({ kind }) => kind), 'open'])
      const is = marksOf(kindsAt(at, options)).map((mark, kind) => mark * (may[kind] ?? 0))
      if (!is.includes(1)) return []
      const rows = Int32Array.from(new Set(describeCell(at, options).map(({ row }) => row)))
      return [{ rows, may, is, weight, column }]
    })
  })
}
