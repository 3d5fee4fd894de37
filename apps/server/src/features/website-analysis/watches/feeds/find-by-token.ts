import { timingSafeEqual } from 'node:crypto'
import type { StoredWatch } from '@sondeo/database/watches-store'
import { AppError } from '../../../../app-error.ts'
import type { Services } from '../../../../services.ts'
import { WatchSettings } from '../watch-settings.ts'

type Found = { watch: StoredWatch; settings: WatchSettings }

/** The watch that a secret address belongs to; what does not fit exactly is not found. */
export async function findByToken(
  { stores }: Pick<Services, 'stores'>,
  token: string,
  purpose: 'feed' | 'unsubscribe',
): Promise<Found> {
  const watch = await stores.watches.findByToken(token)
  const settings = WatchSettings.safeParse(watch?.settings).data
  const nonce = purpose === 'unsubscribe' ? 'mail' : settings?.feedNonce
  if (!watch || !settings || !nonce) throw new AppError('not_found')
  const right = Buffer.from(stores.watches.tokenFor({ watchId: watch.id, purpose, nonce }))
  const given = Buffer.from(token)
  if (right.length !== given.length || !timingSafeEqual(right, given)) throw new AppError('not_found')
  return { watch, settings }
}
