import type { Page } from '../page/page.ts'
import type { RecordSet } from '../page-reading.ts'
import type { Note, Step } from '../run-steps.ts'
import { finishRecordSet } from './finish-record-set.ts'
import { findGroups } from './groups/find-groups.ts'
import { rankDrafts } from './rank-drafts.ts'
import { findTables } from './tables/find-tables.ts'

const MAX_SETS = 40

/** Every group of alike things on the page, the one a person would call "the list" first. */
export const findRecordSets: Step<Page, RecordSet[]> = {
  name: 'find-record-sets',
  run: (page: Page, note: Note) => {
    const drafts = [...findTables(page, note), ...findGroups(page, note)]
    return rankDrafts(page, drafts)
      .slice(0, MAX_SETS)
      .map(({ draft, score }, i) => finishRecordSet(draft, `${draft.kind}-${i + 1}`, score))
  },
}
