import type { Concept } from '../../words/concepts.data.ts'
import type { Span } from '../../words/split-words.ts'
import type { Field } from '../describe-fields.ts'
import type { DaysFound } from '../find-days.ts'
import type { Quantity } from '../find-quantities.ts'
import type { Cue } from './cues.data.ts'
import type { Mention } from './match-fields.ts'
import type { ValueMention } from './match-values.ts'

/** One piece of the question as it reads over one list. */
export type Part = Span &
  (
    | { kind: 'quote'; text: string }
    | { kind: 'quantity'; quantity: Quantity }
    | { kind: 'days'; days: DaysFound }
    | { kind: 'cue'; cue: Cue; mention?: Mention | null }
    | { kind: 'field'; mention: Mention; field: Field }
    | { kind: 'value'; value: ValueMention }
    /** Known words for which this list has no column: what the records are, or something it lacks. */
    | { kind: 'missing'; concepts: Concept[]; isThing: boolean }
    | { kind: 'filler' }
    | { kind: 'topic' }
    | { kind: 'unknown' }
  )
