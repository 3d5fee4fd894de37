import { writeCsv } from '@sondeo/table/csv'
import type { ListTable } from './tabulate-list.ts'

export const writeListCsv = ({ headers, rows }: ListTable): string => writeCsv({ headers, rows })

/** The writer of Excel files is large, and loaded when somebody wants one. */
export async function writeListXlsx({ headers, rows }: ListTable, name: string): Promise<Uint8Array> {
  const { writeXlsx } = await import('@sondeo/table/xlsx')
  return writeXlsx([{ name, headers, rows }])
}
