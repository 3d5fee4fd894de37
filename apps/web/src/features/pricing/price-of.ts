import { planPrices } from '@sondeo/contract/plans/plans'

export type Billing = 'monthly' | 'annual'

/** What a plan costs per month with the chosen billing, and what one year costs when billed annually. */
export function priceOf(
  plan: keyof typeof planPrices,
  billing: Billing,
): { perMonth: number; perYear: number | undefined } {
  const price = planPrices[plan]
  return billing === 'annual'
    ? { perMonth: price.monthlyBilledAnnually, perYear: price.yearly }
    : { perMonth: price.monthly, perYear: undefined }
}
