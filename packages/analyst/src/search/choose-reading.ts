import type { Planned, PlanRequest } from '../analyst.ts'
import { explainNothing } from '../explain/explain-nothing.ts'
import { explainChoice } from '../explain/explain-plan.ts'
import type { OtherReading } from '../explain/label-readings.ts'
import { checkPlan, isFigure } from '../plan/check-plan.ts'
import { listActs, valuesOfCondition, withParts } from '../plan/list-acts.ts'
import type { Condition, Plan } from '../plan/plan.ts'
import type { Proposer } from '../propose/fragment.ts'
import { runPlan } from '../run/run-plan.ts'
import { type Learned, readLearned } from '../score/learned.ts'
import { type Evidence, toCertainty, toTrust } from '../score/trust.ts'
import { detectQuestionLanguage } from '../words/question-language.ts'
import { addContext, nameRows, showWhole } from './add-context.ts'
import { keyOfRun } from './answer-key.ts'
import { findNearest } from './find-nearest.ts'
import { findUnused, isNeutral } from './find-unused.ts'
import { likeness, meaningOf } from './meaning.ts'
import { openSpace, planOf, type Scored, type Space, scoreReadings } from './score-readings.ts'
import { standsOnPages } from './stands-on-pages.ts'
import { wordsOf } from './tokens.ts'
import { viewSet } from './view-set.ts'

const MAX_OTHERS = 2
/** Readings below this are no choice for anybody. */
const LEAST_SHARE = 0.02
/** How much a model's plan that gives rows weighs against all that was found here. */
const MODEL_SHARE = 0.75

/** The likeliest reading with what is known of it, before anybody says how far to trust it. */
export type Assessed = {
  space: Space
  weighed: Scored[]
  best: Scored
  plan: Plan
  unused: number[]
  evidence: Evidence
}

/** `proposers`: all of them, in any order. */
type Proposers = { proposers?: readonly Proposer[] }

export function assessQuestion(
  request: PlanRequest,
  { weights, cues, proposers }: Pick<Learned, 'weights' | 'cues'> & Proposers,
): Assessed | { space: Space; best: null } {
  const space = openSpace(request, proposers)
  const scored = preferUsed(scoreReadings(space, weights), { space, request, cues })
  const weighed = withProposed(scored, request)
  const best = weighed.find(one => runs(one, request))
  if (!best) return { space, best: null }
  const plan = planOf(best.best, request)
  const unused = findUnused({ reading: best.best, asked: space.asked, plan, request, cues })
  const absent = unused.filter(at => !standsOnPages(wordAt(space, at), request))
  const neutral = absent.filter(at => isNeutral(space.asked.gloss[at] ?? '', listActs(plan), cues))
  return {
    space,
    weighed,
    best,
    plan,
    unused,
    evidence: gatherEvidence(best, weighed, {
      unused: unused.length,
      decisive: unused.length - neutral.length,
      absent: absent.length,
      refused: space.refused,
      used: countTelling(space) - unused.length,
      isBare: isBarePlan(plan),
      isByTopic: isByTopic(plan, request),
      isOfNothing: isOfNothing(plan, request),
      isCountOfAll: isCountOfAll(plan),
    }),
  }
}

const MAX_COMPARED = 6
/** What a word left out takes from a reading's share: of two that are about as likely the one that uses more is meant. */
const LEFT_OUT = 0.5

type Using = { space: Space; request: PlanRequest; cues: ReadonlySet<string> }

function preferUsed(scored: Scored[], { space, request, cues }: Using): Scored[] {
  const compared = scored.slice(0, MAX_COMPARED).map(one => {
    const plan = planOf(one.best, request)
    const { length } = findUnused({ reading: one.best, asked: space.asked, plan, request, cues })
    return { one, weight: one.probability * LEFT_OUT ** length }
  })
  const best = compared.toSorted((a, b) => b.weight - a.weight).map(({ one }) => one)
  return [...best, ...scored.slice(MAX_COMPARED)]
}

