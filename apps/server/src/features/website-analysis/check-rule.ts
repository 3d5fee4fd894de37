import type { FieldError } from '@sondeo/contract/errors'
import type { ReadingRule } from '@sondeo/contract/reading-rules'
import { checkSelector } from '@sondeo/extraction/select-elements'
import { AppError } from '../../app-error.ts'

/** Every selector that cannot be used is named, by the field it stands in. */
export function checkRule({ item, fields }: Pick<ReadingRule, 'item' | 'fields'>) {
  const named = [
    { field: 'item', selector: item },
    ...fields.map(({ selector }, index) => ({ field: `fields.${index}.selector`, selector })),
  ]
  const mistakes = named
    .filter(({ selector }) => selector !== '' && checkSelector(selector) !== null)
    .map(({ field }): FieldError => ({ field, code: 'selector_invalid' }))
  if (mistakes.length > 0) throw new AppError('selector_invalid', { fields: mistakes })
}
