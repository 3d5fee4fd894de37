import { paths } from '@sondeo/contract/paths'
import type { ScanSummary } from '@sondeo/contract/website-analysis'
import { useLocation } from 'react-router'
import { AnswerParseError } from '../../../blocks/ai-answer/parse-ai-answer.ts'
import { AnswerDoubt } from '../../../blocks/answer/answer-doubt.tsx'
import { explainFlowError } from '../../../browser/explain-error.ts'
import { useLanguage } from '../../../browser/language.ts'
import { usePlaceMessages } from '../../../messages/scan-place.ts'
import { useWebsiteMessages } from '../../../messages/website-analysis.ts'
import { Alert, Notice } from '../../../ui/alert.tsx'
import { AppLink } from '../../../ui/app-link.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { AnalysisResults } from './analysis-results.tsx'
import { ContactsTable } from './contacts-table.tsx'
import { DetailLine, DetailOffer } from './detail-offer.tsx'
import { FrameOffer } from './frame-offer.tsx'
import { QuestionForm } from './question-form.tsx'
import { ScanHead } from './scan-head.tsx'
import { ScanQuestions } from './scan-questions.tsx'
import { NothingFound, useAskScan } from './use-ask-scan.ts'
import { useQuestionDraft } from './use-question-draft.ts'
import { useReadDetails } from './use-read-details.ts'
import { useShownAnswer } from './use-shown-answer.ts'
import { WholeList } from './whole-list.tsx'

/** A scan that was read: the box to ask, and below it the answer that is shown, or everything. */
export function ReadyScan({ scan }: { scan: ScanSummary }) {
  const text = useWebsiteMessages()
  const place = usePlaceMessages()
  const language = useLanguage()
  const { key } = useLocation()
  const ask = useAskScan(scan._id)
  const { shownId, answer, isContacts, isOpening, isGone, show, showAll } = useShownAnswer()
  const { draft, keep } = useQuestionDraft(scan._id, { id: shownId, question: answer?.question })
  const askFor = (question: string, reading?: unknown) =>
    ask.mutate({ question, reading, askedAt: key }, { onSuccess: show })
  // A failure belongs to where it was asked: whoever opens another answer has left it behind.
  const error = ask.variables?.askedAt === key ? ask.error : null
  const whatFailed = error instanceof AnswerParseError ? text.ask.parseFailed : text.ask.failed
  // What is offered belongs to the question that it was offered for: the last one, or that of the answer on screen.
  const nothing = error instanceof NothingFound ? error : undefined
  const failure = nothing?.note
    ? { text: nothing.note, detail: text.ask.failed }
    : explainFlowError({ error, language, whatFailed })
  const { detailsNeeded: need } = nothing ?? answer?.reply ?? {}
  const asked = nothing ? ask.variables?.question : answer?.question
  const askAgain = () => asked && askFor(asked)
  const choose = (reading: unknown) => asked && askFor(asked, reading)
  const details = useReadDetails({ scan, need, onRead: askAgain })
  const isListShown = !answer && !isOpening && !isContacts
  return (
    <>
      <ScanHead scan={scan} heading={answer ? text.results.heading : text.ask.heading} isContacts={isContacts} />
      {!answer && <FrameOffer scan={scan} />}
      <QuestionForm
        scan={scan}
        draft={draft}
        onType={keep}
        isAsking={ask.isPending}
        isCompact={answer !== undefined}
        onAsk={askFor}
      >
        {error && <Alert detail={failure.detail}>{failure.text}</Alert>}
        {nothing?.doubt && <AnswerDoubt doubt={nothing.doubt} isAsking={ask.isPending} onChoose={choose} />}
      </QuestionForm>
      <DetailOffer scan={scan} need={need} isForContacts={isContacts} reading={details} />
      {isGone && <Notice>{place.answerGone}</Notice>}
      {isOpening && <TableSkeleton />}
      {answer && (
        <AnalysisResults
          scan={scan}
          answer={answer}
          isNamed={error !== null}
          isAsking={ask.isPending}
          onChoose={reading => askFor(answer.question, reading)}
          onShowAll={showAll}
        />
      )}
      {isContacts && <ContactsTable scan={scan} onShowAll={showAll} />}
      {isListShown && <WholeList scan={scan} />}
      <DetailLine scan={scan} need={need} isForContacts={isContacts} reading={details} />
      <ScanQuestions scanId={scan._id} shownId={answer?.reply.searchId ?? null} />
      <p className="text-sm text-ink-2">
        {text.ask.ownRules}{' '}
        <AppLink to={paths.readingRulesFor(scan._id)} className="font-semibold text-link underline">
          {text.ask.ownRulesLink}
        </AppLink>
      </p>
    </>
  )
}
