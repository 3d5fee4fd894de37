type Asked = {
  /** Names of the columns that the question filtered or ordered by, in that order. */
  columns: readonly string[]
  /** The order that the rows came in. */
  sort: ReadonlyMap<string, 'asc' | 'desc'>
}

const nothing: Asked = { columns: [], sort: new Map() }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

/** Every field that a condition speaks of, however deep. */
function* fieldsOf(condition: unknown): Generator<string> {
  if (!isRecord(condition)) return
  if (typeof condition.field === 'string') yield condition.field
  for (const inner of [condition.of, condition.as].flat()) yield* fieldsOf(inner)
}

/** What a question was about, from the plan that answered it: those columns must be in view. */
export function readAskedColumns(plan: unknown): Asked {
  if (!isRecord(plan)) return nothing
  const names = new Map(
    listOf(plan.columns).flatMap(({ name, value }) =>
      isRecord(value) && typeof value.field === 'string' && typeof name === 'string' ? [[value.field, name]] : [],
    ) as [string, string][],
  )
  const nameOf = (key: string) => names.get(key) ?? key
  const sort = listOf(plan.sort).flatMap(({ column, direction }) =>
    typeof column === 'string' ? [[nameOf(column), direction === 'descending' ? 'desc' : 'asc'] as const] : [],
  )
  const asked = [...[...fieldsOf(plan.filter)].map(nameOf), ...sort.map(([name]) => name)]
  return { columns: [...new Set(asked)], sort: new Map(sort) }
}
