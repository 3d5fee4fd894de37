import type { WatchRun } from '@sondeo/contract/watches/watch'
import { getWatchedList } from '@sondeo/contract/watches/watch-calls'
import { writeCsv } from '@sondeo/table/csv'
import { makeExportFileName } from '@sondeo/table/export-file-name'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadFile } from '../../../blocks/export-menu/download-file.ts'
import { ResultGrid } from '../../../blocks/result-grid/result-grid.tsx'
import { WatchFailure } from '../../../blocks/watch/watch-failure.tsx'
import { call } from '../../../browser/api-client.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useQueryKeys } from '../../../browser/session.ts'
import { useWatchMessages } from '../../../messages/watches.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldFrame } from '../../../ui/fields/field.tsx'
import { SelectBox } from '../../../ui/fields/select-box.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { describeRun } from '../describe-run.ts'
import { type ListTable, tabulateList } from './tabulate-list.ts'

const writeListCsv = ({ headers, rows }: ListTable): string => writeCsv({ headers, rows })

/** The writer of Excel files is large, and loaded when somebody wants one. */
async function writeListXlsx({ headers, rows }: ListTable, name: string): Promise<Uint8Array> {
  const { writeXlsx } = await import('@sondeo/table/xlsx')
  return writeXlsx([{ name, headers, rows }])
}

type Props = { watchId: string; name: string; runs: readonly WatchRun[] }

/** The whole list, now or as it was at a run, with when each row was seen; asked for only when it is opened. */
export function ListAsOf({ watchId, name, runs }: Props) {
  const texts = useWatchMessages()
  const text = texts.list
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const [runId, setRunId] = useState('')
  const { data, error } = useQuery({
    queryKey: useQueryKeys().watch(watchId, 'list', runId, runs[0]?._id),
    queryFn: ({ signal }) =>
      call(getWatchedList, undefined, { query: { watchId, ...(runId !== '' && { runId }) }, signal }),
    enabled: isOpen,
  })
  const table = data && tabulateList(data, text, language)
  const read = runs.filter(({ state }) => state === 'read')
  const fileName = makeExportFileName(name)
  return (
    <Fold label={text.title} onToggle={setIsOpen}>
      {isOpen && (
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 border-t border-line p-4">
          <div className="flex flex-wrap items-end gap-3">
            {read.length > 0 && (
              <div className="w-96 max-w-full">
                <FieldFrame label={text.asOf}>
                  {control => (
                    <SelectBox value={runId} onChange={event => setRunId(event.target.value)} {...control}>
                      <option value="">{text.now}</option>
                      {read.map(run => (
                        <option key={run._id} value={run._id}>
                          {describeRun(run, texts, language)}
                        </option>
                      ))}
                    </SelectBox>
                  )}
                </FieldFrame>
              </div>
            )}
            {table && (
              <>
                <Button
                  variant="outline"
                  onClick={() =>
                    downloadFile({ name: fileName, type: 'text/csv;charset=utf-8', content: writeListCsv(table) })
                  }
                >
                  <Download aria-hidden="true" />
                  {text.csv}
                </Button>
                <Button
                  variant="outline"
                  onClick={async () =>
                    downloadFile({
                      name: fileName.replace(/\.csv$/, '.xlsx'),
                      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
                      content: await writeListXlsx(table, name),
                    })
                  }
                >
                  <Download aria-hidden="true" />
                  {text.xlsx}
                </Button>
              </>
            )}
          </div>
          {runId !== '' && <p className="text-sm text-ink-3">{text.pastNote}</p>}
          {error && <WatchFailure error={error} whatFailed={text.failed} />}
          {!data && !error && <Skeleton className="h-40" />}
          {table && (
            <ResultGrid
              label={text.title}
              typed={table.typed}
              // What happened to a row stands beside its name, where anything did.
              plan={data.rows.some(({ change }) => change) && { filter: { field: text.change } }}
              rows={table.rows.map(cells =>
                Object.fromEntries(table.headers.map((header, at) => [header, cells[at] ?? ''])),
              )}
            />
          )}
        </div>
      )}
    </Fold>
  )
}
