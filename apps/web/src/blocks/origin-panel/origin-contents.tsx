import { getOrigin } from '@sondeo/contract/origins'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useQueryKeys } from '../../browser/session.ts'
import { useOriginMessages } from '../../messages/origin-panel.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { CellPlace } from '../result-grid/cell-place.ts'
import { OriginView } from './origin-view.tsx'

/** Where one cell of a saved search comes from; asked only while a cell is chosen. */
const useOrigin = (searchId: string, place: CellPlace | undefined) =>
  useQuery({
    queryKey: useQueryKeys().origin(searchId, place),
    enabled: place !== undefined,
    queryFn: async ({ signal }) => {
      const body = { searchId, row: place?.rowIndex ?? 0, column: place?.column ?? '' }
      return (await call(getOrigin, body, { signal })).origin
    },
  })

/** The origin of one cell: on its way, found, or why not. */
export function OriginContents({ searchId, place }: { searchId: string; place: CellPlace | undefined }) {
  const text = useOriginMessages()
  const language = useLanguage()
  const { data, error, isPending, isFetching, refetch } = useOrigin(searchId, place)
  const failure = explainFlowError({ error, language, first: text.failed })
  return (
    <>
      {isPending && (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{text.loading}</span>
          <Skeleton className="h-14" />
          <Skeleton className="h-80" />
        </div>
      )}
      {error && (
        <>
          <Alert detail={failure.detail}>{failure.text}</Alert>
          <Button variant="outline" className="self-start" isBusy={isFetching} onClick={() => refetch()}>
            {text.retry}
          </Button>
        </>
      )}
      {data && place && <OriginView key={`${place.rowIndex} ${place.column}`} origin={data} />}
    </>
  )
}
