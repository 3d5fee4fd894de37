import { PAGE_SET } from '../gather-facts.ts'
import type { Proposer } from '../propose/fragment.ts'
import { proposeDays } from '../propose/propose-days.ts'
import { proposeNumbers } from '../propose/propose-numbers.ts'
import { proposePresence } from '../propose/propose-presence.ts'
import { proposeTimes } from '../propose/propose-times.ts'
import { proposeValues } from '../propose/propose-values.ts'
import type { Asked } from '../propose/read-asked.ts'
import { type Described, describeCandidates } from '../score/describe-candidates.ts'
import { MAX_SAID, nameColumns, namedColumns, namedFacts } from '../score/describe-columns.ts'
import type { Scene } from '../score/scene.ts'
import type { Candidate } from './candidate.ts'
import { combineFilters } from './combine-filters.ts'
import { enumerate } from './enumerate.ts'
import { likeness, meaningOf } from './meaning.ts'
import { wordsOf } from './tokens.ts'
import type { SetView } from './view-set.ts'

export const allProposers: readonly Proposer[] = [
  proposeValues,
  proposeNumbers,
  proposeDays,
  proposeTimes,
  proposePresence,
]

/** All that the question may mean over one list, run and described. */
export type Searched = { scene: Scene; candidates: Candidate[]; described: Described; named: readonly number[] }

type Wish = {
  asked: Asked
  view: SetView
  listFeatures?: readonly string[]
  /** What the pages call themselves. */
  about?: readonly string[]
  proposers?: readonly Proposer[]
  /** Features of whole plans that compete with what is found here. */
  proposals?: readonly (readonly string[])[]
}

export function searchList({
  asked,
  view,
  listFeatures = [],
  about = [],
  proposers = allProposers,
  proposals = [],
}: Wish): Searched {
  const fragments = proposers.flatMap(propose => propose(asked, view))
  const filters = combineFilters(fragments, asked, view)
  const namings = nameColumns(asked, view)
  const named = view.set.id === PAGE_SET ? namedFacts(namings) : namedColumns(namings)
  const matched = fragments.flatMap(({ columns }) => columns)
  const candidates = enumerate({ asked, view, filters, named, matched })
  // Somebody who names columns hardly wants all of them.
  const withNamed = (features: readonly string[]) => [
    ...features,
    ...features.filter(name => /^g:[a-z]+$/.test(name)).map(name => `${name}:shown${Math.min(4, named.length)}`),
  ]
  const scene = { asked, view, filters, namings, listFeatures, named, telling: tellingWords(asked, view, about) }
  return { scene, candidates, described: describeCandidates(candidates, scene, proposals.map(withNamed)), named }
}

/** Words that carry a meaning and do not only say what the list is about. */
function tellingWords({ meanings, isStop }: Asked, { set }: SetView, about: readonly string[]): number {
  const topics = [set.name ?? '', ...about].flatMap(wordsOf).map(meaningOf)
  let bits = 0
  meanings.slice(0, MAX_SAID).forEach((one, at) => {
    if (!isStop[at] && one.word.length > 1 && !topics.some(topic => likeness(topic, one) >= 2)) bits |= 1 << at
  })
  return bits
}
