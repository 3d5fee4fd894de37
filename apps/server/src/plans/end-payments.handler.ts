import type { Services } from '../build-services.ts'

export async function handle({ customerId }: { customerId: string }, { billing }: Services) {
  await billing?.removeCustomer(customerId)
}
