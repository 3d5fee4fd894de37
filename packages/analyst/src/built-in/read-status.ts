import { type Draft, hasConcept, isCue, pickField, use } from './draft.ts'
import { addDays } from './find-days.ts'

/** "vencidas", "still open", "los que bajaron": words that say something about today or about zero. */
export function readStatus(draft: Draft): void {
  const { parts, fields, question } = draft
  for (const part of parts) {
    if (part.used || part.kind !== 'cue') continue
    if (isCue(part, 'expired', 'pending')) {
      const field = pickField(fields, [
        field => field.isDate && hasConcept('deadline', 'end')(field),
        field => field.isDate && hasConcept('event-date', 'start', 'service')(field),
        field => field.isDate && !hasConcept('published')(field),
      ])
      if (!field) continue
      const before = { kind: 'date' as const, field: field.key, test: 'before' as const, day: question.today }
      draft.conditions.push(
        part.cue === 'expired'
          ? before
          : {
              kind: 'all',
              of: [
                { kind: 'not', of: before },
                { kind: 'present', field: field.key },
              ],
            },
      )
      use(part)
    }
    if (isCue(part, 'in-stock', 'no-stock')) {
      const field = pickField(fields, [field => field.isNumeric && hasConcept('stock', 'availability')(field)])
      if (!field) continue
      draft.conditions.push({
        kind: 'number',
        field: field.key,
        test: part.cue === 'in-stock' ? 'more' : 'at-most',
        value: 0,
      })
      use(part)
    }
    if (isCue(part, 'no-change')) {
      const field = pickField(fields, [hasConcept('change')])
      if (!field) continue
      draft.conditions.push({ kind: 'number', field: field.key, test: 'equals', value: 0 })
      use(part)
    }
    if (isCue(part, 'next-one') && !draft.sort) {
      const field = pickField(fields, [
        field => field.isDate && hasConcept('event-date', 'start', 'deadline', 'service')(field),
        field => field.isDate,
      ])
      if (!field) continue
      draft.conditions.push({ kind: 'date', field: field.key, test: 'after', day: addDays(question.today, -1) })
      draft.sort = { field, isAscending: true }
      draft.limit = 1
      use(part)
    }
    if (isCue(part, 'went-up', 'went-down')) {
      const field = pickField(fields, [hasConcept('change')])
      if (!field) continue
      draft.conditions.push({
        kind: 'number',
        field: field.key,
        test: part.cue === 'went-up' ? 'more' : 'less',
        value: 0,
      })
      use(part)
    }
  }
}
