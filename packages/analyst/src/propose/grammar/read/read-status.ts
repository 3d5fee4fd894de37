import { addDays } from '../../find-days.ts'
import { addCondition, type Draft, hasConcept, isCue, pickField, use } from '../draft.ts'

/** "vencidas", "still open", "los que bajaron": words that say something about today or about zero. */
export function readStatus(draft: Draft): void {
  const { parts, fields, question } = draft
  for (const [at, part] of parts.entries()) {
    if (part.used || part.kind !== 'cue') continue
    if (isCue(part, 'expired', 'pending')) {
      const field = pickField(fields, [
        field => field.isDate && hasConcept('deadline', 'end')(field),
        field => field.isDate && hasConcept('event-date', 'start', 'service')(field),
        field => field.isDate && !hasConcept('published')(field),
      ])
      if (!field) continue
      const before = { kind: 'date' as const, field: field.key, test: 'before' as const, day: question.today }
      addCondition(
        draft,
        part.cue === 'expired'
          ? before
          : {
              kind: 'all',
              of: [
                { kind: 'not', of: before },
                { kind: 'present', field: field.key },
              ],
            },
        at,
      )
      use(part)
    }
    if (isCue(part, 'in-stock', 'no-stock')) {
      const field = pickField(fields, [field => field.isNumeric && hasConcept('stock', 'availability')(field)])
      if (!field) continue
      const test = part.cue === 'in-stock' ? 'more' : 'at-most'
      addCondition(draft, { kind: 'number', field: field.key, test, value: 0 }, at)
      use(part)
    }
    if (isCue(part, 'no-change')) {
      const field = pickField(fields, [hasConcept('change')])
      if (!field) continue
      addCondition(draft, { kind: 'number', field: field.key, test: 'equals', value: 0 }, at)
      use(part)
    }
    if (isCue(part, 'next-one') && !draft.sort) {
      const field = pickField(fields, [
        field => field.isDate && hasConcept('event-date', 'start', 'deadline', 'service')(field),
        field => field.isDate,
      ])
      if (!field) continue
      const day = addDays(question.today, -1)
      addCondition(draft, { kind: 'date', field: field.key, test: 'after', day }, at)
      draft.sort = { field, isAscending: true }
      draft.limit = 1
      use(part)
    }
    if (isCue(part, 'went-up', 'went-down')) {
      const field = pickField(fields, [hasConcept('change')])
      if (!field) continue
      const test = part.cue === 'went-up' ? 'more' : 'less'
      addCondition(draft, { kind: 'number', field: field.key, test, value: 0 }, at)
      use(part)
    }
  }
}
