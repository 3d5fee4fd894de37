import { errorTextsEn } from '@sondeo/contract/error-texts/en'
import { errorTextsEs } from '@sondeo/contract/error-texts/es'
import { isErrorCode } from '@sondeo/contract/errors'
import type { StoredRun } from '@sondeo/database/watch-runs-store'
import { localeOf, type Reader } from '../../../messages/locale-of.ts'
import { messagesIn } from '../../../messages/server-messages.ts'
import type { StoredChange } from './watch-settings.ts'

/** A row is told by its first cells: people recognise it by them. */
export const nameRow = (row: Record<string, string>): string =>
  Object.values(row).filter(Boolean).slice(0, 2).join(' · ').slice(0, 160)

/** One change in a line of words, for mails and feeds. */
export function writeChange(change: StoredChange, { code }: Pick<StoredRun, 'code'>, reader: Reader): string {
  const { language } = reader
  const { kind, row, fields, goneSince } = change
  const texts = messagesIn(language).watches
  if (kind === 'unreadable') {
    const errorTexts = language === 'es' ? errorTextsEs : errorTextsEn
    return errorTexts[isErrorCode(code) ? code : 'internal']
  }
  if (kind === 'new') return goneSince ? texts.back(nameRow(row)) : texts.added(nameRow(row))
  if (kind === 'gone') return texts.gone(nameRow(row))
  const said = fields.map(field => writeField(field, reader)).join('; ')
  if (kind === 'deadline') return texts.deadline(nameRow(row), said)
  return texts.changed(nameRow(row), said.slice(0, 300))
}

/** What a field says now, and in words what that means: a deadline, an amount, a state. */
function writeField({ name, before, after, meaning, difference }: StoredChange['fields'][number], reader: Reader) {
  const { meanings } = messagesIn(reader.language).watches
  if (meaning === 'deadline-soon') return meanings.soon(name, after, difference ?? 0)
  const moved = `${name}: ${before || '—'} → ${after || '—'}`
  if (meaning === 'status-changed') return `${moved} (${meanings.status})`
  if (meaning === null || difference === undefined) return moved
  const amount = new Intl.NumberFormat(localeOf(reader), { maximumFractionDigits: 2, useGrouping: 'always' }).format(
    Math.abs(difference),
  )
  if (meaning === 'deadline-moved')
    return `${moved} (${difference > 0 ? meanings.later(difference) : meanings.earlier(-difference)})`
  return `${moved} (${meaning === 'amount-up' ? meanings.up(amount) : meanings.down(amount)})`
}