/** The likeliest reading, how likely it is, and the next ones. */
export function chooseReading(request: PlanRequest, learned: Learned & Proposers = readLearned()): Planned {
  const assessed = assessQuestion(request, learned)
  if (!assessed.best) return nothing(assessed.space, request)
  const { space, weighed, best, plan: core, unused } = assessed
  const { certainty, probability } = findCertainty(assessed, learned)
  const words = unused.map(at => wordAt(space, at))
  const missing = words.filter(word => !standsOnPages(word, request))
  const shared = { certainty, probability, unusedWords: words, missing }
  const alternatives = listOthers(weighed, best, request)
  const nearest = certainty === 'sure' ? [] : findNearest(space.asked, unused, request)
  const { searched, proposal } = best.best
  // A list of suppliers is never shown without the supplier.
  const needsContext = searched && (!proposal || namesRecords(space, core, request))
  const context = needsContext ? contextOf(space, searched, request) : null
  const isWhole = context !== null && !nameWays.has(space.asked.way) && namesWhole(core, context)
  const told = context ? (isWhole ? showWhole(core, context) : addContext(core, context)) : core
  const plan = withNames(told, space, request)
  if (certainty !== 'unanswered')
    return { ...shared, plan, alternatives, nearest, isProposed: proposal?.isFromModel === true }
  // Whoever asks about nothing that is here was not looking for any part of the list.
  const isElsewhere = missing.length === countTelling(space)
  const others = isElsewhere ? [] : [toOther(plan, probability, request), ...alternatives].filter(isPart)
  const note = explainNothing({ language: space.asked.language, region: request.region, missing, sets: request.sets })
  return { ...shared, plan: null, note, alternatives: others, nearest }
}

function nothing({ asked }: Space, request: PlanRequest): Planned {
  const all = asked.tokens.flatMap((_, at) => (asked.isStop[at] ? [] : [at]))
  const words = all.map(at => asked.text.slice(asked.tokens[at]?.start, asked.tokens[at]?.end))
  const missing = words.filter(word => !standsOnPages(word, request))
  const note = explainNothing({ language: asked.language, region: request.region, missing, sets: request.sets })
  return {
    plan: null,
    note,
    certainty: 'unanswered',
    probability: 0,
    alternatives: [],
    unusedWords: words,
    nearest: findNearest(asked, all, request),
    missing,
  }
}

/** A model's plan is one more proposal, with a weight of its own. */
function withProposed(weighed: Scored[], { proposed, sets }: PlanRequest): Scored[] {
  const set = proposed && sets.find(({ id }) => id === proposed.set)
  if (!proposed || !set || checkPlan(proposed, sets).length > 0) return weighed
  const run = runPlan(proposed, set)
  if (run.table.rows.length === 0) return weighed
  const view = set.kind === 'text' ? null : viewSet(set)
  const key = keyOfRun(proposed, run, view)
  const proposal = { plan: proposed, run, features: [], open: [], isFromModel: true as const }
  const reading = { searched: null, candidate: null, proposal }
  const rest = weighed.map(one => ({ ...one, probability: one.probability * (1 - MODEL_SHARE) }))
  const same = rest.find(one => one.key === key)
  const own = {
    key,
    probability: MODEL_SHARE + (same?.probability ?? 0),
    best: reading,
    readings: [reading, ...(same?.readings ?? [])],
  }
  return [own, ...rest.filter(one => one !== same)].sort((one, other) => other.probability - one.probability)
}

const runs = ({ best }: Scored, request: PlanRequest): boolean =>
  checkPlan(planOf(best, request), request.sets).length === 0

function findCertainty({ best, evidence, unused }: Assessed, { trust }: Learned) {
  if (!best.best.proposal?.isFromModel) {
    const probability = toTrust(evidence, trust)
    return { probability, certainty: toCertainty(probability, evidence, trust) }
  }
  // A model's plan that leaves words unused is not shown as certain.
  const isSure = unused.length === 0 && best.probability >= trust.sure
  return { probability: best.probability, certainty: isSure ? ('sure' as const) : ('doubtful' as const) }
}

/** "Exhibitors from Spain": what names the records is all that was said, so the records are asked for. */
function namesWhole({ columns, filter, sort, limit }: Plan, { view }: Context): boolean {
  const [only, other] = columns.map(({ value }) => ('field' in value && !('aggregate' in value) ? value.field : null))
  const name = view.columns[view.nameColumn]
  return filter !== null && other === undefined && sort.length === 0 && limit === null && only === name?.key
}

/** Who asks so wants the name and no more. */
const nameWays: ReadonlySet<string> = new Set(['who', 'name'])

function withNames(plan: Plan, { asked: { language } }: Space, { sets, asOf, timeZone }: PlanRequest): Plan {
  const set = sets.find(({ id }) => id === plan.set)
  if (!set || set.kind === 'text') return plan
  return nameRows(plan, { view: viewSet(set), filters: [], named: [], moment: { asOf, timeZone, language } })
}

type Context = ReturnType<typeof contextOf>

const contextOf = (
  space: Space,
  { scene, named }: NonNullable<Scored['best']['searched']>,
  { asOf, timeZone }: PlanRequest,
) => ({
  view: scene.view,
  filters: scene.filters,
  named,
  moment: { asOf, timeZone, language: space.asked.language },
})

