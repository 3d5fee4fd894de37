import { getExportTable } from '@sondeo/contract/exports'
import type { AnswerDetails } from '@sondeo/contract/website-analysis'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../browser/api-client.ts'
import { useQueryKeys } from '../../browser/session.ts'
import { useAnswerMessages } from '../../messages/answer.ts'
import { Badge } from '../../ui/badge.tsx'
import { InfoTip } from '../../ui/overlays/info-tip.tsx'
import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'
import { OriginPanel } from '../origin-panel/origin-panel.tsx'
import type { CellPlace } from '../result-grid/cell-place.ts'
import { ResultGrid } from '../result-grid/result-grid.tsx'
import { isAnswer } from './is-answer.ts'
import { useKeyInLanguage } from './use-key-in-language.ts'

type Props = {
  rows: readonly ResultRow[]
  details: AnswerDetails | undefined
  searchId: string | null
  /** A list that is shown before anybody asks. */
  isUnasked?: boolean
}

/** What the cells mean: amounts, days. Without it the grid shows their texts. */
function useTypedTable(searchId: string | null, isWanted: boolean) {
  const { data, isLoading } = useQuery({
    ...useKeyInLanguage(useQueryKeys().typedTable(searchId ?? '')),
    enabled: searchId !== null && isWanted,
    queryFn: async ({ signal }) => (await call(getExportTable, { searchId: searchId ?? '' }, { signal })).table,
    // Large tables are compared by identity only.
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return { typed: data, isTyping: isLoading }
}

/** The table of an analysis: a click on a value opens the page it was read from. */
export function AnswerTable({ rows, details, searchId, isUnasked = false }: Props) {
  const [place, setPlace] = useState<CellPlace>()
  const readings = useTypedTable(searchId, details !== undefined && rows.length > 0)
  // How complete a whole list is stands in the head of its place.
  const badges = details && !isUnasked && <AnswerBadges details={details} />
  const grid = { rows, badges, ...readings, plan: details?.plan, compared: details?.comparedColumns }
  if (!details || searchId === null) return <ResultGrid {...grid} />
  return (
    <OriginPanel searchId={searchId} place={place} onClose={() => setPlace(undefined)}>
      <ResultGrid {...grid} onShowOrigin={setPlace} selected={place} />
    </OriginPanel>
  )
}

type BadgesProps = {
  details: AnswerDetails
}

/** How complete the list is, green or amber, and who answered, where there was something to answer. */
function AnswerBadges({ details: { completeness, analyst, plan } }: BadgesProps) {
  const text = useAnswerMessages()
  return (
    <>
      {completeness && <CompletenessBadge {...completeness} />}
      {analyst.model && <Badge>{text.model(analyst.model)}</Badge>}
      {!analyst.model && isAnswer({ plan }) && (
        // Without a sign of its own: readers took it for a fault.
        <span className="inline-flex items-center text-xs text-ink-3">
          <span>{text.builtIn}</span>
          <InfoTip label={text.builtInTip}>{text.builtInWhy}</InfoTip>
        </span>
      )}
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
