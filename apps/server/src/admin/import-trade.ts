import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Stores } from '@sondeo/database/stores'
import { BadTradeFile } from '@sondeo/trade/bad-trade-file'
import { reduceBaci } from '@sondeo/trade/reduce-baci'
import { readReducedFile, writeReducedFile } from '@sondeo/trade/reduced-file'
import { packFigures } from '../outside/imported-trade.ts'
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

const BATCH = 100

type Store = { stores: Pick<Stores, 'tradeReleases'>; now: () => Date }

/** Loads prepared figures beside those in use, and changes over once all of them are there. */
export async function loadTradeRelease({ stores, now }: Store, preparedFile: string): Promise<AdminAnswer> {
  const { tradeReleases } = stores
  const { header, codes } = await readReducedFile(preparedFile)
  const { release, codeCount, rows } = header
  const { releaseId } = await tradeReleases.begin({ ...release, codeCount, now: now() })
  try {
    let batch: { code: string; figures: Uint8Array }[] = []
    for await (const figures of codes) {
      batch.push({ code: figures.code, figures: await packFigures(figures) })
      if (batch.length < BATCH) continue
      await tradeReleases.add({ releaseId, figures: batch })
      batch = []
    }
    await tradeReleases.add({ releaseId, figures: batch })
    await tradeReleases.putToUse({ releaseId })
  } catch (error) {
    await tradeReleases.discard({ releaseId })
    throw error
  }
  const count = (number: number) => number.toLocaleString('en-US')
  return {
    isDone: true,
    lines: [
      `${release.name}: ${count(rows)} rows became figures of ${count(codeCount)} products, ${release.firstYear} to ${release.lastYear}.`,
      'Research answers from them now where UN Comtrade does not, before the built-in reference figures.',
    ],
  }
}
