import type { PlanRequest } from '../analyst.ts'
import { listActs } from '../plan/list-acts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Proposer } from '../propose/fragment.ts'
import { type Proposal, proposeReadings } from '../propose/propose-readings.ts'
import { type Asked, readAsked } from '../propose/read-asked.ts'
import type { SourceSet } from '../record-source.ts'
import { type Described, describeProposals, mergeDescribed } from '../score/describe-candidates.ts'
import { scoreCandidates, toProbabilities, type Weights } from '../score/rank.ts'
import { keyOfCandidate, keyOfRun } from './answer-key.ts'
import { buildCandidatePlan } from './build-plan.ts'
import type { Candidate } from './candidate.ts'
import { findUnused } from './find-unused.ts'
import { likeness, type Meaning, meaningOf } from './meaning.ts'
import type { Reading } from './reading.ts'
import { type Searched, searchList } from './search-list.ts'
import { wordsOf } from './tokens.ts'
import { type SetView, viewSet } from './view-set.ts'

type Context = { asked: Asked; rank: number; about: readonly string[] }

/** What speaks for a list among the others of a scan: its place, its size, how whole it is, and its name. */
function describeList({ set, rows, columns }: SetView, { asked, rank }: Context): string[] {
  const filled = columns.reduce((sum, column) => sum + column.filled, 0) / Math.max(1, rows * columns.length)
  const name = wordsOf(set.name ?? '').map(meaningOf)
  const said = name.filter(word =>
    asked.meanings.some((one, at) => !asked.isStop[at] && likeness(one, word) > 0),
  ).length
  const size = rows === 1 ? 'one' : rows < 5 ? 'few' : rows < 15 ? 'some' : 'many'
  return [
    `l:rank${Math.min(rank, 6)}`,
    `l:${set.kind}`,
    `l:${size}`,
    `l:${size}:rank${Math.min(rank, 3)}`,
    `l:full${Math.floor(filled * 4)}`,
    `l:wide${Math.min(6, columns.length)}`,
    `l:named${Math.min(2, said)}`,
  ]
}

/** So many lists are searched; those in front always. */
const MAX_LISTS = 16
const MAX_FRONT = 8
/** The best readings that are grouped by what they show. */
const MAX_WEIGHED = 400

export type { Reading }

/** `refused`: how many words the grammar had nothing for over its own best list. */
export type Space = { asked: Asked; readings: Reading[]; described: Described; refused: number }

/** Everything the question may mean over every list of the scan. */
export function openSpace(request: PlanRequest, proposers?: readonly Proposer[]): Space {
  const asked = readAsked(request.question, request)
  const { proposals: plans, refused } = proposeReadings(request)
  const proposals = new Map([...plans].map(([id, one]) => [id, withLeft(one, asked, request)]))
  const lists = chooseLists(request.sets, asked)
  const readings: Reading[] = []
  const described: Described[] = []
  lists.forEach(({ set, rank }) => {
    const searched = searchSet(set, { asked, rank, about: request.about, proposal: proposals.get(set.id), proposers })
    for (const candidate of searched.candidates) readings.push({ searched, candidate, proposal: null })
    const proposal = proposals.get(set.id)
    if (proposal) readings.push({ searched, candidate: null, proposal })
    described.push(searched.described)
  })
  const text = request.sets.find(({ kind }) => kind === 'text')
  const passages = text && proposals.get(text.id)
  if (passages) {
    readings.push({ searched: null, candidate: null, proposal: passages })
    described.push(describeProposals([passages.features], { asked, listFeatures: ['l:text'] }))
  }
  return { asked, readings, described: mergeDescribed(described), refused }
}