/** The question says what the records are, and the plan only shows some fields of all of them. */
function namesRecords({ asked }: Space, plan: Plan, { sets }: PlanRequest): boolean {
  if (!isBarePlan(plan) || plan.distinct || plan.columns.length < 2) return false
  const name = wordsOf(sets.find(({ id }) => id === plan.set)?.name ?? '').map(meaningOf)
  return asked.meanings.some((one, at) => !asked.isStop[at] && name.some(word => likeness(word, one) > 0))
}

const countTelling = ({ asked }: Space): number => asked.isStop.filter(isStop => !isStop).length

/** The list as it is: nothing is left out, worked out or put in order. */
const isBarePlan = ({ filter, sort, groupBy, columns, limit }: Plan): boolean =>
  filter === null && sort.length === 0 && groupBy.length === 0 && limit === null && !columns.some(isFigure)

const isCountOfAll = (plan: Plan): boolean => plan.filter === null && listActs(plan).every(act => act === 'count')

function isByTopic({ filter, set: wanted }: Plan, { sets, about }: PlanRequest): boolean {
  const said = filter ? valuesOfCondition(filter).texts.flatMap(wordsOf).map(meaningOf) : []
  const topics = [sets.find(({ id }) => id === wanted)?.name ?? '', ...about].flatMap(wordsOf).map(meaningOf)
  return said.length > 0 && said.every(one => topics.some(topic => likeness(topic, one) > 1))
}

function isOfNothing(plan: Plan, { sets }: PlanRequest): boolean {
  const set = sets.find(({ id }) => id === plan.set)
  return set !== undefined && plan.filter !== null && runPlan(plan, set).recordsPassed === 0
}

/** What is known of the answer that was chosen. */
function gatherEvidence(
  best: Scored,
  weighed: readonly Scored[],
  known: Pick<
    Evidence,
    'unused' | 'decisive' | 'absent' | 'refused' | 'used' | 'isBare' | 'isByTopic' | 'isOfNothing' | 'isCountOfAll'
  >,
): Evidence {
  const proposals = best.readings.flatMap(({ proposal }) => proposal ?? [])
  const isSearched = best.readings.some(({ candidate }) => candidate !== null)
  const next = weighed.find(one => one !== best)
  return {
    share: best.probability,
    next: next?.probability ?? 0,
    ...known,
    isAgreed: proposals.length > 0 && isSearched,
    isReaderOnly: proposals.length > 0 && !isSearched,
    open: proposals[0]?.open.length ?? 0,
  }
}

function listOthers(weighed: readonly Scored[], best: Scored, request: PlanRequest): OtherReading[] {
  const others: OtherReading[] = []
  const told = new Set([toOther(planOf(best.best, request), 0, request).explanation])
  for (const one of weighed) {
    if (others.length >= MAX_OTHERS || one.probability < LEAST_SHARE) break
    if (one === best) continue
    const plan = planOf(one.best, request)
    const set = request.sets.find(({ id }) => id === plan.set)
    if (!set || checkPlan(plan, request.sets).length > 0) continue
    const other = toOther(plan, one.probability, request)
    // Two that read the same are no choice for anybody.
    if (told.has(other.explanation) || runPlan(plan, set).table.rows.length === 0) continue
    told.add(other.explanation)
    others.push(other)
  }
  return others
}

function toOther(
  plan: Plan,
  probability: number,
  { sets, question, region, language: usual }: PlanRequest,
): OtherReading {
  const language = detectQuestionLanguage(question, usual)
  const set = sets.find(({ id }) => id === plan.set)
  if (!set) return { plan, probability, explanation: '' }
  const { recordsPassed, table } = runPlan(plan, set)
  const told = { set, passed: recordsPassed, shown: table.rows.length, language, region }
  return { plan, probability, explanation: explainChoice(plan, told) }
}

/** Whoever was not understood is offered parts of the list; figures, and how records stand to each other, were hardly asked. */
const isPart = ({ plan: { filter, distinct, columns } }: OtherReading): boolean =>
  !distinct && !columns.some(isFigure) && (filter === null || !relates(filter))

const relating: ReadonlySet<Condition['kind']> = new Set(['not', 'same', 'beside', 'against'])
const relates = (condition: Condition): boolean => withParts(condition).some(({ kind }) => relating.has(kind))

const wordAt = ({ asked }: Space, at: number): string =>
  asked.text.slice(asked.tokens[at]?.start, asked.tokens[at]?.end)
