import { ModelAnswer } from '@sondeo/analyst/model-answer'
import { ReadingRule } from '@sondeo/contract/reading-rules'
import { findStorageFault } from '@sondeo/database/storage-faults'
import { ENGINE_VERSION } from '@sondeo/extraction/page-reading'
import { findPlan } from '../../plans/find-plan.ts'
import type { AskServer } from '../../readers/ask-server.ts'
import type { ScanToOpen } from '../../readers/open-scan.ts'
import type { WebsiteServices } from './website-services.ts'

type Which = { ownerId: string; scanId: string }
/** `readAt` tells by the page's id when it was read. */
type Listed = { scan: ScanToOpen; readAt: Record<string, string> }

/** The pages of a scan, for a reader to open. */
export async function listScan(services: WebsiteServices, { ownerId, scanId }: Which): Promise<Listed> {
  const { stores, now } = services
  const [stored, rules] = await Promise.all([
    stores.pages.list({ ownerId, scanId, now: now() }),
    findRules(services, ownerId),
  ])
  const readAt: Record<string, string> = {}
  const pages: ScanToOpen['pages'] = []
  for (const { id: pageId, details, createdAt } of stored) {
    readAt[pageId] = typeof details.fetchedAt === 'string' ? details.fetchedAt : createdAt.toISOString()
    const { url, detailOf } = details
    pages.push({ pageId, url, ...(typeof detailOf === 'string' && detailOf && { detailOf }) })
  }
  const maxRecords = stored[0]?.details.maxRecords
  return { scan: { pages, rules, ...(typeof maxRecords === 'number' && { maxRecords }) }, readAt }
}

/** Rules are part of Pro: whoever has it no more keeps them, and they rest. */
async function findRules(services: WebsiteServices, ownerId: string): Promise<ReadingRule[]> {
  const kept = await services.stores.readingRules.list({ ownerId })
  if (kept.length === 0) return []
  if (services.hasBilling && (await findPlan(services, ownerId)).state.plan !== 'pro') return []
  return kept.flatMap(({ rule }) => ReadingRule.safeParse(rule).data ?? [])
}

const version = String(ENGINE_VERSION)

/** What a reader that works for this person may ask for: this person's pages, and the model. */
export function answerReader({ stores, model, now }: WebsiteServices, ownerId: string): AskServer {
  return async (name, input) => {
    if (name === 'findReading') return stores.pages.findReading({ ownerId, pageId: String(input), version })
    if (name === 'readBody') return stores.pages.readBody({ ownerId, pageId: String(input), now: now() })
    if (name === 'keepReading') {
      const { pageId, json } = input as { pageId: string; json: Uint8Array }
      // It only saves reading the page again: whoever reads goes on without.
      return stores.pages.saveReading({ ownerId, pageId, version, json, now: now() }).catch(error => {
        if (!findStorageFault(error)) throw error
        return false
      })
    }
    if (name === 'askModel' && model) {
      const { instructions, data } = input as { instructions: string; data: string }
      return model.ask({ instructions, data, schema: ModelAnswer })
    }
    throw new Error(`a reader asked for ${name}`)
  }
}
