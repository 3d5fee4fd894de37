import type { QueryKey } from '@tanstack/react-query'
import { useLanguage } from '../../browser/language.ts'

/**
 * The key of what the server tells in the reader's language. Until it has come in the language of now, that of before
 * stays on screen.
 */
export function useKeyInLanguage(key: QueryKey) {
  const queryKey = [...key, useLanguage()]
  const sameThing = JSON.stringify(key)
  const placeholderData = <Data>(before: Data | undefined, query: { queryKey: QueryKey } | undefined) =>
    JSON.stringify(query?.queryKey.slice(0, -1)) === sameThing ? before : undefined
  return { queryKey, placeholderData }
}
