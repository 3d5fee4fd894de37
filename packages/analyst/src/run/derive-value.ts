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
  const origin = (fields: string[]) => describeOrigin(record, { formula: derived.formula, fields, context })
  const inputOf = (field: string) => cellOf(field)?.value
  const textOf = (field: string) => cellOf(field)?.text ?? ''
  switch (derived.formula) {
    case 'days-until': {
      const day = daysOf(inputOf(derived.field))?.to
      if (!day) return emptyCell()
      return numberCell(daysBetween(dayAt(context.asOf, context.timeZone), day), origin([derived.field]))
    }
    case 'per-unit': {
      const each = perUnit(inputOf(derived.amount), inputOf(derived.quantity))
      return amountCell(each, inputOf(derived.amount), () => origin([derived.amount, derived.quantity]))
    }
    case 'difference': {
      const apart = difference(inputOf(derived.field), inputOf(derived.minus))
      return amountCell(apart, inputOf(derived.field), () => origin([derived.field, derived.minus]))
    }
    case 'product': {
      const product = multiply(inputOf(derived.field), inputOf(derived.times))
      return amountCell(product, inputOf(derived.field), () => origin([derived.field, derived.times]))
    }
    case 'discount':
      return discountCell(inputOf(derived.field), inputOf(derived.now), () => origin([derived.field, derived.now]))
    case 'month':
    case 'year': {
      const text = daysOf(inputOf(derived.field))?.from.slice(0, derived.formula === 'month' ? 7 : 4)
      return text ? { text, value: { kind: 'date', date: text }, origin: origin([derived.field]) } : emptyCell()
    }
    case 'email-domain':
      return textCell(/@([^\s@>]+)/.exec(textOf(derived.field))?.[1]?.toLowerCase(), () => origin([derived.field]))
    case 'split':
      return textCell(textOf(derived.field).split(derived.separator).at(derived.part)?.trim(), () =>
        origin([derived.field]),
      )
    case 'extract':
      return textCell(extractText(cellOf(derived.field), derived), () => origin([derived.field]))
  }
}

type Maybe = Value | undefined

function perUnit(amount: Maybe, quantity: Maybe): number | undefined {
  const [whole, count] = [numberOf(amount), countOf(quantity)]
  return whole === undefined || !count ? undefined : whole / count
}

function difference(from: Maybe, minus: Maybe): number | undefined {
  const [first, second] = [numberOf(from), numberOf(minus)]
  const [one, other] = [currencyOf(from), currencyOf(minus)]
  if (first === undefined || second === undefined || (one && other && one !== other)) return undefined
  return first - second
}

function multiply(from: Maybe, times: Maybe): number | undefined {
  const [first, second] = [numberOf(from), countOf(times)]
  return first === undefined || second === undefined ? undefined : first * second
}

/** In the currency of what it was worked out from. */
function amountCell(exact: number | undefined, from: Maybe, origin: () => DerivedOrigin): Cell {
  if (exact === undefined) return emptyCell()
  const amount = Math.round(exact * 10_000) / 10_000
  if (from?.kind !== 'money') return numberCell(amount, origin())
  return { text: String(amount), value: { ...from, amount }, origin: origin() }
}

function discountCell(before: Maybe, after: Maybe, origin: () => DerivedOrigin): Cell {
  const [was, now] = [numberOf(before), numberOf(after)]
  if (!was || now === undefined || now > was) return emptyCell()
  const percent = Math.round((1 - now / was) * 1000) / 10
  return { text: `${percent} %`, value: { kind: 'percentage', percent }, origin: origin() }
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
