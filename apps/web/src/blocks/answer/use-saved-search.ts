import { getSearchHistory, type SavedSearch } from '@sondeo/contract/searches'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { useQueryKeys } from '../../browser/session.ts'
import { parseAiAnswer, type ResultRow } from '../ai-answer/parse-ai-answer.ts'
import { useKeyInLanguage } from './use-key-in-language.ts'

export type OpenedSearch = { search: SavedSearch; rows: readonly ResultRow[] }

/**
 * One saved search with its rows; none is asked for while the id is null. Fails with a `CallError`, or with an
 * `AnswerParseError` when its table is unreadable.
 */
export const useSavedSearch = (searchId: string | null) =>
  useQuery({
    // Columns of ours are told in the language of the screen.
    ...useKeyInLanguage(useQueryKeys().savedSearch(searchId ?? '')),
    queryFn: async ({ signal }): Promise<OpenedSearch> => {
      const { search } = await call(getSearchHistory, { searchId: searchId ?? '' }, { signal })
      return { search: { ...search, _id: searchId ?? '' }, rows: parseAiAnswer(search.ai_response.content) }
    },
    enabled: searchId !== null,
    // Large tables are compared by identity only.
    structuralSharing: false,
  })
