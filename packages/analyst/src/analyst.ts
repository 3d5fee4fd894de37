import type { Table } from '@sondeo/table/table'
import { checkOrigins, pagesOf, type ResolvePlace } from './check-origins.ts'
import { checkPlan } from './check-plan.ts'
import { explainPlan, explainRemoved, type Language } from './explain-plan.ts'
import { gatherSets } from './gather-sets.ts'
import type { ModelUsage } from './model/ask-model.ts'
import type { Plan } from './plan.ts'
import type { ReadPage, SourceSet } from './record-source.ts'
import { runPlan } from './run-plan.ts'

export type PlanRequest = {
  question: string
  /** Of the page's user; the question itself may be in the other one. */
  language: Language
  sets: readonly SourceSet[]
  /** What the pages call themselves: titles and headings. */
  about: readonly string[]
  /** The moment of the question (ISO 8601) and the user's zone. */
  asOf: string
  timeZone: string
}

/**
 * `note` says what was found instead, or why nothing fits; it is shown to the user. `missing` are the words of the
 * question that no list has anything for.
 */
export type Planned = ({ plan: Plan; alternatives: string[] } | { plan: null; note: string }) & {
  missing?: readonly string[]
  usage?: ModelUsage
}

/** Chooses what to do; never writes a value. */
export type Planner = { model: string | null; makePlan: (request: PlanRequest) => Promise<Planned> }

export type Answer =
  | {
      found: true
      table: Table
      plan: Plan
      explanation: string
      alternatives: string[]
      model: string | null
      recordsConsidered: number
      /** Values that could not be found where they were said to stand. */
      removed: number
      missing: readonly string[]
      usage: ModelUsage
    }
  | { found: false; note: string; missing: readonly string[]; usage: ModelUsage }

type Asked = Omit<PlanRequest, 'sets' | 'about'> & {
  pages: readonly ReadPage[]
  planners: readonly Planner[]
  /** Opens the stored pages, so that every value is looked up where it says it stands. */
  openPlaces?: (pageIds: readonly string[]) => Promise<ResolvePlace>
}

/** The first planner whose plan gives rows answers. Values come from the pages, by the plan, and from nowhere else. */
export async function answerQuestion({ pages, planners, openPlaces, ...request }: Asked): Promise<Answer> {
  const sets = gatherSets(pages)
  const about = describePages(pages)
  const usage = { inputTokens: 0, outputTokens: 0 }
  let note = ''
  let missing: readonly string[] = []
  for (const planner of planners) {
    const planned = await planner.makePlan({ ...request, sets, about })
    usage.inputTokens += planned.usage?.inputTokens ?? 0
    usage.outputTokens += planned.usage?.outputTokens ?? 0
    if (planned.missing) missing = planned.missing
    if (!planned.plan) {
      note ||= planned.note
      continue
    }
    const { plan, alternatives } = planned
    const set = sets.find(({ id }) => id === plan.set)
    if (!set || checkPlan(plan, sets).length > 0) continue
    const { table, recordsConsidered, recordsPassed } = runPlan(plan, set)
    const explanation = explainPlan(plan, { set, passed: recordsPassed, language: request.language })
    if (table.rows.length === 0) {
      note ||= explanation
      continue
    }
    const checked = openPlaces ? checkOrigins(table, await openPlaces(pagesOf(table))) : { table, removed: 0 }
    const shown = explanation + explainRemoved(checked.removed, request.language)
    const { model } = planner
    return { found: true, ...checked, plan, explanation: shown, alternatives, model, recordsConsidered, missing, usage }
  }
  return { found: false, note, missing, usage }
}

/** Titles, and the headings that stand above everything. */
const describePages = (pages: readonly ReadPage[]): string[] => [
  ...new Set(
    pages.flatMap(({ reading }) => [
      reading.title,
      ...reading.text.flatMap(({ kind, level, text }) => (kind === 'heading' && (level ?? 6) <= 2 ? text : [])),
    ]),
  ),
]
