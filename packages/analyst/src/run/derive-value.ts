import type { RecordCell } from '@sondeo/extraction/page-reading'
import type { DerivedOrigin, PageOrigin } from '@sondeo/table/origin'
import type { Cell } from '@sondeo/table/table'
import type { Value } from '@sondeo/table/value'
import type { Derived } from '../plan/plan.ts'
import type { SourceCell, SourceColumn, SourceRecord } from '../record-source.ts'
import { currencyOf, dayAt, daysBetween, daysOf, numberOf } from './comparable.ts'
import { emptyCell, numberCell } from './make-cell.ts'

type Context = { asOf: string; timeZone: string; columns: readonly SourceColumn[] }

/** One value computed from fields of one record; empty where an input is missing or cannot be read. */
export function deriveValue(record: SourceRecord, derived: Derived, context: Context): Cell {
  const cellOf = (field: string) => record.cells[field]
  const origin = (formula: string, fields: string[]) => describeOrigin(record, { formula, fields, context })
  switch (derived.formula) {
    case 'days-until': {
      const day = daysOf(cellOf(derived.field)?.value)?.to
      if (!day) return emptyCell()
      const days = daysBetween(dayAt(context.asOf, context.timeZone), day)
      return numberCell(days, origin('days-until', [derived.field]))
    }
    case 'per-unit': {
      const amount = numberOf(cellOf(derived.amount)?.value)
      const quantity = countOf(cellOf(derived.quantity)?.value)
      if (amount === undefined || !quantity) return emptyCell()
      const each = Math.round((amount / quantity) * 10_000) / 10_000
      const money = cellOf(derived.amount)?.value
      const from = origin('per-unit', [derived.amount, derived.quantity])
      if (money?.kind !== 'money') return numberCell(each, from)
      return { text: String(each), value: { ...money, amount: each }, origin: from }
    }
    case 'difference': {
      const [from, minus] = [cellOf(derived.field)?.value, cellOf(derived.minus)?.value]
      const [first, second] = [numberOf(from), numberOf(minus)]
      const [one, other] = [currencyOf(from), currencyOf(minus)]
      if (first === undefined || second === undefined || (one && other && one !== other)) return emptyCell()
      const amount = Math.round((first - second) * 10_000) / 10_000
      const place = origin('difference', [derived.field, derived.minus])
      if (from?.kind !== 'money') return numberCell(amount, place)
      return { text: String(amount), value: { ...from, amount }, origin: place }
    }
    case 'product': {
      const [from, times] = [cellOf(derived.field)?.value, cellOf(derived.times)?.value]
      const [first, second] = [numberOf(from), countOf(times)]
      if (first === undefined || second === undefined) return emptyCell()
      const amount = Math.round(first * second * 10_000) / 10_000
      const place = origin('product', [derived.field, derived.times])
      if (from?.kind !== 'money') return numberCell(amount, place)
      return { text: String(amount), value: { ...from, amount }, origin: place }
    }
    case 'discount': {
      const [was, now] = [numberOf(cellOf(derived.field)?.value), numberOf(cellOf(derived.now)?.value)]
      if (!was || now === undefined || now > was) return emptyCell()
      const percent = Math.round((1 - now / was) * 1000) / 10
      const from = origin('discount', [derived.field, derived.now])
      return { text: `${percent} %`, value: { kind: 'percentage', percent }, origin: from }
    }
    case 'month':
    case 'year': {
      const day = daysOf(cellOf(derived.field)?.value)?.from
      const text = day?.slice(0, derived.formula === 'month' ? 7 : 4)
      if (!text) return emptyCell()
      return { text, value: { kind: 'date', date: text }, origin: origin(derived.formula, [derived.field]) }
    }
    case 'email-domain': {
      const domain = /@([^\s@>]+)/.exec(cellOf(derived.field)?.text ?? '')?.[1]
      return textCell(domain?.toLowerCase(), () => origin('email-domain', [derived.field]))
    }
    case 'split': {
      const parts = (cellOf(derived.field)?.text ?? '').split(derived.separator)
      return textCell(parts.at(derived.part)?.trim(), () => origin('split', [derived.field]))
    }
    case 'extract':
      return textCell(extractText(cellOf(derived.field), derived), () => origin('extract', [derived.field]))
  }
}

/** "24 horas" are 24 in what they are said in: a price per hour, not per second. */
function countOf(value: Value | undefined): number | undefined {
  const own = value?.kind === 'duration' ? Number(/[\d.]+/.exec(value.iso)?.[0]) : Number.NaN
  return Number.isNaN(own) ? numberOf(value) : own
}

function extractText(cell: RecordCell | undefined, wish: Extract<Derived, { formula: 'extract' }>): string | undefined {
  const text = cell?.text ?? ''
  const start = text.toLowerCase().indexOf(wish.after.toLowerCase())
  if (start < 0) return undefined
  const rest = text.slice(start + wish.after.length)
  const end = wish.before ? rest.toLowerCase().indexOf(wish.before.toLowerCase()) : -1
  const part = (end < 0 ? rest : rest.slice(0, end)).trim()
  if (wish.take === 'digits') return /\d[\d.,]*/.exec(part)?.[0]
  return wish.take === 'word' ? part.split(/\s+/)[0] : part
}

function textCell(text: string | undefined, origin: () => DerivedOrigin): Cell {
  if (!text) return emptyCell()
  const value: Value = { kind: 'text', text }
  return { text, value, origin: origin() }
}

export function placeOf(record: SourceRecord, cell: SourceCell): PageOrigin {
  const { pageId, url } = cell.page ?? record
  return { kind: 'page', pageId, url, place: cell.origin }
}

function describeOrigin(
  record: SourceRecord,
  { formula, fields, context }: { formula: string; fields: string[]; context: Context },
): DerivedOrigin {
  const inputs = fields.flatMap(field => {
    const cell = record.cells[field]
    const name = context.columns.find(({ key }) => key === field)?.name ?? field
    return cell ? [{ name, text: cell.text, origins: [placeOf(record, cell)] }] : []
  })
  return { kind: 'derived', formula, inputs }
}
