import { gatherContacts } from './gather-contacts.ts'
import { gatherFacts } from './gather-facts.ts'
import { gatherPassages } from './gather-passages.ts'
import { joinDetails } from './join-details.ts'
import { mergeSets } from './merge-sets.ts'
import type { ReadPage, SourceSet } from './record-source.ts'
import { settleNumbers } from './settle-numbers.ts'

/** Everything that can be asked about: the lists, best first, then the contacts and the text, where there are any. */
export function gatherSets(pages: readonly ReadPage[]): SourceSet[] {
  const details = pages.filter(({ detailOf }) => detailOf !== undefined)
  const lists = pages.filter(({ detailOf }) => detailOf === undefined)
  return [
    ...joinDetails(mergeSets(lists).map(settleNumbers), details),
    ...gatherFacts(lists),
    ...gatherContacts(pages),
    ...gatherPassages(pages),
  ]
}
