import { fillPath } from '@sondeo/contract/endpoint'
import { getWatchCalendar, getWatchFeed } from '@sondeo/contract/watches/watch-feeds'
import type { Services } from '../../../../services.ts'

type Parts = Pick<Services, 'stores' | 'mailBrand'>

/** Where calendar and feed of a watch are read. The word in them is made of a key and a nonce, and stored nowhere. */
export function feedAddresses(
  { stores, mailBrand }: Parts,
  { watchId, nonce }: { watchId: string; nonce: string | null },
) {
  if (nonce === null) return null
  const token = stores.watches.tokenFor({ watchId, purpose: 'feed', nonce })
  return {
    calendar: `${mailBrand.appUrl}${fillPath(getWatchCalendar.path, { token: `${token}.ics` })}`,
    feed: `${mailBrand.appUrl}${fillPath(getWatchFeed.path, { token })}`,
  }
}
