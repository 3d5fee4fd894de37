import type { Stores } from '@sondeo/database/stores'
import { readReducedFile } from '@sondeo/trade/reduced-file'
import { packFigures } from '../outside/imported-trade.ts'
import type { AdminAnswer } from './admin-request.ts'

const BATCH = 100

type Parts = { stores: Pick<Stores, 'tradeReleases'>; now: () => Date }

/** Loads prepared figures beside those in use, and changes over once all of them are there. */
export async function loadTradeRelease({ stores, now }: Parts, preparedFile: string): Promise<AdminAnswer> {
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
