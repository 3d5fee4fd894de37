import { foldText } from '../fold-text.ts'
import { isFigure } from '../plan/check-plan.ts'
import type { Plan } from '../plan/plan.ts'
import type { PlanRun } from '../run/run-plan.ts'
import type { Candidate } from './candidate.ts'
import type { SetView } from './view-set.ts'

/** Readings with one key show the same thing, so what speaks for each speaks for both. */
export function keyOfCandidate(
  { operation, column, by, rows, figure }: Candidate,
  view: SetView,
  width: number,
): string {
  if (!rows) return `n:${round(figure)}`
  if (operation === 'discount' || operation === 'saving') return `d:${operation}:${view.set.id}:${by}:${rows.length}`
  if (operation.startsWith('group-'))
    return `g:${operation.slice(6)}:${view.columns[by]?.key}:${view.columns[column]?.key ?? ''}:${rows.length}`
  const shown = view.columns[column]
  if (shown) return `v:${view.set.id}:${textKey(textsOf(rows, row => shown.texts[shown.textOf[row] ?? -1] ?? ''))}`
  const first = view.columns[view.nameColumn]
  const texts = [...rows].map(row => first?.texts[first.textOf[row] ?? -1] ?? '')
  return `t:${view.set.id}:${width}:${by >= 0 ? hashText(texts.join('\n')) : hashText(texts.toSorted().join('\n'))}`
}

/** The same key for a plan that was run. */
export function keyOfRun(plan: Plan, { table }: PlanRun, view: SetView | null): string {
  const { columns, rows } = table
  const [first] = columns
  const [only] = plan.columns
  const grouped = groupKey(plan, rows.length)
  if (grouped) return grouped
  const cell = rows[0]?.cells[first?.id ?? '']
  if (rows.length === 1 && columns.length === 1 && only && isFigure(only) && cell)
    return `n:${round(amountOf(cell.value, cell.text))}`
  const texts = (id: string | undefined) => rows.map(({ cells }) => foldText(cells[id ?? '']?.text ?? ''))
  if (columns.length === 1) return `v:${plan.set}:${textKey(texts(first?.id))}`
  const own = texts(columns[Math.max(0, placeOfName(plan, view))]?.id)
  return `t:${plan.set}:${columns.length}:${hashText((plan.sort.length > 0 ? own : own.toSorted()).join('\n'))}`
}

/** One figure for each value of a column. */
function groupKey({ groupBy, columns, having, limit }: Plan, size: number): string | null {
  const figure = columns[1]?.value
  if (groupBy.length !== 1 || columns.length !== 2 || having || limit !== null) return null
  if (!figure || !('aggregate' in figure)) return null
  const { aggregate, field } = figure
  return `g:${aggregate}:${groupBy[0]}:${aggregate === 'count' || aggregate === 'share' ? '' : field}:${size}`
}

function placeOfName({ columns }: Plan, view: SetView | null): number {
  const name = view?.columns[view.nameColumn]?.key
  return columns.findIndex(({ value }) => 'field' in value && !('aggregate' in value) && value.field === name)
}

function amountOf(value: PlanRun['table']['rows'][number]['cells'][string]['value'], text: string): number {
  if (value.kind === 'number') return value.number
  if (value.kind === 'money') return value.amount
  if (value.kind === 'percentage') return value.percent
  return value.kind === 'date' ? Number(value.date.slice(0, 4)) : Number(text)
}

const round = (figure: number): number => Math.round(figure * 100) / 100

const textsOf = (rows: Int32Array, textOf: (row: number) => string): string[] => Array.from(rows, textOf)

const textKey = (texts: readonly string[]): string => {
  const distinct = [...new Set(texts)].filter(Boolean).toSorted()
  return distinct.length <= 3 ? distinct.join('|') : hashText(distinct.join('\n'))
}

function hashText(text: string): string {
  let [one, other] = [0x811c9dc5, 7]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other, 31) + code
  }
  return `${one >>> 0}.${other >>> 0}`
}
