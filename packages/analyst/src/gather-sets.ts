import { gatherContacts } from './gather-contacts.ts'
import { gatherFacts, gatherValueLists } from './gather-facts.ts'
import { gatherPassages } from './gather-passages.ts'
import { joinDetails } from './join-details.ts'
import { mergeSets } from './merge-sets.ts'
import type { ReadPage, SourceSet } from './record-source.ts'
import { resolveNumbers } from './resolve-numbers.ts'

/** What is known of a set, once asked about, hangs on the set: whoever asks of the same pages again gets the same ones. */
const setsOfPages = new WeakMap<readonly ReadPage[], SourceSet[]>()

/**
 * Everything that can be asked about, best first: what a page about one thing says of it, the lists, then the contacts
 * and the text, where there are any.
 */
export function gatherSets(pages: readonly ReadPage[]): SourceSet[] {
  const known = setsOfPages.get(pages)
  if (known) return known
  const details = pages.filter(({ detailOf }) => detailOf !== undefined)
  const lists = pages.filter(({ detailOf }) => detailOf === undefined)
  const language = pages[0]?.reading.language ?? null
  const sets = [
    ...gatherFacts(lists),
    ...joinDetails(mergeSets(lists).map(resolveNumbers), details),
    ...gatherValueLists(lists),
    ...gatherContacts(pages),
    ...gatherPassages(pages),
  ]
  const gathered = sets.map(set => ({ ...set, language }))
  setsOfPages.set(pages, gathered)
  return gathered
}
