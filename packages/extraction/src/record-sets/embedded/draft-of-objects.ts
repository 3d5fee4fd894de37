import { absoluteUrl, type Page } from '../../page/page.ts'
import type { PageElement } from '../../page/page-node.ts'
import type { Draft, DraftCell } from '../draft.ts'
import { meaningOfClasses, namingLanguage, sayMeaning } from '../naming/name-from-classes.ts'

const MAX_COLUMNS = 40
const ADDRESS_KEY = /(?:^|\.)(?:url|href|link|permalink)$/i

export type EmbeddedRecord = { cells: Map<string, DraftCell>; holder: PageElement }

/** Records of one kind side by side; fields that hardly any has are left out. */
export function draftOfObjects(page: Page, name: string | null, records: EmbeddedRecord[]): Draft | null {
  const counts = new Map<string, number>()
  for (const { cells } of records) for (const key of cells.keys()) counts.set(key, (counts.get(key) ?? 0) + 1)
  const keys = [...counts]
    .filter(([, count]) => count >= records.length * 0.05)
    .map(([key]) => key)
    .slice(0, MAX_COLUMNS)
  const first = records[0]
  if (keys.length === 0 || !first) return null
  const address = keys.find(key => ADDRESS_KEY.test(key))
  return {
    kind: 'embedded',
    name,
    columnNames: nameKeys(keys, namingLanguage(page.language)),
    rows: records.map(({ cells }) => keys.map(key => cells.get(key) ?? null)),
    detailUrls: records.map(({ cells }) => (address && absoluteUrl(page, cells.get(address)?.text)) || undefined),
    container: first.holder,
    spans: records.map(({ holder }) => ({ first: holder.order, last: holder.lastOrder })),
    likeness: 1,
  }
}

/** Keys made readable: the usual word for what it is; of two that would get the same, the deeper gets its parent's. */
function nameKeys(keys: string[], language: 'es' | 'en'): string[] {
  const say = (part: string): string => sayKey(part, language)
  const used = new Set<string>()
  const names = new Map<string, string>()
  // What the thing itself says comes first: a name is its own, "author.name" is its author.
  for (const key of [...keys].sort((a, b) => a.split('.').length - b.split('.').length)) {
    const parts = key.split('.')
    const candidates = [parts.at(-1), parts.at(-2)].flatMap(part => (part ? [say(part)] : []))
    const isName = parts.length > 1 && /^(?:name|title)$/i.test(parts.at(-1) ?? '')
    const name = (isName ? candidates.reverse() : candidates).find(word => !used.has(word)) ?? readable(key)
    used.add(name)
    names.set(key, name)
  }
  return keys.map(key => names.get(key) ?? key)
}

/** A property's name as people would write it. */
export function sayKey(part: string, language: 'es' | 'en'): string {
  const meaning = ADDRESS_KEY.test(part) ? 'link' : meaningOfClasses(part)
  return meaning ? sayMeaning(meaning, language) : readable(part)
}

const readable = (key: string): string => {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[._\-:]+/g, ' ')
    .toLowerCase()
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
