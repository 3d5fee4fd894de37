import type { Watch } from '@sondeo/contract/watches/watch'
import { KeyRound, MessageCircleQuestion } from 'lucide-react'
import { formatWhen } from '../../browser/format-when.ts'
import { useLanguage } from '../../browser/language.ts'
import { useWatchMessages } from '../../messages/watches.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { SmartLink } from '../../ui/smart-link.tsx'
import { describeRun } from './describe-run.ts'

/** What is watched, how it went last, and when it runs next. */
export function WatchFacts({ watch }: { watch: Watch }) {
  const text = useWatchMessages()
  const language = useLanguage()
  const isBad = watch.lastRun?.state === 'unreadable' || watch.lastRun?.state === 'failed'
  const next = watch.state === 'paused' ? text.run.paused : watch.nextRunAt
  return (
    <div className="grid gap-1 text-sm text-ink-2">
      <SmartLink to={watch.url} className="w-fit wrap-anywhere text-link hover:underline">
        {/* A whole list is called what its page is called, which says nothing twice. */}
        {watch.site === watch.name ? watch.url : watch.site}
      </SmartLink>
      {watch.question && (
        <p className="flex gap-2">
          <MessageCircleQuestion aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
          <span className="sr-only">{`${text.watch.question}: `}</span>
          <em className="wrap-anywhere">{watch.question}</em>
        </p>
      )}
      <p className={joinClasses('tabular first-letter:uppercase', isBad && 'text-partial')}>
        {watch.lastRun
          ? describeRun(watch.lastRun, text, language)
          : text.run.never(formatWhen(watch.createdAt, language))}
      </p>
      {watch.hasLogin && (
        <p className="flex gap-2 text-ink-3">
          <KeyRound aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {text.login.has}
        </p>
      )}
      {next && (
        <p className="tabular text-ink-3">
          {[
            watch.state === 'paused' ? next : text.run.next(formatWhen(next, language)),
            text.fields.intervals[watch.every],
          ].join(' · ')}
        </p>
      )}
    </div>
  )
}
