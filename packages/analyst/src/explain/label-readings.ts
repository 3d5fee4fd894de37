import { foldText } from '../fold-text.ts'
import { fieldsOfColumn, fieldsOfCondition } from '../plan/check-plan.ts'
import type { Plan } from '../plan/plan.ts'
import type { SourceSet } from '../record-source.ts'

/** Another way to read the question. Asked again with its plan, the answer is that one. */
export type OtherReading = {
  plan: Plan
  explanation: string
  probability: number
  /** The column that tells it from the reading shown, where one does. */
  label?: string
}

/** Other readings with the one word that tells them from the reading shown, where one word does: "Publicación". */
export function labelReadings(plan: Plan, others: readonly OtherReading[], sets: readonly SourceSet[]): OtherReading[] {
  const set = sets.find(({ id }) => id === plan.set)
  const own = fieldsOf(plan, set)
  const labelled = others.map(other => ({ other, label: labelOf(other.plan, { plan, own, set }) }))
  // Two choices under one word would be no choice.
  const isClear = ({ label }: (typeof labelled)[number]) => labelled.filter(one => one.label === label).length === 1
  return labelled.map(one => (one.label !== null && isClear(one) ? { ...one.other, label: one.label } : one.other))
}

/** What the reading that is shown goes by where another goes by something else. */
export function ownLabel(plan: Plan, others: readonly OtherReading[], sets: readonly SourceSet[]): string | null {
  const set = sets.find(({ id }) => id === plan.set)
  const named = others.filter(({ label }) => label !== undefined)
  const labels = named.map(other => labelOf(plan, { plan: other.plan, own: fieldsOf(other.plan, set), set }))
  const [first] = labels
  return first && labels.every(label => label === first) ? first : null
}

type Shown = { plan: Plan; own: ReadonlySet<string>; set: SourceSet | undefined }

function labelOf(other: Plan, { plan, own, set }: Shown): string | null {
  if (!set || other.set !== plan.set) return null
  const [field, ...more] = fieldsOf(other, set).difference(own)
  if (!field || more.length > 0) return null
  return set.columns.find(({ key }) => key === field)?.name ?? null
}

/** What a reading filters, sorts, groups and computes by. Columns that are only shown make no other reading. */
function fieldsOf(plan: Plan, set: SourceSet | undefined): Set<string> {
  const keyOf = (name: string) =>
    set?.columns.find(({ key, name: own }) => key === name || foldText(own) === foldText(name))?.key ?? name
  const figures = plan.columns.filter(({ value }) => 'aggregate' in value)
  const ways = [...plan.sort.map(({ column }) => column), ...plan.groupBy, plan.topOfGroup?.field ?? []].flat()
  const used = [...(plan.filter ? fieldsOfCondition(plan.filter) : []), ...figures.flatMap(fieldsOfColumn), ...ways]
  const fields = used.length > 0 ? used : plan.columns.flatMap(fieldsOfColumn)
  return new Set(fields.map(keyOf))
}
