import type { PlannedAddress } from '@sondeo/contract/batches'
import { parseAddress } from '@sondeo/scraping/parse-address'
import { AppError } from '../../../app-error.ts'
import { findPlan } from '../../../plans/find-plan.ts'
import { unitsIn } from '../../../plans/plan-limits.ts'
import { explainUnreadable } from '../scan/explain-unreadable.ts'
import type { WebsiteServices } from '../website-services.ts'
import { LANES_PER_PERSON } from './batch-lane.ts'

type BatchAddress = { url: string; isBare: boolean; host: string }

export const siteIn = (url: string) => URL.parse(url)?.host.replace(/^www\./, '') ?? url

/** `hola` is a word and no address; with a scheme or a port it is meant as one, and `localhost` is one. */
const isWord = (text: string) => /^(?!localhost\b)[^.:/?#]+(?:[/?#]|$)/i.test(text)

/** What was pasted as addresses: each once, and those that are none with the reason. */
export function readAddresses(texts: readonly string[]): { good: BatchAddress[]; planned: PlannedAddress[] } {
  const good = new Map<string, BatchAddress>()
  const bad: PlannedAddress[] = []
  for (const text of texts) {
    const address = parseAddress(text)
    if (!address.ok) bad.push({ url: text, site: text, code: explainUnreadable(address.why) })
    else if (isWord(text)) bad.push({ url: text, site: text, code: 'url_invalid' })
    else if (!good.has(address.url)) good.set(address.url, { ...address, host: siteIn(address.url) })
  }
  const planned = [...good.values()].map(({ url, host }) => ({ url, site: host, code: null }))
  return { good: [...good.values()], planned: [...planned, ...bad] }
}

// Where nothing was read yet: most lists have a page or two.
const USUAL_SECONDS = 8
const SCANS_LOOKED_AT = 20

/** What an address takes, by the scans that this person had; half of them took less. */
async function secondsPerAddress({ stores, now }: WebsiteServices, ownerId: string): Promise<number> {
  const scans = await stores.scans.list({ ownerId, now: now(), limit: SCANS_LOOKED_AT })
  const took = scans
    .flatMap(({ createdAt, finishedAt }) => (finishedAt ? [(finishedAt.getTime() - createdAt.getTime()) / 1000] : []))
    .sort((a, b) => a - b)
  return Math.max(1, took[Math.floor(took.length / 2)] ?? USUAL_SECONDS)
}

/** Some are read side by side, but those of one site one after the other. */
function estimateSeconds(addresses: readonly BatchAddress[], each: number): number {
  const longest = Math.max(
    0,
    ...Map.groupBy(addresses, ({ host }) => host)
      .values()
      .map(of => of.length),
  )
  return Math.ceil(Math.max(longest, addresses.length / LANES_PER_PERSON) * each)
}

/** Units of the plan that are left, bought ones too; null where there is no limit. */
async function countUnitsLeft(services: WebsiteServices, ownerId: string): Promise<number | null> {
  const { stores, enforcesLimits } = services
  const { state } = await findPlan(services, ownerId)
  if (state.ended) throw new AppError(state.ended)
  const limit = enforcesLimits ? unitsIn(state, 'scan') : null
  if (limit === null) return null
  const used = await stores.usage.count({ ownerId, kind: 'scan', period: state.period.key })
  return Math.max(0, limit - used) + (await stores.credits.countLeft({ ownerId })).scan
}

/** Price and time, told before anything is read. */
export async function planBatch(services: WebsiteServices, ownerId: string, texts: readonly string[]) {
  const { good, planned } = readAddresses(texts)
  const each = await secondsPerAddress(services, ownerId)
  return {
    addresses: planned,
    units: good.length,
    unitsLeft: await countUnitsLeft(services, ownerId),
    sites: new Set(good.map(({ host }) => host)).size,
    aboutSeconds: estimateSeconds(good, each),
  }
}
