import type { ScanSummary } from '@sondeo/contract/website-analysis'
import { List, MessageCircleQuestion } from 'lucide-react'
import { AnswerCaveats, AnswerExplanation } from '../../../blocks/answer/answer-notes.tsx'
import { AnswerTable } from '../../../blocks/answer/answer-table.tsx'
import { ExportMenu } from '../../../blocks/export-menu/export-menu.tsx'
import { ShareButton } from '../../../blocks/share/share-button.tsx'
import { WatchButton } from '../../../blocks/watch/watch-button.tsx'
import { usePlaceMessages } from '../../../messages/scan-place.ts'
import { useWebsiteMessages } from '../../../messages/website-analysis.ts'
import { Button } from '../../../ui/button.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import type { Answered } from './use-ask-scan.ts'

type Props = {
  scan: ScanSummary
  answer: Answered
  /** The box to ask holds another question: this one is named beside its answer. */
  isNamed: boolean
  isAsking: boolean
  onChoose: (reading: unknown) => void
  onShowAll: () => void
}

/** Step 3: the table, what it was made of, and the ways on. */
export function AnalysisResults({ scan, answer, isNamed, isAsking, onChoose, onShowAll }: Props) {
  const text = useWebsiteMessages().results
  const place = usePlaceMessages()
  const { details, searchId } = answer.reply
  return (
    <div aria-busy={isAsking} className={joinClasses('grid min-w-0 gap-4', isAsking && 'opacity-60')}>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-80 gap-1.5 self-center">
          <p className={isNamed ? 'flex gap-2 text-sm text-ink-2' : 'sr-only'}>
            <MessageCircleQuestion aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
            <span className="sr-only">{`${text.prompt}: `}</span>
            <em className="wrap-anywhere">{answer.question}</em>
          </p>
          {details && <AnswerExplanation details={details} />}
        </div>
        <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:[&_button]:w-full">
          <Button variant="outline" onClick={onShowAll}>
            <List aria-hidden="true" className="max-sm:hidden" />
            {place.showAll}
          </Button>
          {searchId && <WatchButton target={{ of: { searchId }, name: answer.question, pages: scan.pagesRead }} />}
          {searchId && <ShareButton searchId={searchId} variant="ghost" />}
          <ExportMenu name={scan.url} rows={answer.rows} searchId={searchId} />
        </div>
      </div>
      {details && <AnswerCaveats details={details} isAsking={isAsking} onChoose={onChoose} />}
      <AnswerTable key={searchId} rows={answer.rows} details={details} searchId={searchId} />
    </div>
  )
}
