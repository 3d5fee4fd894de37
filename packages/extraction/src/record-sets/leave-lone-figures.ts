import type { Value } from '@sondeo/table/value'
import type { ColumnReading } from '@sondeo/values/read-column'

const BARE = /^[\d.,\s-]+$/

/**
 * A figure that one or two records have and that neither a word nor a class names: there is nothing to compare it with,
 * so what it counts or names stays open. Amounts, dates, measures and addresses of the web tell by themselves what they are.
 */
export function leaveLoneFigures({ kind, values }: ColumnReading, texts: string[]): ColumnReading {
  const open = (value: Value, text: string): Value => {
    if (value.kind === 'address') return { kind: 'text', text }
    if (value.kind === 'number' && BARE.test(text)) {
      return { kind: 'ambiguous', between: [value, { kind: 'identifier', id: text }] }
    }
    const isDigits = value.kind === 'identifier' && !value.scheme && BARE.test(text)
    return isDigits ? { kind: 'text', text } : value
  }
  return { kind, values: values.map((value, at) => open(value, texts[at] ?? '')) }
}
