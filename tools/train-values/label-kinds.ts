import { soleReading } from '@sondeo/values/decide-day-order'
import type { Kind, Option } from '@sondeo/values/list-options'
import { isTwofold } from '@sondeo/values/number-form'

/** What the kinds of `headers.jsonl` ask for; the first that a cell can be counts. */
const kindsOfHeader: Record<string, Kind[]> = {
  code: ['code'],
  count: ['number'],
  measure: ['number', 'duration'],
  money: ['money', 'number'],
  percent: ['percentage', 'number'],
  date: ['date'],
  year: ['date'],
  duration: ['duration', 'number'],
  clock: ['text'],
  name: ['text'],
  text: ['text'],
}

export function kindsUnderHeader(kind: string, options: readonly Option[]): Kind[] {
  const found = kindsOfHeader[kind]?.find(wanted => options.some(option => option.kind === wanted))
  return found ? [found] : []
}

/** Marks or the order of day and month decide what is left of such an option, not the kind. */
const staysOpen = ({ candidate }: Option): boolean =>
  candidate.as === 'date'
    ? soleReading(candidate.form) === null
    : 'cell' in candidate
      ? isTwofold(candidate.cell.form)
      : candidate.as === 'open'

/** The kinds that a label of `columns*.jsonl` accepts. */
export function kindsOfLabel(label: string, options: readonly Option[]): Kind[] {
  const has = (kind: Kind): boolean => options.some(option => option.kind === kind)
  return label.split('|').flatMap((wanted): Kind[] => {
    if (wanted === 'open') return ['open', ...options.filter(staysOpen).map(({ kind }) => kind)]
    if (/^[A-Z]{3}:|^\?:/.test(wanted)) return has('money') ? ['money'] : ['number']
    if (wanted.startsWith('percent')) return has('percentage') ? ['percentage'] : ['number']
    if (wanted.startsWith('number')) return ['number']
    if (/^(?:date|range)/.test(wanted)) return ['date']
    if (wanted.startsWith('duration')) return ['duration']
    if (wanted.startsWith('identifier')) return ['code']
    return /^(?:url|email)/.test(wanted) ? ['url'] : ['text']
  })
}
