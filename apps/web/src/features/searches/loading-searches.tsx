import { useSearchesMessages } from '../../messages/searches.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

export function LoadingSearches() {
  const text = useSearchesMessages()
  return (
    <div role="status" className="grid gap-2 px-2 text-sm text-ink-3">
      {text.loading}
      {['a', 'b', 'c'].map(key => (
        <Skeleton key={key} className="h-10" />
      ))}
    </div>
  )
}
