import { type ReadingRule, readingRuleLimits } from '@sondeo/contract/reading-rules'
import { RuleTooBroad, readByRule } from '@sondeo/extraction/apply-rules'
import { readPage } from '@sondeo/extraction/extraction'
import { openPage } from '@sondeo/extraction/open-page'
import { selectItems } from '@sondeo/extraction/select-elements'
import { suggestRule } from '@sondeo/extraction/suggest-rule'
import { AppError } from '../../app-error.ts'
import type { WebsiteServices } from './website-services.ts'

type Asked = { ownerId: string; scanId: string; rule: Pick<ReadingRule, 'item' | 'fields'> }

/** What the rule finds on the scan's first page: how many records, how often each field, and the first rows. */
export async function previewRule(services: WebsiteServices, { ownerId, scanId, rule }: Asked) {
  const page = openPage(await readFirstPage(services, { ownerId, scanId }))
  const itemCount = selectItems(page.root, rule.item).length
  const found = readNarrowly(page, rule)
  const records = found?.set.records ?? []
  // Columns that nothing was found for are left out of a reading; here they are shown, empty.
  const keys = rule.fields.map(({ name }) => found?.set.columns.find(column => column.name === name)?.key ?? null)
  const textOf = (record: (typeof records)[number], key: string | null) => (key ? (record.cells[key]?.text ?? '') : '')
  return {
    itemCount,
    found: keys.map(key => records.filter(record => textOf(record, key) !== '').length),
    rows: records.slice(0, readingRuleLimits.previewRows).map(record => keys.map(key => textOf(record, key))),
  }
}

function readNarrowly(page: ReturnType<typeof openPage>, rule: Asked['rule']) {
  try {
    return readByRule(page, { ...rule, name: 'preview' }, { id: 'rule-1', score: 1 })
  } catch (error) {
    throw error instanceof RuleTooBroad ? new AppError('rule_too_broad') : error
  }
}

/** What was found there as selectors, best list first, until one can be said in selectors. */
export async function suggestRuleFor(services: WebsiteServices, which: Omit<Asked, 'rule'>) {
  const source = await readFirstPage(services, which)
  const page = openPage(source)
  for (const set of readPage(source).recordSets) {
    const rule = suggestRule(page, set)
    if (rule) return rule
  }
  return null
}

async function readFirstPage({ stores, now }: WebsiteServices, { ownerId, scanId }: Omit<Asked, 'rule'>) {
  if (!(await stores.scans.find({ ownerId, scanId, now: now() }))) throw new AppError('not_found')
  const [first] = await stores.pages.list({ ownerId, scanId, now: now() })
  const body = first && (await stores.pages.readBody({ ownerId, pageId: first.id, now: now() }))
  if (!first || !body) throw new AppError('scan_expired')
  return { html: body.toString(), url: first.details.url }
}
