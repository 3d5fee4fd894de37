import { absoluteUrl, type Page } from '../../page/page.ts'
import type { PageElement } from '../../page/page-node.ts'
import type { Draft, DraftCell } from '../draft.ts'
import { meaningOfClasses, namingLanguage, sayMeaning } from '../naming/name-from-classes.ts'

const MAX_COLUMNS = 40

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
  const address = keys.find(key => /(?:^|\.)(?:url|href|link|permalink)$/i.test(key))
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

/** Keys made readable: the usual word for what it is, unless two keys would get the same one. */
function nameKeys(keys: string[], language: 'es' | 'en'): string[] {
  const words = keys.map(key => {
    const last = key.split('.').at(-1) ?? key
    const meaning = meaningOfClasses(last)
    return meaning ? sayMeaning(meaning, language) : readable(last)
  })
  return words.map((word, i) => (words.indexOf(word) === words.lastIndexOf(word) ? word : readable(keys[i] as string)))
}

const readable = (key: string): string => {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[._\-:]+/g, ' ')
    .toLowerCase()
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
