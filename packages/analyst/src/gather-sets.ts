import { gatherContacts } from './gather-contacts.ts'
import { gatherFacts } from './gather-facts.ts'
import { gatherPassages } from './gather-passages.ts'
import { mergeSets } from './merge-sets.ts'
import type { ReadPage, SourceSet } from './record-source.ts'

/** Everything that can be asked about: the lists, best first, then the contacts and the text, where there are any. */
export const gatherSets = (pages: readonly ReadPage[]): SourceSet[] => [
  ...mergeSets(pages),
  ...gatherFacts(pages),
  ...gatherContacts(pages),
  ...gatherPassages(pages),
]
