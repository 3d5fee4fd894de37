import type { ReplyInput } from '@sondeo/contract/endpoint'
import type { Language } from '@sondeo/contract/fields'
import { getSearchHistory } from '@sondeo/contract/searches'
import type { SearchDocument } from '@sondeo/database/search-document'
import type { SearchListItem } from '@sondeo/database/search-record'
import type { UnopenedSearch } from '@sondeo/database/searches-store'
import { readToldDocument } from '../../readers/tell-document.ts'

export const listItem = ({ id, name, tool, pinned, createdAt, scanId, rowCount, about }: SearchListItem) => ({
  _id: id,
  name,
  tool,
  pinned,
  created_at: createdAt.toISOString(),
  question: about?.question ?? null,
  site: about?.site ?? null,
  madeOf: about?.madeOf ?? null,
  rows: rowCount,
  scanId,
})

/** A research keeps what it can be written again from; nine tenths of it, and no page reads them. */
function showDetails(tool: SearchListItem['tool'], { details }: SearchDocument): Record<string, unknown> {
  if (tool !== 'product') return details
  const { kept: _kept, table: _table, ...shown } = details
  return shown
}

export type ShownSearch = UnopenedSearch & { language: Language }

/** One saved search as the reply that carries it. */
export function showSearch({ json, language, ...search }: ShownSearch): Uint8Array | null {
  const document = readToldDocument(json, language)
  if (!document) return null
  const { prompt, content, summary } = document
  const reply: ReplyInput<typeof getSearchHistory> = {
    success: true,
    search: {
      ...listItem(search),
      prompt,
      ai_response: { content },
      ai_summary: summary,
      details: showDetails(search.tool, document),
    },
  }
  return Buffer.from(JSON.stringify(getSearchHistory.reply.parse(reply)))
}
