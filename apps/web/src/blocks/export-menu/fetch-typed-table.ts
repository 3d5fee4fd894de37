import { getExportTable } from '@sondeo/contract/exports'
import { call } from '../../browser/api-client.ts'
import { CallError } from '../../browser/call-error.ts'

/** What the server knows of the cells beyond their texts; nothing for a result that is not saved. */
export async function fetchTypedTable(searchId: string | null | undefined) {
  if (!searchId) return null
  try {
    return await call(getExportTable, { searchId })
  } catch (error) {
    // A file with texts only is better than none.
    if (error instanceof CallError && error.code !== 'not_signed_in') return null
    throw error
  }
}
