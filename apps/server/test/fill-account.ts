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
  return { scanId, searchId: search.id, pageId: saved.page.id }
}
