import type { FieldChange } from '@sondeo/contract/watches/watch'
import { formatNumber } from '../../../browser/format-number.ts'
import type { Language } from '../../../browser/language.ts'
import type { WatchTexts } from '../../../messages/watches.ts'

/** What a change of a field means, in words; how far it moved, where that is known. */
export function describeMeaning(field: FieldChange, { change: text }: WatchTexts, language: Language): string | null {
  const { meaning, difference } = field
  const size = difference === undefined ? undefined : Math.abs(difference)
  if (meaning === 'deadline-soon') return text.soon(size ?? 0)
  if (meaning === 'deadline-moved')
    return !difference || size === undefined ? text.deadline : (difference > 0 ? text.later : text.earlier)(size)
  if (meaning === 'amount-up') return size ? text.upBy(formatNumber(size, language)) : text.up
  if (meaning === 'amount-down') return size ? text.downBy(formatNumber(size, language)) : text.down
  return meaning === 'status-changed' ? text.status : null
}
