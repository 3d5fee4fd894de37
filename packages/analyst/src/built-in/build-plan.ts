import type { Language } from '../explain-plan.ts'
import { figureNames } from '../messages/figure-names.ts'
import { type Condition, PLAN_VERSION, type Plan, type PlanColumn } from '../plan.ts'
import { columnName } from './column-name.ts'
import type { Field } from './describe-fields.ts'
import type { Draft } from './draft.ts'

type Wanted = { language: Language; asOf: string; timeZone: string }

/** The plan for what was understood. */
export function buildPlan(draft: Draft, { language, asOf, timeZone }: Wanted): Plan {
  const { conditions, set, groupBy, sort, limit, topGroup } = draft
  const columns = nameColumns(draft, language)
  const filter: Condition | null = conditions.length > 1 ? { kind: 'all', of: conditions } : (conditions[0] ?? null)
  const sortName = sort && (columns.find(({ field }) => field === sort.field)?.column.name ?? sort.field.key)
  const figureName = columns.at(-1)?.column.name ?? ''
  const isOneRow = Boolean(draft.figure) && !groupBy
  return {
    version: PLAN_VERSION,
    asOf,
    timeZone,
    set: set.id,
    columns: columns.map(({ column }) => column),
    filter,
    groupBy: groupBy ? [groupBy.key] : [],
    sort: topGroup
      ? [{ column: figureName, direction: topGroup === 'most' ? 'descending' : 'ascending' }]
      : sortName && !isOneRow
        ? [{ column: sortName, direction: sort.isAscending ? 'ascending' : 'descending' }]
        : [],
    distinct: draft.distinct,
    limit: topGroup ? 1 : isOneRow ? null : limit,
  }
}

type Named = { field: Field | null; column: PlanColumn }

function nameColumns(draft: Draft, language: Language): Named[] {
  const { groupBy, figure, derived, fields } = draft
  const asColumn = (field: Field): Named => ({
    field,
    column: { name: columnName(field, language), value: { field: field.key } },
  })
  if (figure) {
    const value = figure.field
      ? { aggregate: figure.aggregate, field: figure.field.key }
      : { aggregate: figure.aggregate }
    const name = figureNames[language][figure.aggregate](figure.field ? columnName(figure.field, language) : '')
    return unique([...(groupBy ? [asColumn(groupBy)] : []), { field: figure.field, column: { name, value } }])
  }
  const shown = draft.columns.length > 0 ? draft.columns : derived ? fields.slice(0, 1) : fields
  const columns = shown.map(asColumn)
  if (derived)
    columns.push({
      field: null,
      column: { name: figureNames[language][derived.formula.formula](), value: derived.formula },
    })
  return unique(columns)
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
