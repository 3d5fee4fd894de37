import { getOrigin } from '@sondeo/contract/origins'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../browser/api-client.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useQueryKeys } from '../../browser/session.ts'
import { useSettled } from '../../browser/use-settled.ts'
import { useOriginMessages } from '../../messages/origin-panel.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { CellPlace } from '../result-grid/cell-place.ts'
import { SidePanel } from '../side-panel/side-panel.tsx'
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

const settleMs = 150

type Props = {
  searchId: string
  place: CellPlace | undefined
  onClose: () => void
  /** The table whose cells are asked about. */
  children?: ReactNode
}

/** Beside the table: the page that a cell was read from, following the reader from cell to cell. */
export function OriginPanel({ searchId, place, onClose, children }: Props) {
  const text = useOriginMessages()
  const language = useLanguage()
  // Cells passed by on the way are not asked for.
  const still = useSettled(place, settleMs)
  const settled = place && still
  const { data, error, isPending, isFetching, refetch } = useOrigin(searchId, settled)
  const failure = explainFlowError({ error, language, first: text.failed })
  return (
    <SidePanel isOpen={place !== undefined} onClose={onClose} title={text.heading} table={children}>
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
      {data && settled && <OriginView key={`${settled.rowIndex} ${settled.column}`} origin={data} />}
    </SidePanel>
  )
}
