import { paths } from '@sondeo/contract/paths'
import { ChevronLeft, ChevronRight, Combine, History, ListPlus } from 'lucide-react'
import { useState } from 'react'
import { useMatch, useNavigate } from 'react-router'
import { useLatestSearches } from '../../blocks/use-searches.ts'
import { useMediaQuery } from '../../browser/use-media-query.ts'
import { useBatchMessages } from '../../messages/batches.ts'
import { useSearchesMessages } from '../../messages/searches.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingSearches } from './loading-searches.tsx'
import { NoSearches } from './no-searches.tsx'
import { SearchItem } from './search-item.tsx'
import { narrowQuery, pageSize, takePage } from './take-page.ts'
import { useDeleteSearch, usePinSearch } from './use-searches.ts'

export function SearchList() {
  const text = useSearchesMessages()
  const batches = useBatchMessages()
  const navigate = useNavigate()
  const { searches, isLoading } = useLatestSearches()
  const [asked, setAsked] = useState(1)
  const size = pageSize(useMediaQuery(narrowQuery))
  const pin = usePinSearch()
  const remove = useDeleteSearch()
  const openId = useMatch(paths.savedResults(':searchId'))?.params.searchId
  if (isLoading) return <LoadingSearches />
  if (searches.length === 0) return <NoSearches />
  const { items, page, pages } = takePage({ items: searches, page: asked, size })
  return (
    <>
      <ul className="-mx-1 grid min-h-0 flex-1 content-start gap-0.5 overflow-y-auto px-1">
        {items.map(search => (
          <SearchItem
            key={search._id}
            search={search}
            isOpen={search._id === openId}
            isBusy={pin.isPending || remove.isPending}
            onPin={() => pin.mutate(search._id)}
            onRemove={() =>
              remove.mutate(search._id, {
                onSuccess: () => {
                  if (search._id === openId) void navigate(paths.dashboard)
                },
              })
            }
          />
        ))}
      </ul>
      <nav aria-label={text.pages} className="flex items-center justify-between pt-2 text-xs font-medium text-ink-3">
        <Button
          variant="ghost"
          size="icon"
          aria-label={text.previous}
          disabled={page === 1}
          onClick={() => setAsked(page - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <span aria-live="polite" className="tabular">
          {text.page(page, pages)}
        </span>
        <Button
          variant="ghost"
          size="icon"
          aria-label={text.next}
          disabled={page === pages}
          onClick={() => setAsked(page + 1)}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </nav>
      <LinkButton to={paths.history} variant="ghost" size="sm" className="mt-1 justify-start px-4">
        <History aria-hidden="true" />
        {text.showAll}
      </LinkButton>
      <LinkButton to={paths.batches} variant="ghost" size="sm" className="mt-1 justify-start px-4">
        <ListPlus aria-hidden="true" />
        {batches.short}
      </LinkButton>
      {searches.length > 1 && (
        <LinkButton to={paths.consolidate} variant="ghost" size="sm" className="mt-1 justify-start px-4">
          <Combine aria-hidden="true" />
          {text.join}
        </LinkButton>
      )}
    </>
  )
}
