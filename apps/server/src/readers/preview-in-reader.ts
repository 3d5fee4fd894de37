import { type ReadingRule, readingRuleLimits } from '@sondeo/contract/reading-rules'
import { RuleTooBroad, readByRule } from '@sondeo/extraction/apply-rules'
import { readPage } from '@sondeo/extraction/extraction'
import { openPage } from '@sondeo/extraction/open-page'
import { selectItems } from '@sondeo/extraction/select-elements'
import { suggestRule } from '@sondeo/extraction/suggest-rule'
import type { PageText } from '@sondeo/scraping/page-work'

type Preview = { itemCount: number; found: number[]; rows: string[][] }

/** What the rule finds on a page: how many records, how often each field, and the first rows. */
export function previewInReader({
  page: source,
  rule,
}: {
  page: PageText
  rule: Pick<ReadingRule, 'item' | 'fields'>
}): Preview | 'too-broad' {
  const page = openPage(source)
  try {
    const found = readByRule(page, { ...rule, name: 'preview' }, { id: 'rule-1', score: 1 })
    const records = found?.set.records ?? []
    // Columns that nothing was found for are left out of a reading; here they are shown, empty.
    const keys = rule.fields.map(({ name }) => found?.set.columns.find(column => column.name === name)?.key ?? null)
    const textOf = (record: (typeof records)[number], key: string | null) =>
      key ? (record.cells[key]?.text ?? '') : ''
    return {
      itemCount: selectItems(page.root, rule.item).length,
      found: keys.map(key => records.filter(record => textOf(record, key) !== '').length),
      rows: records.slice(0, readingRuleLimits.previewRows).map(record => keys.map(key => textOf(record, key))),
    }
  } catch (error) {
    if (error instanceof RuleTooBroad) return 'too-broad'
    throw error
  }
}

/** What was found on a page as selectors, best list first, until one can be said in selectors. */
export function suggestRuleInReader(source: PageText) {
  const page = openPage(source)
  for (const set of readPage(source).recordSets) {
    const rule = suggestRule(page, set)
    if (rule) return rule
  }
  return null
}
