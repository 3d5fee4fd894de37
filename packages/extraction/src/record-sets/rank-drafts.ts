import type { Page } from '../page/page.ts'
import type { Draft } from './draft.ts'

export type RankedDraft = { draft: Draft; score: number }

export function rankDrafts(page: Page, drafts: Draft[]): RankedDraft[] {
  return drafts.map(draft => ({ draft, score: scoreDraft(page, draft) })).sort((a, b) => b.score - a.score)
}

function scoreDraft(page: Page, draft: Draft): number {
  return draft.rows.length * draft.columnNames.length
}
