/** What a person wants read on a page: which elements are the records, and what of each. */
export type ReadingRule = {
  name: string
  /** CSS selector of one record. */
  item: string
  fields: RuleField[]
}

export type RuleField = {
  name: string
  /** Looked for inside the record; empty for the record itself. */
  selector: string
  /** The value stands in this attribute instead of the text. */
  attribute: string | null
}
