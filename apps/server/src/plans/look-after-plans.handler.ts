import type { Services } from '../build-services.ts'
import { followSubscription } from './follow-subscription.ts'

export async function handle(_: object, services: Services) {
  if (!services.billing) return
  for (const { id } of await services.stores.users.listPaidBefore(services.now()))
    await followSubscription(services, id)
}
