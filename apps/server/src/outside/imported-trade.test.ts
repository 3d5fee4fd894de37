import { brotliCompressSync } from 'node:zlib'
import { openTestDatabase } from '@sondeo/test-kit/open-test-database'
import { expect, onTestFinished, test } from 'vitest'
import { packFigures, readImportedTrade } from './imported-trade.ts'

test('figures of another version are as if nobody had imported them; those of this one come back as they were', async () => {
  const opened = await openTestDatabase('embedded')
  onTestFinished(() => opened.discard())
  const { tradeReleases } = opened.database.stores
  const flow = { usd: 5, kg: 2, weighedUsd: 5, traders: 1, concentration: 1, top: [] }
  const known = { code: '1701', years: [{ year: 2023, exports: flow, imports: flow }] }
  const former = { code: '1702', years: [{ year: 2023, sold: 5 }] }
  const { releaseId } = await tradeReleases.begin({
    name: 'BACI_HS22_V202501',
    edition: 'HS22',
    firstYear: 2023,
    lastYear: 2023,
    codeCount: 2,
    now: new Date('2026-03-05T12:00:00Z'),
  })
  const figures = [
    { code: '1701', figures: await packFigures(known) },
    { code: '1702', figures: brotliCompressSync(JSON.stringify(former)) },
  ]
  await tradeReleases.add({ releaseId, figures })
  await tradeReleases.putToUse({ releaseId })
  const imported = readImportedTrade(tradeReleases)
  expect((await imported.find('1701'))?.figures).toEqual(known)
  expect(await imported.find('1702')).toBeNull()
})
