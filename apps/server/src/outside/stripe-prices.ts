import { creditPacks, planPrices } from '@sondeo/contract/plans/plans'
import type Stripe from 'stripe'

export type PaidPlan = 'standard' | 'pro'
export type Interval = 'month' | 'year'
export type UnitKind = 'report' | 'scan'

type WantedPrice = {
  lookupKey: string
  cents: number
  interval: Interval | null
  product: { id: string; name: string }
  metadata: Record<string, string>
}

export const planKey = (plan: PaidPlan, interval: Interval) => `sondeo_${plan}_${interval}`
export const packKey = (kind: UnitKind) => `sondeo_${kind}_pack`

const planNames = { standard: 'Sondeo Standard', pro: 'Sondeo Pro' }

const planPrice = (plan: PaidPlan, interval: Interval): WantedPrice => ({
  lookupKey: planKey(plan, interval),
  cents: 100 * (interval === 'year' ? planPrices[plan].yearly : planPrices[plan].monthly),
  interval,
  product: { id: `sondeo_${plan}`, name: planNames[plan] },
  metadata: { sondeo_plan: plan },
})

const packPrice = (kind: UnitKind): WantedPrice => ({
  lookupKey: packKey(kind),
  cents: 100 * creditPacks[kind].price,
  interval: null,
  product: { id: `sondeo_${kind}_pack`, name: `Sondeo: ${creditPacks[kind].units} ${kind} credits` },
  metadata: { sondeo_pack: kind },
})

/** Every price that Stripe must have; the amounts are those the pricing page shows. */
const wantedPrices: readonly WantedPrice[] = [
  planPrice('standard', 'month'),
  planPrice('standard', 'year'),
  planPrice('pro', 'month'),
  planPrice('pro', 'year'),
  packPrice('report'),
  packPrice('scan'),
]

export type PriceIds = ReadonlyMap<string, string>

/** Stripe's prices are not those of the pricing page: nothing may be sold. */
export class BadPrices extends Error {
  override name = 'BadPrices'
}

const describe = ({ cents, interval }: Pick<WantedPrice, 'cents' | 'interval'>) =>
  `$${cents / 100}${interval ? ` per ${interval}` : ' once'}`

function findMistakes(found: Stripe.Price[]): string[] {
  return wantedPrices.flatMap(wanted => {
    const price = found.find(({ lookup_key }) => lookup_key === wanted.lookupKey)
    if (!price) return [`${wanted.lookupKey}: missing (${describe(wanted)})`]
    const { currency, unit_amount: cents, recurring } = price
    const interval = recurring?.interval ?? null
    const isRight =
      currency === 'usd' &&
      cents === wanted.cents &&
      interval === wanted.interval &&
      (recurring?.interval_count ?? 1) === 1
    return isRight
      ? []
      : [
          `${wanted.lookupKey}: is ${cents === null ? 'without amount' : describe({ cents, interval: interval as Interval | null })} in ${currency.toUpperCase()}, must be ${describe(wanted)} in USD`,
        ]
  })
}

/** The ids of all prices by lookup key; throws one message that names every price that is missing or wrong. */
export async function loadPrices(stripe: Stripe): Promise<PriceIds> {
  const lookup_keys = wantedPrices.map(({ lookupKey }) => lookupKey)
  const { data } = await stripe.prices.list({ lookup_keys, active: true, limit: 100 })
  const mistakes = findMistakes(data)
  if (mistakes.length > 0)
    throw new BadPrices(
      `The prices at Stripe do not fit the plans:\n${mistakes.map(line => `  - ${line}`).join('\n')}\n` +
        'npm run admin -- billing-setup makes what is missing and replaces what is wrong.',
    )
  return new Map(data.map(({ lookup_key, id }) => [lookup_key ?? '', id]))
}

/** Makes what is missing and moves the lookup key where an amount is wrong; who pays an old price goes on paying it. */
export async function setUpPrices(stripe: Stripe): Promise<string[]> {
  const lookup_keys = wantedPrices.map(({ lookupKey }) => lookupKey)
  const { data } = await stripe.prices.list({ lookup_keys, active: true, limit: 100 })
  const wrong = new Set(findMistakes(data).map(line => line.split(':')[0]))
  const made: string[] = []
  for (const { lookupKey, cents, interval, product, metadata } of wantedPrices) {
    if (!wrong.has(lookupKey)) continue
    await makeProduct(stripe, product)
    await stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: cents,
      lookup_key: lookupKey,
      transfer_lookup_key: true,
      metadata,
      ...(interval && { recurring: { interval } }),
    })
    made.push(`${lookupKey}: ${describe({ cents, interval })}`)
  }
  return made
}

async function makeProduct(stripe: Stripe, { id, name }: { id: string; name: string }) {
  try {
    await stripe.products.create({ id, name })
  } catch (error) {
    if ((error as { code?: string }).code !== 'resource_already_exists') throw error
  }
}
