import { setImmediate } from 'node:timers/promises'
import type { AccountData } from '@sondeo/database/account-store'
import type { Services } from '../../services.ts'

const PIECE_BYTES = 256 * 1024

/** Everything of one account as one JSON text, piece by piece: it may be more than fits in memory, or takes long to write. */
export async function* writeAccount(
  { stores, now }: Pick<Services, 'stores' | 'now'>,
  { data, ownerId }: { data: AccountData; ownerId: string },
): AsyncGenerator<string | Uint8Array> {
  yield `${JSON.stringify(data).slice(0, -1)},"searches":[`
  let separator = ''
  for await (const { json, ...search } of stores.account.exportSearches({ ownerId })) {
    yield `${separator}${JSON.stringify(search).slice(0, -1)},"document":`
    yield json
    yield '}'
    separator = ','
  }
  yield '],"pageBodies":['
  separator = ''
  for await (const { page, body } of stores.account.exportPageBodies({ ownerId, now: now() })) {
    yield `${separator}${JSON.stringify({ pageId: page.id, url: page.details.url }).slice(0, -1)},"html":"`
    yield* writeText(body)
    yield '"}'
    separator = ','
  }
  yield ']}'
}

/** A text as the inside of a JSON string, with a pause for others after each piece. */
async function* writeText(body: Uint8Array): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  for (let at = 0; at < body.length; at += PIECE_BYTES) {
    const isMore = at + PIECE_BYTES < body.length
    yield JSON.stringify(decoder.decode(body.subarray(at, at + PIECE_BYTES), { stream: isMore })).slice(1, -1)
    await setImmediate()
  }
}
