import { useSearchesMessages } from '../../messages/searches.ts'

export function NoSearches() {
  const text = useSearchesMessages()
  return <p className="px-2 py-3 text-sm text-ink-3">{text.empty}</p>
}
