import type { Table } from '@sondeo/table/table'
import { describePages, listAsides } from './describe-pages.ts'
import { explainPlan, explainRemoved } from './explain/explain-plan.ts'
import { labelReadings, type OtherReading, ownLabel } from './explain/label-readings.ts'
import { gatherSets } from './gather-sets.ts'
import type { Language } from './messages/explain-texts.ts'
import type { ModelUsage } from './model/ask-model.ts'
import { checkPlan } from './plan/check-plan.ts'
import type { Plan } from './plan/plan.ts'
import type { ReadPage, SourceSet } from './record-source.ts'
import { checkOrigins, pagesOf, type ResolvePlace } from './run/check-origins.ts'
import type { AnswerFacts } from './run/gather-run-facts.ts'
import { runPlan } from './run/run-plan.ts'
import { detectQuestionLanguage } from './words/question-language.ts'

export type PlanRequest = {
  question: string
  /** Of the page's user; the question itself may be in the other one. */
  language: Language
  sets: readonly SourceSet[]
  /** What the pages call themselves: titles and headings. */
  about: readonly string[]
  /** What else the pages say and no list has: only what stands nowhere is said to be missing. */
  asides?: readonly string[]
  /** The moment of the question (ISO 8601) and the user's zone. */
  asOf: string
  timeZone: string
  /** The country whose way of writing numbers and dates the sentences follow, where it is known. */
  region?: string | null
  /** A plan that a model chose: it competes with what is found without it. */
  proposed?: Plan
}

/**
 * `note` says what was found instead, or why nothing fits; it is shown to the user. `missing` are the words of the
 * question that no list has anything for.
 */
export type Planned = ({ plan: Plan } | { plan: null; note: string }) &
  Partial<Assessment> & {
    missing?: readonly string[]
    usage?: ModelUsage
    /** The proposed plan was chosen. */
    isProposed?: boolean
  }

/** `sure`: shown as it is. `doubtful`: shown with its doubt and the next readings. `unanswered`: only what could help. */
export type Certainty = 'sure' | 'doubtful' | 'unanswered'

/** What could have been meant: a column, or a value of it, near to words that were not used. Its plan shows it. */
export type Nearest = {
  /** The words of the question, as typed. */
  words: string
  set: string
  column: { key: string; name: string }
  /** As it stands on the page; null where the whole column is meant. */
  value: string | null
  plan: Plan
}

/** How far an answer can be trusted, and what else it could have been. */
export type Assessment = {
  certainty: Certainty
  /** Between 0 and 1: of a hundred answers with 0.8, about eighty are right. */
  probability: number
  /** Best first. */
  alternatives: OtherReading[]
  /** Words with a meaning of their own that the answer made no use of, as typed. */
  unusedWords: string[]
  nearest: Nearest[]
}

/** Chooses what to do; never writes a value. */
export type Planner = { model: string | null; makePlan: (request: PlanRequest) => Promise<Planned> }

export type Answer = Assessment & { missing: readonly string[]; usage: ModelUsage } & (
    | {
        found: true
        table: Table
        plan: Plan
        explanation: string
        /** The column that it goes by where the other readings go by another. */
        label: string | null
        facts: AnswerFacts
        model: string | null
        recordsConsidered: number
        /** Values that could not be found where they were said to stand. */
        removed: number
      }
    | { found: false; note: string }
  )

type Asked = Omit<PlanRequest, 'sets' | 'about'> & {
  pages: readonly ReadPage[]
  planners: readonly Planner[]
  /** A reading of before that the user chose instead: it is checked and run, and nothing else is tried. */
  chosen?: Plan
  /** Opens the stored pages, so that every value is looked up where it says it stands. */
  openPlaces?: (pageIds: readonly string[]) => Promise<ResolvePlace>
}

/** What the last planner chooses among all proposals. Values come from the pages, by the plan, and from nowhere else. */
export async function answerQuestion({ pages, planners, openPlaces, chosen, ...request }: Asked): Promise<Answer> {
  const sets = gatherSets(pages)
  const language = detectQuestionLanguage(request.question, request.language)
  const { region } = request
  const { planned, model, usage } = await planQuestion(
    { ...request, sets, about: describePages(pages), asides: listAsides(pages) },
    chosen ? [plannerOf(chosen)] : planners,
  )
  const { missing = [] } = planned
  const unanswered = (note: string): Answer => ({
    ...assess(planned, 'unanswered'),
    certainty: 'unanswered',
    found: false,
    note,
    missing,
    usage,
  })
  if (!planned.plan) return unanswered(planned.note)
  const { plan } = planned
  const set = sets.find(({ id }) => id === plan.set)
  if (!set || checkPlan(plan, sets).length > 0) return unanswered('')
  const { table, recordsConsidered, recordsPassed, facts } = runPlan(plan, set)
  const told = { set, passed: recordsPassed, shown: table.rows.length, language, region, facts }
  const explanation = explainPlan(plan, told)
  if (table.rows.length === 0) return unanswered(explanation)
  const checked = openPlaces ? checkOrigins(table, await openPlaces(pagesOf(table))) : { table, removed: 0 }
  const assessment = assess(planned, 'sure')
  const alternatives = labelReadings(plan, assessment.alternatives, sets)
  return {
    ...assessment,
    alternatives,
    label: ownLabel(plan, alternatives, sets),
    found: true,
    ...checked,
    plan,
    explanation: explanation + explainRemoved(checked.removed, { language, region }),
    facts,
    model,
    recordsConsidered,
    missing,
    usage,
  }
}

/** Planners are asked in turn; what one of them plans is proposed to the next, and the last one chooses. */
async function planQuestion(request: PlanRequest, planners: readonly Planner[]) {
  const usage = { inputTokens: 0, outputTokens: 0 }
  let planned: Planned = { plan: null, note: '' }
  let proposed: { plan: Plan; model: string | null } | undefined
  for (const planner of planners) {
    planned = await planner.makePlan({ ...request, ...(proposed && { proposed: proposed.plan }) })
    usage.inputTokens += planned.usage?.inputTokens ?? 0
    usage.outputTokens += planned.usage?.outputTokens ?? 0
    if (planned.plan && !planned.isProposed) proposed = { plan: planned.plan, model: planner.model }
  }
  return { planned, model: planned.plan ? (proposed?.model ?? null) : null, usage }
}

/** A reading that the user chose: nothing is left to weigh. */
const plannerOf = (plan: Plan): Planner => ({ model: null, makePlan: async () => ({ plan }) })

/** Planners that do not weigh their plans count as certain of them. */
const assess = (given: Partial<Assessment>, certainty: Certainty): Assessment => ({
  certainty: given.certainty ?? certainty,
  probability: given.probability ?? (certainty === 'sure' ? 1 : 0),
  alternatives: given.alternatives ?? [],
  unusedWords: given.unusedWords ?? [],
  nearest: given.nearest ?? [],
})