/** The first lists, and of those behind them the ones that speak of what is asked; the rest is the pages' frame. */
function chooseLists(sets: readonly SourceSet[], asked: Asked): { set: SourceSet; rank: number }[] {
  const lists = sets.filter(({ kind }) => kind !== 'text').map((set, rank) => ({ set, rank }))
  if (lists.length <= MAX_LISTS) return lists
  const said = asked.meanings.filter((_, at) => !asked.isStop[at])
  const mentions = ({ columns, places, forms, set }: SetView): number => {
    const names = [...wordsOf(set.name ?? '').map(meaningOf), ...columns.flatMap(({ heading }) => heading)]
    const stands = (one: Meaning) => places.has(one.word) || [...one.forms].some(form => forms.has(form))
    return said.filter(one => stands(one) || names.some(name => likeness(name, one) > 0)).length
  }
  const behind = lists
    .slice(MAX_FRONT)
    .map(one => ({ ...one, mentions: mentions(viewSet(one.set)) }))
    .toSorted((one, other) => other.mentions - one.mentions || one.rank - other.rank)
    .slice(0, MAX_LISTS - MAX_FRONT)
  return [...lists.slice(0, MAX_FRONT), ...behind.toSorted((one, other) => one.rank - other.rank)]
}

const MAX_LEFT = 3

/** How many words a plan leaves out is seen in the plan, not asked of whoever proposed it. */
function withLeft(proposal: Proposal, asked: Asked, request: PlanRequest): Proposal {
  const reading: Reading = { searched: null, candidate: null, proposal }
  const unused = findUnused({ reading, asked, plan: proposal.plan, request, cues: null })
  const left = `g:left${Math.min(MAX_LEFT, unused.length)}`
  const acts = listActs(proposal.plan).map(act => `${left}:${act}`)
  return { ...proposal, features: [...proposal.features, left, ...acts] }
}

type Wish = {
  asked: Asked
  rank: number
  about: readonly string[]
  proposal: Proposal | undefined
  proposers: readonly Proposer[] | undefined
}

const searchSet = (set: SourceSet, { asked, rank, about, proposal, proposers }: Wish): Searched => {
  const view = viewSet(set)
  return searchList({
    asked,
    view,
    about,
    listFeatures: describeList(view, { asked, rank, about }),
    proposals: proposal ? [proposal.features] : [],
    ...(proposers && { proposers }),
  })
}

/** Readings that show the same thing, with the share of all that speaks for them. */
export type Scored = { key: string; probability: number; best: Reading; readings: Reading[] }

export function scoreReadings({ readings, described }: Space, weights: Weights): Scored[] {
  const shares = toProbabilities(scoreCandidates(described, weights))
  const order = Array.from(shares, (_, at) => at).sort(
    (one, other) => (shares[other] ?? 0) - (shares[one] ?? 0) || one - other,
  )
  const groups = new Map<string, Scored>()
  for (const at of order.slice(0, MAX_WEIGHED)) {
    const reading = readings[at]
    if (!reading) continue
    const key = keyOf(reading)
    const known = groups.get(key)
    if (!known) groups.set(key, { key, probability: shares[at] ?? 0, best: reading, readings: [reading] })
    else {
      known.probability += shares[at] ?? 0
      known.readings.push(reading)
      // A whole proposal brings its own columns and order.
      if (reading.proposal && !known.best.proposal) known.best = reading
    }
  }
  return [...groups.values()].sort((one, other) => other.probability - one.probability)
}

export function keyOf({ searched, candidate, proposal }: Reading): string {
  if (proposal) return keyOfRun(proposal.plan, proposal.run, searched?.scene.view ?? null)
  return keyOfCandidate(candidate, searched.scene.view, widthOf(candidate, searched))
}

function widthOf({ operation }: Candidate, { scene: { view }, named }: Searched): number {
  if (operation === 'show') return named.length
  if (operation === 'show-named') return new Set([view.nameColumn, ...named]).size
  return view.columns.filter(({ filled, isDetail }) => filled > 0 && !isDetail).length
}

/** The plan of a reading, only with the columns that answer. */
export function planOf({ searched, candidate, proposal }: Reading, { asOf, timeZone }: PlanRequest): Plan {
  if (proposal) return proposal.plan
  const { scene, named } = searched
  return buildCandidatePlan(candidate, {
    view: scene.view,
    filters: scene.filters,
    named,
    moment: { asOf, timeZone, language: scene.asked.language },
  })
}
