import type { AnswerDetails } from '@sondeo/contract/website-analysis'
import { useAnswerMessages } from '../../messages/answer.ts'
import { Badge } from '../../ui/badge.tsx'
import { isAnswer } from './is-answer.ts'

type Props = {
  details: AnswerDetails
}

/** How complete the list is, green or amber, and who answered, where there was something to answer. */
export function AnswerBadges({ details: { completeness, analyst, plan } }: Props) {
  const text = useAnswerMessages()
  return (
    <>
      {completeness && <CompletenessBadge {...completeness} />}
      {analyst.model ? <Badge>{text.model(analyst.model)}</Badge> : isAnswer({ plan }) && <Badge>{text.builtIn}</Badge>}
    </>
  )
}

type Completeness = NonNullable<AnswerDetails['completeness']>

function CompletenessBadge({ pagesRead, recordsFound, recordsAnnounced, complete }: Completeness) {
  const text = useAnswerMessages()
  const words =
    recordsAnnounced === null
      ? (complete ? text.whole : text.partial)(recordsFound, pagesRead)
      : (complete ? text.wholeOf : text.partialOf)(recordsFound, recordsAnnounced, pagesRead)
  return (
    <Badge tone={complete ? 'true' : 'partial'} className="tabular">
      {words}
    </Badge>
  )
}
