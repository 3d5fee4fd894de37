import { type Draft, textOf } from './draft.ts'
import type { Part } from './part.ts'

/** What belongs to a record without being one, though a page of such things would call its records so. */
const belongings = new Set(['document'])

/**
 * What an answered question names beside the records themselves and the list does not show: "los documentos de cada
 * licitación" is answered with the tenders, and their documents stand elsewhere.
 */
export const listLacking = (draft: Draft, topics: ReadonlySet<string>): string[] =>
  draft.parts
    .filter(part => namedBy(part).some(id => belongings.has(id) && !topics.has(id)))
    .map(part => textOf(draft, part))

/** What a part is about and its column is not. */
function namedBy(part: Part): string[] {
  if (part.kind === 'missing') return part.concepts.map(({ id }) => id)
  if (part.kind !== 'field') return []
  return part.mention.concepts.flatMap(({ id }) => (part.field.concepts.includes(id) ? [] : id))
}
