import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BadTradeFile } from '@sondeo/trade/bad-trade-file'
import { reduceBaci } from '@sondeo/trade/reduce-baci'
import { writeReducedFile } from '@sondeo/trade/reduced-file'
import type { AdminAnswer, AdminRequest } from './admin-request.ts'

type Parts = { say: (line: string) => void; carryOut: (request: AdminRequest) => Promise<AdminAnswer> }

/**
 * Reads the file here, whatever its size, and hands what is left of it to whoever holds the database: a running server
 * goes on serving meanwhile. Figures imported before stay in use until the new ones are complete.
 */
export async function importTrade(file: string, { say, carryOut }: Parts): Promise<AdminAnswer> {
  const folder = await mkdtemp(join(tmpdir(), 'sondeo-trade-'))
  try {
    const preparedFile = join(folder, 'figures.ndjson.gz')
    await writeReducedFile(preparedFile, await reduceBaci(file, say))
    return await carryOut({ command: 'import-trade', preparedFile })
  } catch (error) {
    if (!(error instanceof BadTradeFile)) throw error
    return { isDone: false, lines: [error.message, 'Nothing was changed.'] }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
