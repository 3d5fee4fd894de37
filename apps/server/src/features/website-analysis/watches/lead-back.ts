import type { Value } from '@sondeo/table/value'
import type { StoredChange } from './watch-settings.ts'

type Field = StoredChange['fields'][number]

const dayMs = 86_400_000

/** What a field meant before a change, from what it meant after; undefined where the change does not tell. */
export function leadBack(after: Value | undefined, { beforeNumber, difference }: Field): Value | undefined {
  if (after?.kind === 'date' && difference !== undefined) {
    const day = Date.parse(after.date) - difference * dayMs
    return Number.isNaN(day) ? undefined : { kind: 'date', date: new Date(day).toISOString().slice(0, 10) }
  }
  if (beforeNumber === null) return undefined
  if (after?.kind === 'money') return { ...after, amount: beforeNumber }
  if (after?.kind === 'number') return { ...after, number: beforeNumber }
  return after?.kind === 'percentage' ? { ...after, percent: beforeNumber } : undefined
}
