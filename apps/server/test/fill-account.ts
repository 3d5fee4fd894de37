import { apiKeyPrefix, maxApiKeys } from '@sondeo/contract/api-keys'
import type { Stores } from '@sondeo/database/stores'

/** Something of this person in every table that can hold something, large enough to lie among the bodies too. */
export async function fillAccount(stores: Stores, ownerId: string, now: Date) {
  const started = await stores.scans.start({ ownerId, url: 'https://tienda.example/secreto', now })
  if (started.result !== 'started') throw new Error(started.result)
  const scanId = started.id
  const body = Buffer.from('<h1>página guardada</h1>')
  const details = { url: 'https://tienda.example/secreto' }
  const saved = await stores.pages.save({ ownerId, scanId, position: 0, details, body, now })
  if (saved.result !== 'saved') throw new Error(saved.result)
  await stores.pages.saveReading({
    ownerId,
    pageId: saved.page.id,
    version: '1',
    json: Buffer.from('{"text":"leído"}'),
    now,
  })
  await stores.scans.finish({ ownerId, scanId, state: 'complete', url: details.url, details: {}, now })
  // Random, so that it stays large when it is packed.
  const large = Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))).toString('base64')
  const document = {
    prompt: '¿precios?',
    content: JSON.stringify([{ precio: large.repeat(40) }]),
    summary: null,
    details: {},
  }
  const search = await stores.searches.create({
    ownerId,
    tool: 'website',
    name: 'mi búsqueda',
    scanId,
    documentVersion: 1,
    document,
    now,
  })
  if (search.result !== 'created') throw new Error(search.result)
  await stores.tradeSnapshots.save({ ownerId, productName: 'Azúcar', figures: { world: 1 }, now })
  await stores.usage.reserve({ ownerId, searchId: search.id, kind: 'scan', period: '2026-11', limit: null, now })
  const target = { spreadsheetId: 's1', url: 'https://sheets.example/s1', name: 'hoja' }
  await stores.exports.record({ ownerId, searchId: search.id, format: 'google-sheets', rowCount: 1, target, now })
  await stores.notices.claim({ ownerId, kind: 'usage-80', period: '2026-11', now })
  await stores.resetTokens.issue({ ownerId, now })
  await stores.apiKeys.create({ ownerId, name: 'planilla', scope: 'read', prefix: apiKeyPrefix, max: maxApiKeys, now })
  const expiresAt = new Date(now.getTime() + 7 * 24 * 3_600_000)
  const shared = await stores.shares.create({ ownerId, searchId: search.id, expiresAt, now })
  const batchId = await fillBatch(stores, { ownerId, scanId, searchId: search.id, now })
  return { scanId, searchId: search.id, pageId: saved.page.id, shareId: shared?.share.id ?? '', batchId }
}

type Parts = { ownerId: string; scanId: string; searchId: string; now: Date }

/** Two addresses, one of which was read and one not. */
async function fillBatch(stores: Stores, { ownerId, scanId, searchId, now }: Parts): Promise<string> {
  const settings = { name: 'mi lote', question: '', shape: 'list', language: 'es', timeZone: 'America/Lima' }
  const addresses = ['uno', 'dos'].map(name => ({
    url: `https://${name}.example/`,
    isBare: false,
    host: `${name}.example`,
  }))
  const batchId = await stores.batches.create({ ownerId, settings, addresses, now })
  const one = { ownerId, batchId, now }
  const ends = [
    { state: 'done', rowCount: 1, scanId, searchId },
    { state: 'failed', code: 'page_not_found', scanId },
  ] as const
  for (const [position, end] of ends.entries()) {
    await stores.batchItems.claimNext(one)
    await stores.batchItems.finish({ ...one, position, ...end })
  }
  await stores.batches.claimJoin(one)
  await stores.batches.finish({ ...one, outcome: { rowCount: 1, duplicates: 0, code: null }, searchId })
  return batchId
}
