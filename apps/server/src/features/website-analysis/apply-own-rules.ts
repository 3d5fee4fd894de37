import type { ReadPage } from '@sondeo/analyst/record-source'
import { ReadingRule } from '@sondeo/contract/reading-rules'
import { applyRules } from '@sondeo/extraction/apply-rules'
import { matchesSite } from '@sondeo/extraction/matches-site'
import { openPage } from '@sondeo/extraction/open-page'
import { findPlan } from '../../plans/find-plan.ts'
import type { WebsiteServices } from './website-services.ts'

/** Rules are part of Pro: whoever has it no more keeps them, and they rest. */
async function findRules(services: WebsiteServices, ownerId: string): Promise<ReadingRule[]> {
  const kept = await services.stores.readingRules.list({ ownerId })
  if (kept.length === 0) return []
  if (services.hasBilling && (await findPlan(services, ownerId)).state.plan !== 'pro') return []
  return kept.flatMap(({ rule }) => ReadingRule.safeParse(rule).data ?? [])
}

/** The user's own rules come before what was mined. The stored reading stays as it is: rules change more often. */
export async function applyOwnRules(
  services: WebsiteServices,
  ownerId: string,
  pages: ReadPage[],
): Promise<ReadPage[]> {
  const rules = await findRules(services, ownerId)
  if (rules.length === 0) return pages
  const { stores, now } = services
  const read: ReadPage[] = []
  for (const page of pages) {
    const fitting = rules.filter(rule => matchesSite(rule, page.url))
    const body = fitting.length > 0 ? await stores.pages.readBody({ ownerId, pageId: page.pageId, now: now() }) : null
    const { url } = page
    read.push(
      body ? { ...page, reading: applyRules(openPage({ html: body.toString(), url }), page.reading, fitting) } : page,
    )
  }
  return read
}
