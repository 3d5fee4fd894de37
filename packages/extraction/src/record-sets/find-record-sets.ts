import type { Page } from '../page/page.ts'
import type { RecordSet } from '../page-reading.ts'
import type { Note, Step } from '../run-steps.ts'
import { findDefinitions } from './definitions/find-definitions.ts'
import { mergeDefinitions } from './definitions/merge-definitions.ts'
import type { Draft } from './draft.ts'
import { findJsonSets } from './embedded/find-json-sets.ts'
import { findMarkedUpItems } from './embedded/find-marked-up-items.ts'
import { findPageDescription } from './embedded/find-page-description.ts'
import { finishRecordSet } from './finish-record-set.ts'
import { findGroups } from './groups/find-groups.ts'
import { rankDrafts } from './rank-drafts.ts'
import { findTables } from './tables/find-tables.ts'

const MAX_SETS = 24
// What scores far below the first is chrome or a fragment; reading its values would cost more than it tells.
const LEAST_SHARE = 0.02

/** Every group of alike things on the page, the one a person would call "the list" first. */
export const findRecordSets: Step<Page, RecordSet[]> = {
  name: 'find-record-sets',
  run: (page: Page, note: Note) => {
    const tables = findTables(page, note)
    const isLabels = (draft: Draft): boolean => draft.kind === 'definition'
    const definitions = mergeDefinitions([...tables.filter(isLabels), ...findDefinitions(page)])
    const embedded = [...findJsonSets(page), ...findMarkedUpItems(page), findPageDescription(page) ?? []].flat()
    const drafts = [...tables.filter(draft => !isLabels(draft)), ...findGroups(page, note), ...definitions, ...embedded]
    const ranked = rankDrafts(page, drafts)
    const least = (ranked[0]?.score ?? 0) * LEAST_SHARE
    return ranked
      .filter(({ score }) => score > least)
      .slice(0, MAX_SETS)
      .map(({ draft, score }, i) => finishRecordSet(page, draft, { id: `${draft.kind}-${i + 1}`, score }))
  },
}
