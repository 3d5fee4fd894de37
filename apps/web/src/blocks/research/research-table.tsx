import type { ResearchDetails } from '@sondeo/contract/product-research'
import { useState } from 'react'
import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'
import type { CellPlace } from '../result-grid/cell-place.ts'
import { ResultGrid } from '../result-grid/result-grid.tsx'
import { FigureOriginSheet } from './figure-origin-sheet.tsx'
import { ResearchBadges } from './research-badges.tsx'

type Props = { rows: readonly ResultRow[]; details: ResearchDetails | undefined }

/** The table of a research: a click on a figure tells where it comes from. */
export function ResearchTable({ rows, details }: Props) {
  const [place, setPlace] = useState<CellPlace>()
  if (!details) return <ResultGrid rows={rows} />
  return (
    <>
      <ResultGrid rows={rows} badges={<ResearchBadges details={details} />} onShowOrigin={setPlace} selected={place} />
      <FigureOriginSheet rows={rows} details={details} place={place} onClose={() => setPlace(undefined)} />
    </>
  )
}
