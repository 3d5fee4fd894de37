import { getOrigin } from '@sondeo/contract/origins'
import { getSharedOrigin } from '@sondeo/contract/shares'
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

/** Whose cells: those of a saved search, or those behind a link that somebody shared. */
export type OriginOf = { searchId: string; token?: never } | { token: string; searchId?: never }

/** Where one cell of a saved search comes from; asked only while a cell is chosen. */
const useOrigin = ({ searchId, token }: OriginOf, place: CellPlace | undefined) =>
  useQuery({
    queryKey: useQueryKeys().origin(searchId ?? token ?? '', place),
    enabled: place !== undefined,
    queryFn: async ({ signal }) => {
      const cell = { row: place?.rowIndex ?? 0, column: place?.column ?? '' }
      if (token !== undefined) return (await call(getSharedOrigin, { token, ...cell }, { signal })).origin
      return (await call(getOrigin, { searchId: searchId ?? '', ...cell }, { signal })).origin
    },
  })

/** The origin of one cell: on its way, found, or why not. */
export function OriginContents({ place, ...of }: OriginOf & { place: CellPlace | undefined }) {
  const text = useOriginMessages()
  const language = useLanguage()
  const { data, error, isPending, isFetching, refetch } = useOrigin(of, place)
  const failure = explainFlowError({ error, language, whatFailed: text.failed })
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
      {data && place && <OriginView key={`${place.rowIndex} ${place.column}`} origin={data} record={place.record} />}
    </>
  )
}
