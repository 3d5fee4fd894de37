import type { Language } from '../explain-plan.ts'
import { otherWayTexts } from '../messages/other-way-texts.ts'
import { fieldsOfCondition } from '../plan/check-plan.ts'
import type { Condition } from '../plan/plan.ts'
import { columnName } from './column-name.ts'
import type { Field } from './describe-fields.ts'
import type { Draft } from './draft.ts'
import type { ValueMention } from './match-values.ts'

const MAX_OFFERED = 3

/** What is left out in one column would only be left out in another. */
const isNegated = (conditions: readonly Condition[], { matches }: ValueMention): boolean =>
  conditions.some(
    condition =>
      condition.kind === 'not' && matches.some(({ field }) => fieldsOfCondition(condition).includes(field.key)),
  )

/** Other ways the question could be meant, each as a question that can be asked as it stands. */
export function offerOtherWays({ parts, question, conditions, fields }: Draft, language: Language): string[] {
  const texts = otherWayTexts[language]
  const name = (field: Field) => columnName(field, language).toLowerCase()
  const used = new Set(conditions.flatMap(fieldsOfCondition))
  const offers = parts.flatMap(part => {
    const words = question.text.slice(question.words[part.from]?.start, question.words[part.to - 1]?.end)
    // The same words stand in another column too.
    if (part.kind === 'value' && !isNegated(conditions, part.value))
      return (
        part.value.matches
          .filter(({ field }) => !used.has(field.key))
          // In the page's own words, so that the question finds them there.
          .map(({ field, texts: own }) => texts.contains(name(field), own[0] ?? words))
      )
    // The limit fits another amount of the same kind.
    if (part.kind === 'quantity' && part.quantity.isMoney) {
      const compared = fields.filter(({ key, kind }) => kind === 'money' && used.has(key))
      const others = fields.filter(({ key, kind }) => kind === 'money' && !used.has(key))
      const test = conditions.find(
        condition => condition.kind === 'number' && compared.some(({ key }) => key === condition.field),
      )
      const kind = test?.kind === 'number' ? test.test : 'between'
      return kind === 'between' ? [] : others.map(field => texts.compare[kind](name(field), words))
    }
    return []
  })
  return [...new Set(offers)].slice(0, MAX_OFFERED)
}
