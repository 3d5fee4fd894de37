import { TABLE_VERSION, type Table } from '../src/table.ts'
import type { Value, ValueKind } from '../src/value.ts'

/** A row of a test: texts by the names of the columns. */
export type Line = Record<string, string>
const kinds: Record<string, ValueKind> = {
  Código: 'identifier',
  Enlace: 'url',
  Monto: 'money',
  Cierre: 'date',
  Visitas: 'number',
}

function readAs(kind: ValueKind, text: string): Value {
  if (text === '') return { kind: 'empty' }
  if (kind === 'money') return { kind, amount: Number(text.replace(/[^\d.]/g, '')), currency: 'DOP', sign: 'RD$' }
  if (kind === 'date') return { kind, date: text.split('/').reverse().join('-') }
  if (kind === 'number') return { kind, number: Number(text) }
  if (kind === 'identifier') return { kind, id: text }
  return kind === 'url' ? { kind, url: text } : { kind: 'text', text }
}

/** A table as it would have been read from these texts. */
export function tableOf(lines: Line[], names = Object.keys(lines[0] ?? {})): Table {
  const columns = names.map((name, at) => ({ id: `c${at}`, name, kind: kinds[name] ?? ('text' as const) }))
  return {
    version: TABLE_VERSION,
    title: null,
    columns,
    rows: lines.map(line => ({
      cells: Object.fromEntries(
        columns.map(({ id, name, kind }) => [
          id,
          { text: line[name] ?? '', value: readAs(kind, line[name] ?? ''), origin: null },
        ]),
      ),
    })),
  }
}
