import type { ReadingRule } from '@sondeo/contract/reading-rules'
import { AppError } from '../../../app-error.ts'
import { orCode } from '../../../readers/or-code.ts'
import type { WebsiteServices } from '../website-services.ts'

type Asked = { ownerId: string; scanId: string; rule: Pick<ReadingRule, 'item' | 'fields'> }

/** What the rule finds on the scan's first page: how many records, how often each field, and the first rows. */
export async function previewRule(services: WebsiteServices, { ownerId, scanId, rule }: Asked) {
  const page = await readFirstPage(services, { ownerId, scanId })
  const found = await orCode('rule_too_broad', services.readers.run('previewRule', { page, rule }, { ownerId }))
  if (found === 'too-broad') throw new AppError('rule_too_broad')
  return found
}

/** What was found there as selectors, best list first, until one can be said in selectors. */
export async function suggestRuleFor(services: WebsiteServices, which: Omit<Asked, 'rule'>) {
  const page = await readFirstPage(services, which)
  return await orCode('page_too_complex', services.readers.run('suggestRule', page, { ownerId: which.ownerId }))
}

/** The page that rules are tried on and values are pointed at. */
export async function readFirstPage({ stores, now }: WebsiteServices, { ownerId, scanId }: Omit<Asked, 'rule'>) {
  if (!(await stores.scans.find({ ownerId, scanId, now: now() }))) throw new AppError('not_found')
  const [first] = await stores.pages.list({ ownerId, scanId, now: now() })
  const body = first && (await stores.pages.readBody({ ownerId, pageId: first.id, now: now() }))
  if (!first || !body) throw new AppError('scan_expired')
  return { html: body.toString(), url: first.details.url }
}
