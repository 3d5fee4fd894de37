import type { KeptRule, ReadingRule, ScanToTry } from '@sondeo/contract/reading-rules'

export type FieldDraft = { id: number; name: string; selector: string; attribute: string }

/** A rule while it is written; every input is a text. */
export type RuleDraft = {
  ruleId: string | null
  name: string
  host: string
  path: string
  item: string
  fields: FieldDraft[]
}

let lastId = 0
export const newField = (): FieldDraft => ({ id: ++lastId, name: '', selector: '', attribute: '' })

/** For a scan's site, where one is given, named as its page is. */
export const newDraft = (scan: ScanToTry | undefined): RuleDraft => ({
  ruleId: null,
  name: scan?.title?.slice(0, 80) ?? '',
  host: scan ? (URL.parse(scan.url)?.host ?? '') : '',
  path: '',
  item: '',
  fields: [newField()],
})

export const draftOf = ({ _id, rule }: KeptRule): RuleDraft => ({
  ...rule,
  ruleId: _id,
  fields: rule.fields.map(field => ({ ...newField(), ...field, attribute: field.attribute ?? '' })),
})

const isEmpty = ({ name, selector, attribute }: FieldDraft) =>
  [name, selector, attribute].every(text => text.trim() === '')

/** The columns without rows that nobody filled in. */
export const dropEmpty = (fields: readonly FieldDraft[]): FieldDraft[] => fields.filter(field => !isEmpty(field))

/** What is sent. */
export const ruleOf = ({ ruleId: _, ...draft }: RuleDraft): ReadingRule => ({
  ...draft,
  fields: dropEmpty(draft.fields).map(({ name, selector, attribute }) => ({
    name,
    selector,
    attribute: attribute.trim() || null,
  })),
})

/** The place of a row of the form among the fields that are sent; -1 where nobody filled it in. */
export const sentFieldOf = (draft: RuleDraft, row: number): number => {
  const filled = draft.fields.flatMap((field, index) => (isEmpty(field) ? [] : [index]))
  return filled.indexOf(row)
}

/** Enough is written to try it: a record, and something to read of it that has a name. */
export function previewOf(draft: RuleDraft): Pick<ReadingRule, 'item' | 'fields'> | null {
  const { item } = draft
  const fields = ruleOf(draft).fields.filter(({ name }) => name.trim() !== '')
  return item.trim() === '' || fields.length === 0 ? null : { item: item.trim(), fields }
}
