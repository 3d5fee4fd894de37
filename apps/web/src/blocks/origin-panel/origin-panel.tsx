import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useOriginMessages } from '../../messages/origin-panel.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { CellPlace } from '../result-grid/cell-place.ts'
import { OriginView } from './origin-view.tsx'
import { useOrigin } from './use-origin.ts'

type Props = { searchId: string; place: CellPlace | undefined; onClose: () => void }

/** Slides in from the right with the page that a cell was read from; on phones it takes the whole width. */
export function OriginPanel({ searchId, place, onClose }: Props) {
  const text = useOriginMessages()
  const language = useLanguage()
  const { data, error, isPending, isFetching, refetch } = useOrigin(searchId, place)
  const failure = explainFlowError({ error, language, first: text.failed })
  return (
    <Sheet side="right" size="wide" isOpen={place !== undefined} onClose={onClose} title={text.heading}>
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
    </Sheet>
  )
}
