import type { AnswerDetails } from '@sondeo/contract/website-analysis'
import { useAnswerMessages } from '../../messages/answer.ts'
import { Badge } from '../../ui/badge.tsx'

/** How complete the list is, green or amber, and who made the table. */
export function AnswerBadges({ details: { completeness, analyst } }: { details: AnswerDetails }) {
  const text = useAnswerMessages()
  return (
    <>
      {completeness && <CompletenessBadge {...completeness} />}
      <Badge>{analyst.model ? text.model(analyst.model) : text.builtIn}</Badge>
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
