import { PLAN_VERSION, type Plan } from '@sondeo/analyst/plan'
import type { ColumnView, SetView } from '@sondeo/analyst/view-set'

/** A plan with the words that its wordings need. */
export type MadePlan = {
  kind: string
  words: Record<string, string>
  plan: Plan
  columns: 'all' | 'named'
  ordered: boolean
}

export function draw<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const left = [...items]
  const drawn: Item[] = []
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1))
  return drawn
}

export const isNamed = ({ name }: ColumnView): boolean =>
  /\p{L}{3}/u.test(name) &&
  name.length <= 30 &&
  !/\(\d+\)$/.test(name) &&
  !/^(?:text|texto|title|título|link|enlace)\b/i.test(name)

/** Everything that the list has. */
export const wholeList = (view: SetView): Plan => ({
  version: PLAN_VERSION,
  asOf: '2026-11-15T12:00:00Z',
  timeZone: 'UTC',
  set: view.set.id,
  columns: view.columns
    .filter(({ filled }) => filled > 0)
    .map(({ key }, at) => ({ name: `${at}`, value: { field: key } })),
  filter: null,
  groupBy: [],
  sort: [],
  distinct: false,
  limit: null,
})

export const listOf = (
  view: SetView,
  kind: string,
  words: Record<string, string>,
  changes: Partial<Plan>,
  ordered = false,
): MadePlan => ({
  kind,
  words,
  plan: { ...wholeList(view), ...changes },
  columns: 'all',
  ordered,
})

export const figureOf = (
  view: SetView,
  kind: string,
  words: Record<string, string>,
  changes: Partial<Plan>,
): MadePlan => ({
  kind,
  words,
  plan: { ...wholeList(view), ...changes },
  columns: 'named',
  ordered: false,
})

export const low = (name: string): string => name.toLowerCase()
