import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { SourceSet } from '@sondeo/analyst/record-source'
import { readColumn } from '@sondeo/values/read-column'
import { z } from 'zod'

const WtqTable = z.object({
  table: z.string(),
  title: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
})
const WtqQuestion = z.object({ id: z.string(), table: z.string(), question: z.string(), answer: z.array(z.string()) })
export type WtqQuestion = z.infer<typeof WtqQuestion>
export type WtqTable = z.infer<typeof WtqTable>

type Wtq = { questions: WtqQuestion[]; tables: Map<string, WtqTable> }

const readLines = <Item>(file: string, schema: z.ZodType<Item>): Item[] =>
  gunzipSync(readFileSync(file))
    .toString('utf8')
    .split('\n')
    .flatMap(line => (line.trim() ? [schema.parse(JSON.parse(line))] : []))

/** Public questions with answers over public tables, as the corpus brings them. */
export function readWtq(corpus: string): Wtq {
  const folder = join(corpus, 'wtq')
  const tables = readLines(join(folder, 'tables.jsonl.gz'), WtqTable)
  return {
    questions: readLines(join(folder, 'questions.jsonl.gz'), WtqQuestion),
    tables: new Map(tables.map(table => [table.table, table])),
  }
}

/** A table as the analyst gets lists: every column read by the product's own readers. */
export function toSet({ table, title, columns, rows }: WtqTable): SourceSet {
  const filled = rows.filter(row => row.some(text => text.trim()))
  const tidy = (text: string | undefined) => (text ?? '').replace(/\\n|\s+/g, ' ').trim()
  const readings = columns.map((name, at) =>
    readColumn(
      filled.map(row => tidy(row[at])),
      { name: tidy(name), language: 'en' },
    ),
  )
  return {
    id: table,
    name: title,
    kind: 'table',
    pages: 1,
    columns: columns.map((name, at) => ({ key: `c${at}`, name: tidy(name), kind: readings[at]?.kind ?? 'text' })),
    records: filled.map((row, index) => ({
      pageId: 'p1',
      url: '',
      detailUrl: null,
      cells: Object.fromEntries(
        columns.flatMap((_, at) => {
          const text = tidy(row[at])
          const value = readings[at]?.values[index]
          if (!text || !value) return []
          return [
            [
              `c${at}`,
              { text, value, origin: { kind: 'text' as const, path: `0/${index}/${at}`, start: 0, end: text.length } },
            ],
          ]
        }),
      ),
    })),
  }
}
