import type { AnswerDetails } from '@sondeo/contract/website-analysis'
import { useAnswerMessages } from '../../messages/answer.ts'
import { Badge } from '../../ui/badge.tsx'

type Props = {
  details: AnswerDetails
  /** Nobody asked for it: no analyst made it. */
  isUnasked: boolean
}

/** How complete the list is, green or amber, and who made the table. */
export function AnswerBadges({ details: { completeness, analyst }, isUnasked }: Props) {
  const text = useAnswerMessages()
  return (
    <>
      {completeness && <CompletenessBadge {...completeness} />}
      {!isUnasked && <Badge>{analyst.model ? text.model(analyst.model) : text.builtIn}</Badge>}
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
