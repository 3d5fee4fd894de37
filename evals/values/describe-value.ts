import type { Value } from '@sondeo/table/value'

/** A reading in the words of the labels. */
export function describeValue(value: Value): string {
  switch (value.kind) {
    case 'number':
      return `number:${value.number}`
    case 'money':
      return `${value.currency ?? '?'}:${value.amount}`
    case 'percentage':
      return `percent:${value.percent}`
    case 'date':
      return `date:${value.date}${value.time ? `T${value.time}` : ''}`
    case 'date-range':
      return `range:${value.from}/${value.to}`
    case 'duration':
      return `duration:${value.iso}`
    case 'identifier':
      return value.scheme ? `identifier:${value.scheme}` : 'identifier'
    case 'phone':
      return `phone:${value.phone}`
    case 'email':
      return `email:${value.email}`
    case 'url':
    case 'image':
      return `url:${value.url}`
    case 'ambiguous':
      return 'open'
    default:
      return value.kind
  }
}

/** Whether a reading is what the label asks for; a label without a scheme takes any. */
export const isAsLabelled = (reading: string, label: string): boolean =>
  label.split('|').some(wanted => wanted === reading || (wanted === 'identifier' && reading.startsWith('identifier:')))
