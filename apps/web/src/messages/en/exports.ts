import { formatNumber } from '../../browser/format-number.ts'
import type { exports as es } from '../es/exports.ts'

const figure = (count: number) => formatNumber(count, 'en')
const rowsOf = (rows: number) => `${figure(rows)} ${rows === 1 ? 'row' : 'rows'}`
const columnsOf = (columns: number) => `${figure(columns)} ${columns === 1 ? 'column' : 'columns'}`

export const exports: typeof es = {
  menu: 'Export',
  menuOf: (shown, all) => `Export ${figure(shown)} of ${rowsOf(all)}`,
  view: {
    seen: (rows, columns) => `What I see: ${rowsOf(rows)}, ${columnsOf(columns)}`,
    all: (rows, columns) => `Everything: ${rowsOf(rows)}, ${columnsOf(columns)}`,
  },
  csv: 'Download CSV',
  excel: 'Download Excel',
  sheets: 'Connect to Google Sheets',
  noGoogle: 'Google Sheets isn’t available.',
  preparing: 'Preparing the file…',
  downloaded: file => `Downloaded ${file}`,
  failedTitle: 'Export failed',
  fileFailed: 'We couldn’t prepare the file. Please try again.',
  retry: 'Try again',
  close: 'Close',
  file: {
    data: 'Data',
    analysis: 'Analysis',
    analysisTitle: 'Market Analysis',
    sources: 'Sources',
    source: 'Source',
    address: 'Address',
    readAt: 'Read at (UTC)',
    columns: 'Columns',
    rows: 'Rows',
    method: 'Method',
    page: 'Web page',
  },
  dialog: {
    title: 'Export to Google Sheets',
    description: rows =>
      rows === 1
        ? '1 row will be exported with the Google account you choose. We can only see files created here.'
        : `${figure(rows)} rows will be exported with the Google account you choose. We can only see files created here.`,
    where: 'Destination',
    asNew: 'A new spreadsheet',
    asExisting: 'One I used before',
    choose: 'Spreadsheet',
    existingHint: 'Existing rows are updated, new ones are added below, and your own columns aren’t touched.',
    signIn: 'Sign in with Google',
    waiting: 'Continue in Google’s window…',
    exporting: 'Exporting to Google Sheets…',
    exportingHint: 'Don’t close this page. It takes a few seconds.',
    done: 'Export complete',
    counts: (added, updated) => {
      const words = (count: number, what: string) => `${figure(count)} ${count === 1 ? 'row' : 'rows'} ${what}`
      const parts = [
        ...(added > 0 || updated === 0 ? [words(added, 'added')] : []),
        ...(updated > 0 ? [words(updated, 'updated')] : []),
      ]
      return `${parts.join(' and ')}.`
    },
    open: 'Open the spreadsheet',
    exportFailed: 'Failed to export to the spreadsheet, try again.',
    authFailed: 'Could not authenticate with Google, try again.',
  },
}
