import type { AnswerDetails } from '@sondeo/contract/website-analysis'
import { useState } from 'react'
import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'
import { OriginPanel } from '../origin-panel/origin-panel.tsx'
import type { CellPlace } from '../result-grid/cell-place.ts'
import { ResultGrid } from '../result-grid/result-grid.tsx'
import { AnswerBadges } from './answer-badges.tsx'

type Props = {
  rows: readonly ResultRow[]
  details: AnswerDetails | undefined
  searchId: string | null
  /** A list that is shown before anybody asks. */
  isUnasked?: boolean
}

/** The table of an analysis: a click on a value opens the page it was read from. */
export function AnswerTable({ rows, details, searchId, isUnasked = false }: Props) {
  const [place, setPlace] = useState<CellPlace>()
  const badges = details && <AnswerBadges details={details} isUnasked={isUnasked} />
  if (!details || searchId === null) return <ResultGrid rows={rows} badges={badges} />
  return (
    <>
      <ResultGrid rows={rows} badges={badges} onShowOrigin={setPlace} selected={place} />
      <OriginPanel searchId={searchId} place={place} onClose={() => setPlace(undefined)} />
    </>
  )
}
