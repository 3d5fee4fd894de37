import type { FieldChange, WatchChange } from '@sondeo/contract/watches/watch'
import { ArrowRight, FileSearch, History } from 'lucide-react'
import { explainCode } from '../../../browser/explain-error.ts'
import { formatNumber } from '../../../browser/format-number.ts'
import { formatWhen } from '../../../browser/format-when.ts'
import { type Language, useLanguage } from '../../../browser/language.ts'
import { useWatchMessages, type WatchTexts } from '../../../messages/watches.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { kindOf, titleOf } from './change-kind.ts'

const tones = {
  new: 'true',
  back: 'true',
  deadline: 'partial',
  changed: 'signal',
  gone: 'neutral',
  unreadable: 'partial',
} as const

type Props = { change: WatchChange; onShowPlaces: () => void; onShowHistory: () => void }

/** One change: what happened to which row, field by field, with the ways to see it. */
export function ChangeItem({ change, onShowPlaces, onShowHistory }: Props) {
  const text = useWatchMessages().change
  const language = useLanguage()
  const kind = kindOf(change)
  const title = titleOf(change) || text.unnamed
  const isUnread = kind === 'unreadable'
  const hasPlaces = change.place !== null || change.placeBefore !== null
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
        <Badge tone={tones[kind]}>{text.kinds[kind]}</Badge>
        {!change.isSeen && (
          <span className="mt-2 size-2 shrink-0 rounded-full bg-signal">
            <span className="sr-only">{text.unseen}</span>
          </span>
        )}
        <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
          {isUnread ? (change.code ? explainCode(change.code, language) : text.noReason) : title}
        </p>
      </div>
      {change.goneSince && (
        <p className="text-sm text-ink-2">{text.goneSince(formatWhen(change.goneSince, language))}</p>
      )}
      {change.fields?.map(field => (
        <MovedField key={field.name} field={field} />
      ))}
      {(hasPlaces || change.rowId !== null) && (
        <div className="-ml-3 flex flex-wrap gap-x-1">
          {hasPlaces && (
            <Button variant="ghost" size="sm" aria-label={text.placesOf(title)} onClick={onShowPlaces}>
              <FileSearch aria-hidden="true" />
              {text.places}
            </Button>
          )}
          {change.rowId !== null && (
            <Button variant="ghost" size="sm" aria-label={text.historyOf(title)} onClick={onShowHistory}>
              <History aria-hidden="true" />
              {text.history}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** The field, what it said, what it says, and what that means. */
function MovedField({ field }: { field: FieldChange }) {
  const texts = useWatchMessages()
  const language = useLanguage()
  const { empty, becomes } = texts.change
  const meaning = describeMeaning(field, texts, language)
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5 text-sm">
      <span className="text-ink-3">{`${field.name}:`}</span>
      {field.meaning !== 'deadline-soon' && (
        <>
          <span className="tabular min-w-0 wrap-anywhere text-ink-2 line-through">{field.before || empty}</span>
          <ArrowRight aria-hidden="true" className="size-3.5 shrink-0 self-center text-ink-3" />
          <span className="sr-only">{becomes}</span>
        </>
      )}
      <span className="tabular min-w-0 font-medium wrap-anywhere">{field.after || empty}</span>
      {meaning && <span className="font-semibold text-ink-2">{`(${meaning})`}</span>}
    </div>
  )
}

/** What a change of a field means, in words; how far it moved, where that is known. */
function describeMeaning(field: FieldChange, { change: text }: WatchTexts, language: Language): string | null {
  const { meaning, difference } = field
  const size = difference === undefined ? undefined : Math.abs(difference)
  if (meaning === 'deadline-soon') return text.soon(size ?? 0)
  if (meaning === 'deadline-moved')
    return !difference || size === undefined ? text.deadline : (difference > 0 ? text.later : text.earlier)(size)
  if (meaning === 'amount-up') return size ? text.upBy(formatNumber(size, language)) : text.up
  if (meaning === 'amount-down') return size ? text.downBy(formatNumber(size, language)) : text.down
  return meaning === 'status-changed' ? text.status : null
}
