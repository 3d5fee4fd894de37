import type { WebsiteServices } from '../website-services.ts'

/** How many bytes of pages this person may still have stored. */
export async function findRoom({ stores, storagePerUserBytes, now }: WebsiteServices, ownerId: string) {
  return Math.max(0, storagePerUserBytes - (await stores.pages.countBytes({ ownerId, now: now() })))
}
