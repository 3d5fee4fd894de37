import type { Column, Row, Table } from '@sondeo/table/table'
import type { ValueKind } from '@sondeo/table/value'
import { foldText } from '../fold-text.ts'
import { describeFields, type Field } from '../propose/describe-fields.ts'
import type { SourceRecord } from '../record-source.ts'
import { foldWords } from '../words/split-words.ts'
import { type Amounts, compareAmounts, describeAmounts } from './find-clash.ts'

/** One column of the joined list: which column of each table it takes, by id; null where a table has none. */
export type ColumnMatch = { name: string; kind: ValueKind; from: (string | null)[] }

type Target = ColumnMatch & { field: Field; hasOnlyMoney: boolean; amounts: Amounts | null }

const SAMPLE_ROWS = 300
const noPlace = { kind: 'text', path: '', start: 0, end: 0 } as const

const kindGroups: readonly (readonly ValueKind[])[] = [
  ['number', 'money', 'percentage'],
  ['date', 'date-range'],
  ['url', 'image'],
  ['text', 'identifier', 'address'],
]
const groupOf = (kind: ValueKind) => kindGroups.findIndex(group => group.includes(kind))

/** Text may hold anything that a page wrote in its own way; two certain readings must agree. */
const isCompatible = (one: ValueKind, other: ValueKind): boolean =>
  one === other || one === 'text' || other === 'text' || (groupOf(one) >= 0 && groupOf(one) === groupOf(other))

const makeRecord = ({ cells }: Row): SourceRecord => ({
  cells: Object.fromEntries(
    Object.entries(cells).map(([key, { text, value }]) => [key, { text, value, origin: noPlace }]),
  ),
  pageId: '',
  url: '',
  detailUrl: null,
})

const describeColumns = ({ columns, rows }: Table): Field[] =>
  describeFields({
    id: 'table',
    name: null,
    kind: 'table',
    columns: columns.map(({ id, name, kind }) => ({ key: id, name, kind })),
    records: rows.slice(0, SAMPLE_ROWS).map(makeRecord),
    pages: 1,
  })

const isMoney = ({ families, kind }: Field) => kind === 'money' || families.has('money')
/** What something costs or is worth, under whatever word; exports and imports are each something else. */
const isPlainAmount = ({ concepts }: Field) => ['price', 'amount', 'budget', 'base-price'].includes(concepts[0] ?? '')
const namesSomething = ({ families, kind }: Field) => kind === 'text' && (families.has('party') || families.has('name'))

/** Whether one name is the other with words added. */
function extendsName(one: Field, other: Field): boolean {
  const [few, many] = [foldWords(one.name), foldWords(other.name)].sort((a, b) => a.length - b.length)
  return few?.every(word => many?.includes(word)) ?? false
}

type Pair = { target: Target; field: Field; hasOnlyMoney: boolean; isFirstName: boolean; amounts: Amounts | null }

const isSameName = (one: Field, other: Field) => foldText(one.name) === foldText(other.name)

/** Whether their amounts keep them apart: under one name only the currency does. */
function isKeptApart({ target, field, amounts }: Pair): boolean {
  const clash = target.amounts && amounts && compareAmounts(target.amounts, amounts)
  return clash !== null && (clash.why === 'currency' || !isSameName(target.field, field))
}

/** How surely two columns say the same of a record; 0 is not at all. */
function scorePair(pair: Pair): number {
  const { target, field, hasOnlyMoney, isFirstName } = pair
  const known = target.field
  if (isKeptApart(pair)) return 0
  if (isSameName(known, field)) return isCompatible(known.kind, field.kind) ? 100 : 60
  if (!isCompatible(known.kind, field.kind)) return 0
  // Of two prices, "Precio" is nearer to "Precio unitario" than "Precio mayorista" is.
  if (known.concepts[0] && known.concepts[0] === field.concepts[0]) return extendsName(known, field) ? 85 : 80
  // "Empresa" here and "Proveedor" there: each names what its records are.
  if (isFirstName && namesSomething(known) && namesSomething(field)) return 50
  if (target.hasOnlyMoney && hasOnlyMoney && isPlainAmount(known) && isPlainAmount(field)) return 40
  return 0
}

const amountsIn = ({ rows }: Table, { key, name, kind }: Field) => describeAmounts({ id: key, name, kind }, rows)

/** Prices of another currency say which, beside those of the same name. */
function nameBeside(targets: readonly Target[], { name }: Field, amounts: Amounts | null): string {
  const [sign] = amounts?.signs.values() ?? []
  const isTaken = targets.some(({ field }) => foldText(field.name) === foldText(name))
  return isTaken && sign ? `${name} (${sign})` : name
}

type Joining = { table: Table; at: number; count: number; keepsApart: boolean }

function joinTable(targets: Target[], { table, at, count, keepsApart }: Joining) {
  const fields = describeColumns(table)
  const hasOnlyMoney = fields.filter(isMoney).length === 1
  const firstName = fields.find(namesSomething)
  const firstTarget = targets.find(({ field }) => namesSomething(field))
  const amountsOf = new Map(fields.map(field => [field, keepsApart && isMoney(field) ? amountsIn(table, field) : null]))
  const pairs = targets.flatMap(target =>
    fields.map(field => {
      const isFirstName = field === firstName && target === firstTarget
      const amounts = amountsOf.get(field) ?? null
      return { target, field, score: scorePair({ target, field, hasOnlyMoney, isFirstName, amounts }) }
    }),
  )
  const placed = new Set<Field>()
  for (const { target, field, score } of pairs.sort((a, b) => b.score - a.score)) {
    if (score === 0 || placed.has(field) || target.from[at]) continue
    target.from[at] = field.key
    if (target.kind !== field.kind) target.kind = 'text'
    placed.add(field)
  }
  for (const field of fields)
    if (!placed.has(field)) {
      const amounts = amountsOf.get(field) ?? null
      const from = Array.from({ length: count }, (_, index) => (index === at ? field.key : null))
      targets.push({ name: nameBeside(targets, field, amounts), kind: field.kind, from, field, hasOnlyMoney, amounts })
    }
}

/**
 * Columns that say the same under other names or in the other language become one; the rest stands beside them. Amounts
 * in different currencies, or of quite another size, are not the same, except where every cell says whose it is.
 */
export function matchColumns(tables: readonly Table[], { keepsApart } = { keepsApart: true }): ColumnMatch[] {
  const targets: Target[] = []
  tables.forEach((table, at) => {
    joinTable(targets, { table, at, count: tables.length, keepsApart })
  })
  return nameApart(targets.map(({ name, kind, from }) => ({ name, kind, from })))
}

/** Rows travel as objects, so no two columns may share a name. */
export function nameApart<Named extends Pick<Column, 'name'>>(columns: readonly Named[]): Named[] {
  const taken = new Set<string>()
  return columns.map(column => {
    let { name } = column
    for (let number = 2; taken.has(foldText(name)); number++) name = `${column.name} ${number}`
    taken.add(foldText(name))
    return { ...column, name }
  })
}
