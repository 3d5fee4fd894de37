import { getExportTable } from '@sondeo/contract/exports'
import { makeExportFileName } from '@sondeo/table/export-file-name'
import { useMutation } from '@tanstack/react-query'
import { ChevronDown, Download, FileSpreadsheet, FileText, Sheet } from 'lucide-react'
import { type MouseEvent, useMemo, useState } from 'react'
import { call } from '../../browser/api-client.ts'
import { CallError } from '../../browser/call-error.ts'
import { useSiteConfig } from '../../browser/site-config.ts'
import { useExportsMessages } from '../../messages/exports.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, type ButtonLook, buttonClasses } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Menu, MenuChoice, MenuItem } from '../../ui/overlays/menu.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { type ResultView, takeTypedView, takeView, useResultView } from '../result-grid/result-view.ts'
import { downloadFile } from './download-file.ts'
import type { ExportProps } from './export-props.ts'
import { SheetsDialog } from './sheets-dialog.tsx'
import { writeResultCsv } from './write-result-csv.ts'

/** What the server knows of the cells beyond their texts; nothing for a result that is not saved. */
async function findTypedTable({ searchId, visitor }: ExportProps, view: ResultView | undefined) {
  if (visitor) {
    const { typed } = visitor
    return { table: typed && view ? takeTypedView(typed, view) : typed, sources: [] }
  }
  if (!searchId) return null
  try {
    return await call(getExportTable, {
      searchId,
      ...(view && { view: { columns: [...view.columns], rows: [...view.rowIndexes] } }),
    })
  } catch (error) {
    // A file with texts only is better than none.
    if (error instanceof CallError && error.code !== 'not_signed_in') return null
    throw error
  }
}

const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What can be done with a result outside of here: with what is seen of it, or with all of it. */
export function ExportMenu({ size = 'md', ...props }: ExportProps & Pick<ButtonLook, 'size'>) {
  const { name, rows: allRows, summary, visitor } = props
  const text = useExportsMessages()
  const seen = useResultView(allRows)
  const [wantsAll, setWantsAll] = useState(false)
  const seenCount = seen?.rowIndexes.length ?? allRows.length
  // A file without rows serves nobody.
  const takesAll = wantsAll || seenCount === 0
  const view = takesAll ? undefined : seen
  const rows = useMemo(() => (view ? takeView(allRows, view) : allRows), [allRows, view])
  const isPart = seenCount < allRows.length
  const { googleClientId } = useSiteConfig()
  const [isSheetsOpen, setIsSheetsOpen] = useState(false)

  const downloadCsv = () => {
    const fileName = makeExportFileName(name)
    const analysis = summary ? { title: text.file.analysisTitle, summary } : undefined
    downloadFile({ name: fileName, type: 'text/csv;charset=utf-8', content: writeResultCsv({ rows, analysis }) })
    showToast(text.downloaded(fileName))
  }
  const excel = useMutation({
    mutationFn: async () => {
      const [typed, { makeWorkbook }] = await Promise.all([findTypedTable(props, view), import('./make-workbook.ts')])
      const fileName = makeExportFileName(name, 'xlsx')
      const content = await makeWorkbook({ rows, summary, typed, text: text.file })
      downloadFile({ name: fileName, type: excelType, content })
      showToast(text.downloaded(fileName))
    },
    onError: error => console.error('The Excel file could not be made', error),
  })
  const isPreparing = excel.isPending
  return (
    <>
      <Menu
        triggerClassName={buttonClasses({ variant: 'outline', size })}
        trigger={
          <>
            {isPreparing ? <Spinner /> : <Download aria-hidden="true" />}
            {isPreparing ? text.preparing : isPart && !takesAll ? text.menuOf(seenCount, allRows.length) : text.menu}
            <ChevronDown aria-hidden="true" />
          </>
        }
      >
        {seen && (
          <ViewChoice
            takesAll={takesAll}
            isNothingSeen={seenCount === 0}
            onChoose={setWantsAll}
            seen={text.view.seen(seenCount, seen.columns.length)}
            all={text.view.all(allRows.length, Object.keys(allRows[0] ?? {}).length)}
          />
        )}
        <MenuItem onClick={downloadCsv}>
          <FileText aria-hidden="true" />
          {text.csv}
        </MenuItem>
        <MenuItem onClick={() => excel.mutate()} disabled={isPreparing}>
          <FileSpreadsheet aria-hidden="true" />
          {text.excel}
        </MenuItem>
        {!visitor && <SheetsItem isConfigured={googleClientId !== null} onChoose={() => setIsSheetsOpen(true)} />}
      </Menu>
      <ExportFailed
        isOpen={excel.isError}
        onClose={excel.reset}
        onRetry={() => excel.mutate()}
        text={text.fileFailed}
      />
      {googleClientId && !visitor && (
        <SheetsDialog
          {...props}
          rows={rows}
          clientId={googleClientId}
          isOpen={isSheetsOpen}
          onClose={() => setIsSheetsOpen(false)}
        />
      )}
    </>
  )
}

type ViewProps = {
  takesAll: boolean
  isNothingSeen: boolean
  onChoose: (wantsAll: boolean) => void
  seen: string
  all: string
}

/** Which of the two goes into the file; choosing leaves the menu open. */
function ViewChoice({ takesAll, isNothingSeen, onChoose, seen, all }: ViewProps) {
  const choose = (all: boolean) => (event: MouseEvent) => {
    event.stopPropagation()
    onChoose(all)
  }
  return (
    <div className="mb-1 border-b border-line pb-1">
      <MenuChoice isChosen={!takesAll} disabled={isNothingSeen} onClick={choose(false)}>
        {seen}
      </MenuChoice>
      <MenuChoice isChosen={takesAll} onClick={choose(true)}>
        {all}
      </MenuChoice>
    </div>
  )
}

/** Stays in reach of the keyboard where it cannot be used, so that everybody learns why. */
function SheetsItem({ isConfigured, onChoose }: { isConfigured: boolean; onChoose: () => void }) {
  const text = useExportsMessages()
  return (
    <MenuItem
      aria-disabled={!isConfigured || undefined}
      onClick={event => {
        if (isConfigured) onChoose()
        else event.stopPropagation()
      }}
    >
      <Sheet aria-hidden="true" className={isConfigured ? undefined : 'opacity-60'} />
      <span className="grid py-1">
        <span className={joinClasses('whitespace-nowrap', !isConfigured && 'text-ink-3')}>{text.sheets}</span>
        {!isConfigured && <span className="max-w-52 text-xs text-ink-3">{text.noGoogle}</span>}
      </span>
    </MenuItem>
  )
}

type Props = { isOpen: boolean; onClose: () => void; onRetry: () => void; text: string; detail?: string | undefined }

/** An export that did not work: what happened, and the way to try again. */
function ExportFailed({ isOpen, onClose, onRetry, text, detail }: Props) {
  const words = useExportsMessages()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.failedTitle}>
      <Alert detail={detail}>{text}</Alert>
      <ButtonRow className="justify-end">
        <Button variant="ghost" onClick={onClose}>
          {words.close}
        </Button>
        <Button onClick={onRetry}>{words.retry}</Button>
      </ButtonRow>
    </Dialog>
  )
}
