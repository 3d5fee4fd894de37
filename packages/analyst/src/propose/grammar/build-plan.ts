import { columnName } from '../../explain/column-name.ts'
import type { Language } from '../../messages/explain-texts.ts'
import { figureNames } from '../../messages/figure-names.ts'
import { signOf } from '../../money-sign.ts'
import { fieldsOfCondition } from '../../plan/check-plan.ts'
import { type Condition, PLAN_VERSION, type Plan, type PlanColumn } from '../../plan/plan.ts'
import { currencyOf } from '../../run/comparable.ts'
import type { Field } from '../describe-fields.ts'
import type { Draft } from './draft.ts'

type Wanted = { language: Language; asOf: string; timeZone: string }

/** The plan for what was understood. */
export function buildPlan(draft: Draft, { language, asOf, timeZone }: Wanted): Plan {
  const { set, groupBy, groupFormula, skip, having, figure } = draft
  const columns = nameColumns(draft, language)
  const first = columns[0]?.column.name ?? ''
  return {
    version: PLAN_VERSION,
    asOf,
    timeZone,
    set: set.id,
    columns: columns.map(({ column }) => column),
    filter: filterOf(draft),
    groupBy: groupBy ? [groupFormula ? first : groupBy.key] : [],
    ...topOfGroup(draft),
    ...(having && figure && { having: { column: lastName(columns), ...having } }),
    sort: sortsOf(draft, columns),
    distinct: draft.distinct,
    limit: limitOf(draft),
    ...(skip > 0 && { skip }),
  }
}

function filterOf({ conditions }: Draft): Condition | null {
  const tests = conditions.map(({ test }) => test)
  return tests.length > 1 ? { kind: 'all', of: tests } : (tests[0] ?? null)
}

function topOfGroup({ isTopOfGroup, sort, limit }: Draft): Pick<Plan, 'topOfGroup'> {
  if (!isTopOfGroup || !sort) return {}
  return { topOfGroup: { field: sort.field.key, direction: directionOf(sort), ...(limit && { count: limit }) } }
}

/** One figure of all records. */
const isOneRow = ({ figure, groupBy }: Draft): boolean => figure !== null && !groupBy

function limitOf(draft: Draft): number | null {
  if (draft.topGroup) return 1
  return isOneRow(draft) || draft.isTopOfGroup ? null : draft.limit
}

const directionOf = ({ isAscending }: { isAscending: boolean }) => (isAscending ? 'ascending' : 'descending')
const lastName = (columns: readonly Named[]): string => columns.at(-1)?.column.name ?? ''

function sortsOf(draft: Draft, columns: readonly Named[]): Plan['sort'] {
  const { topGroup, groupFormula, sort, thenBy, figure, derived, sortsFigure, sortsComputed } = draft
  if (topGroup) return [{ column: lastName(columns), direction: topGroup === 'most' ? 'descending' : 'ascending' }]
  if (isOneRow(draft) || draft.isTopOfGroup) return []
  const byLast = (figure && sortsFigure) || (derived && sortsComputed)
  if (byLast) return [{ column: lastName(columns), direction: directionOf(byLast) }]
  if (!sort) return groupFormula ? [{ column: columns[0]?.column.name ?? '', direction: 'ascending' }] : []
  return [sort, ...thenBy].map(one => ({
    column: columns.find(({ field }) => field === one.field)?.column.name ?? one.field.key,
    direction: directionOf(one),
  }))
}

type Named = { field: Field | null; column: PlanColumn }

function nameColumns(draft: Draft, language: Language): Named[] {
  const { groupBy, groupFormula, figure, derived, fields, conditions } = draft
  const asColumn = (field: Field): Named => ({
    field,
    column: { name: columnName(field, language), value: { field: field.key } },
  })
  const asGroup = (field: Field): Named =>
    groupFormula
      ? {
          field: null,
          column: { name: figureNames[language][groupFormula](), value: { formula: groupFormula, field: field.key } },
        }
      : asColumn(field)
  if (figure) {
    const value = figure.field
      ? { aggregate: figure.aggregate, field: figure.field.key }
      : { aggregate: figure.aggregate }
    const own = figureNames[language][figure.aggregate](figure.field ? columnName(figure.field, language) : '')
    const name = withCurrency(plainName(own), draft)
    return unique([...(groupBy ? [asGroup(groupBy)] : []), { field: figure.field, column: { name, value } }])
  }
  // Of the records' own pages only what was asked about is shown.
  const asked = new Set(conditions.flatMap(({ test }) => fieldsOfCondition(test)))
  const whole = fields.filter(field => !field.isDetail || asked.has(field.key))
  const shown: readonly Field[] = draft.columns.length > 0 ? draft.columns : derived ? [nameField(fields)] : whole
  const columns = shown.map(asColumn)
  if (derived)
    columns.push({
      field: null,
      column: { name: figureNames[language][derived.formula.formula](), value: derived.formula },
    })
  return unique(columns)
}

/** What tells the records apart: a day or an amount does not. */
const nameField = (fields: readonly Field[]): Field =>
  fields.find(({ isNumeric, isDate }) => !isNumeric && !isDate) ?? (fields[0] as Field)

/** "Total de total" says it twice. */
const plainName = (name: string): string => name.replace(/^(Total)(?: de)? total\b/i, '$1')

/** A figure of amounts says their currency, where it is one, as the page writes it: "Total de monto (S/)". */
function withCurrency(name: string, { figure, set }: Draft): string {
  const field = figure?.aggregate.startsWith('count') ? null : figure?.field
  if (field?.kind !== 'money') return name
  const currencies = new Set(set.records.flatMap(({ cells }) => currencyOf(cells[field.key]?.value) ?? []))
  const [currency] = currencies
  const sign = signOf(set, field.key) ?? `${currency}`
  const isSaid = [sign, `${currency}`].some(said => name.includes(said)) || /[$€£₡]/.test(name)
  return currencies.size === 1 && !isSaid ? `${name} (${sign})` : name
}

/** Two columns of the page may have the same name in the language of the question. */
function unique(columns: Named[]): Named[] {
  const seen = new Map<string, number>()
  return columns.map(({ field, column }) => {
    const count = (seen.get(column.name) ?? 0) + 1
    seen.set(column.name, count)
    return { field, column: count > 1 ? { ...column, name: `${column.name} (${count})` } : column }
  })
}
