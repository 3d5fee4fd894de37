import { writeFileSync } from 'node:fs'
import { writeCsv } from '@sondeo/table/csv'
import type { CitedTable } from '../http/client/read-result.ts'

const MOST_CHARACTERS = 40
const cut = (text: string) => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS - 1)}…` : line
}

/** The table in columns of equal width, and below it where its values come from. */
export function drawTable({ columns, rows }: CitedTable): string {
  const lines = [columns.map(cut), ...rows.map(row => columns.map(name => cut(row[name]?.value ?? '')))]
  const widths = columns.map((_, at) => Math.max(...lines.map(line => line[at]?.length ?? 0)))
  const draw = (line: string[]) =>
    line
      .map((text, at) => text.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()
  const [head = [], ...rest] = lines
  return [draw(head), widths.map(width => '─'.repeat(width)).join('  '), ...rest.map(draw)].join('\n')
}

/** Each source once, in the order of the rows. */
export const listSources = ({ rows }: CitedTable): string[] => [
  ...new Set(rows.flatMap(row => Object.values(row).flatMap(({ source }) => source ?? []))),
]

export function saveCsv(file: string, { columns, rows }: CitedTable) {
  writeFileSync(
    file,
    writeCsv({ headers: columns, rows: rows.map(row => columns.map(name => row[name]?.value ?? '')) }),
  )
}
