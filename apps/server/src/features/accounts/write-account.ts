import type { AccountData } from '@sondeo/database/account-store'
import type { Services } from '../../services.ts'

/** Everything of one account as one JSON text, page by page: the stored pages may be more than fits in memory. */
export async function* writeAccount(
  { stores, now }: Pick<Services, 'stores' | 'now'>,
  { data, ownerId }: { data: AccountData; ownerId: string },
): AsyncGenerator<string> {
  yield `${JSON.stringify(data).slice(0, -1)},"pageBodies":[`
  let separator = ''
  for await (const { page, body } of stores.account.exportPageBodies({ ownerId, now: now() })) {
    yield separator + JSON.stringify({ pageId: page.id, url: page.details.url, html: body.toString() })
    separator = ','
  }
  yield ']}'
}
