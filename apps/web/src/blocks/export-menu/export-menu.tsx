import { makeExportFileName } from '@sondeo/table/export-file-name'
import { ChevronDown, Download, FileSpreadsheet } from 'lucide-react'
import { buttonClasses } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { showToast } from '../../ui/toast.tsx'
import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'
import { useResultsMessages } from '../use-results-messages.ts'
import { downloadFile } from './download-file.ts'
import { writeResultCsv } from './write-result-csv.ts'

type Props = {
  /** The product, or the address that was analysed: the file is named after it. */
  name: string
  rows: readonly ResultRow[]
  summary?: string | null | undefined
}

/** What can be done with a result outside of here. */
export function ExportMenu({ name, rows, summary }: Props) {
  const text = useResultsMessages()
  const downloadCsv = () => {
    const fileName = makeExportFileName(name)
    const analysis = summary ? { title: text.marketAnalysis, summary } : undefined
    downloadFile({ name: fileName, type: 'text/csv;charset=utf-8', content: writeResultCsv({ rows, analysis }) })
    showToast(text.downloaded(fileName))
  }
  return (
    <Menu
      triggerClassName={buttonClasses({ variant: 'outline' })}
      trigger={
        <>
          <Download aria-hidden="true" />
          {text.export}
          <ChevronDown aria-hidden="true" />
        </>
      }
    >
      <MenuItem onClick={downloadCsv}>
        <FileSpreadsheet aria-hidden="true" />
        {text.downloadCsv}
      </MenuItem>
    </Menu>
  )
}
