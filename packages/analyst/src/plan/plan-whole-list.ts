import { PAGE_SET } from '../gather-facts.ts'
import type { SourceSet } from '../record-source.ts'
import { PLAN_VERSION, type Plan } from './plan.ts'

const MAX_COLUMNS = 60

type How = Pick<Plan, 'asOf' | 'timeZone'> & {
  /** Whether a page about one thing is that thing, also where it lists others beside it. */
  isRecordFirst?: boolean
}

/** Everything of the first list, as it stands; the first set of another kind where a page has no list. */
export function planWholeList(sets: readonly SourceSet[], { isRecordFirst = false, ...at }: How): Plan | undefined {
  const isList = ({ kind, records }: SourceSet) => kind !== 'text' && kind !== 'contacts' && records.length > 1
  const record = isRecordFirst ? sets.find(({ id }) => id === PAGE_SET) : undefined
  const set = record ?? sets.find(isList) ?? sets.find(({ records }) => records.length > 0)
  if (!set) return undefined
  const taken = new Map<string, number>()
  const nameOnce = (name: string) => {
    const times = (taken.get(name) ?? 0) + 1
    taken.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  }
  return {
    version: PLAN_VERSION,
    ...at,
    set: set.id,
    columns: set.columns
      .slice(0, MAX_COLUMNS)
      .map(({ key, name }) => ({ name: nameOnce(name), value: { field: key } })),
    filter: null,
    groupBy: [],
    sort: [],
    distinct: false,
    limit: null,
  }
}
