import type { Batch } from '@sondeo/contract/batches'
import { paths } from '@sondeo/contract/paths'
import { AnswerDetails } from '@sondeo/contract/website-analysis'
import { RotateCcw, Square, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { AnswerTable } from '../../blocks/answer/answer-table.tsx'
import { useSavedSearch } from '../../blocks/answer/use-saved-search.ts'
import { ExportMenu } from '../../blocks/export-menu/export-menu.tsx'
import { ShareButton } from '../../blocks/share/share-button.tsx'
import { explainCode, explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useBatchMessages } from '../../messages/batches.ts'
import { Alert, Notice } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectBox } from '../../ui/fields/select-box.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { BatchItems } from './batch-items.tsx'
import { BatchState } from './batch-state.tsx'
import { ComparedValue, ProductMatches } from './product-matches.tsx'
import { ReadingNow } from './reading-now.tsx'
import { useActOnBatch, useDeleteBatch } from './use-batches.ts'

type Props = { batch: Batch; onRemoved: () => void }

/** One batch: how far it is, what failed, and the table once there is one. */
export function BatchView({ batch, onRemoved }: Props) {
  const text = useBatchMessages()
  const language = useLanguage()
  const { state, items, doneCount, rowCount, duplicates, shape, searchId, joinCode } = batch
  const isDone = state === 'done'
  return (
    <>
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div className="grid min-w-0 gap-1.5">
            <div className="flex flex-wrap items-center gap-3">
              <h1 className="min-w-0 text-xl wrap-anywhere">{batch.name}</h1>
              <span aria-live="polite">
                <BatchState batch={batch} />
              </span>
            </div>
            {isDone && rowCount !== null && (
              <p className="tabular text-sm text-ink-2">{text.view.summary({ rowCount, doneCount, duplicates })}</p>
            )}
          </div>
          <BatchActions batch={batch} onRemoved={onRemoved} />
        </div>
        {!isDone && <ReadingNow batch={batch} />}
      </div>
      {isDone && joinCode && <Alert detail={explainCode(joinCode, language)}>{text.view.joinFailed}</Alert>}
      {isDone && !joinCode && doneCount === 0 && <Notice>{text.view.noTable}</Notice>}
      {isDone && searchId && batch.valueColumns.length > 0 && <ComparedValue batch={batch} />}
      {searchId && isDone && doneCount > 0 && <BatchTables batch={batch} searchId={searchId} />}
      {isDone && shape === 'matrix' && searchId && <ProductMatches batch={batch} />}
      <section aria-labelledby="addresses" className="grid gap-3">
        <h2 id="addresses" className="text-lg">
          {text.view.addresses}
        </h2>
        <BatchItems items={items} />
      </section>
    </>
  )
}

function BatchActions({ batch, onRemoved }: Props) {
  const text = useBatchMessages().view
  const language = useLanguage()
  const act = useActOnBatch(batch._id)
  const remove = useDeleteBatch(batch._id)
  const failed = batch.items.filter(({ state }) => state === 'failed' || state === 'stopped').length
  const error = act.error ?? remove.error
  const failure = explainFlowError({ error, language, whatFailed: text.actionFailed })
  const finish = () => {
    showToast(text.removed)
    onRemoved()
  }
  return (
    <>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {batch.state === 'running' && (
          <Button variant="outline" isBusy={act.isPending || batch.isStopping} onClick={() => act.mutate('stop')}>
            <Square aria-hidden="true" />
            {batch.isStopping ? text.stopping : text.stop}
          </Button>
        )}
        {batch.state === 'done' && failed > 0 && (
          <Button variant="outline" isBusy={act.isPending} onClick={() => act.mutate('retry')}>
            <RotateCcw aria-hidden="true" />
            {text.retry(failed)}
          </Button>
        )}
        {batch.state === 'done' && (
          <Button
            variant="ghost"
            isBusy={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: finish })}
          >
            <Trash2 aria-hidden="true" />
            {text.remove}
          </Button>
        )}
      </div>
      {error && (
        <Alert className="basis-full" detail={failure.detail}>
          {failure.text}
        </Alert>
      )}
    </>
  )
}

/** The table; where there is one for each kind of page, the one that is chosen. */
function BatchTables({ batch, searchId }: { batch: Batch; searchId: string }) {
  const text = useBatchMessages().view
  const selectId = useId()
  const [chosen, setChosen] = useState(searchId)
  const { tables, otherPageCount } = batch
  const table = tables.find(table => table.searchId === chosen) ?? tables[0] ?? { ...batch, searchId }
  return (
    <>
      {tables.length > 1 && (
        <div className="grid max-w-xl gap-1.5">
          <label htmlFor={selectId} className="text-sm font-semibold">
            {text.tables}
          </label>
          <SelectBox id={selectId} value={table.searchId} onChange={event => setChosen(event.target.value)}>
            {tables.map(({ searchId, name, pageCount, rowCount }) => (
              <option key={searchId} value={searchId}>
                {text.table(name, pageCount, rowCount)}
              </option>
            ))}
          </SelectBox>
        </div>
      )}
      {otherPageCount > 0 && <Notice>{text.otherPages(otherPageCount)}</Notice>}
      <BatchTable key={table.searchId} searchId={table.searchId} />
    </>
  )
}

function BatchTable({ searchId }: { searchId: string }) {
  const text = useBatchMessages().view
  const { data, isPending } = useSavedSearch(searchId)
  if (isPending) return <TableSkeleton />
  if (!data) return null
  const { search, rows } = data
  return (
    <section aria-label={search.name} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        <LinkButton to={paths.savedResults(searchId)} variant="ghost" className="max-sm:order-last">
          {text.openTable}
        </LinkButton>
        <ShareButton searchId={searchId} />
        <ExportMenu name={search.name} rows={rows} summary={null} searchId={searchId} />
      </div>
      <AnswerTable rows={rows} details={AnswerDetails.safeParse(search.details).data} searchId={searchId} />
    </section>
  )
}
