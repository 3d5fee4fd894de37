import type { ResearchDetails } from '@sondeo/contract/research/product-research'
import type { ReactNode } from 'react'
import { useLanguage } from '../../browser/language.ts'
import { useResearchMessages } from '../../messages/research/product-research.ts'
import { SmartLink } from '../../ui/smart-link.tsx'
import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'
import type { CellPlace } from '../result-grid/cell-place.ts'
import { valueText } from '../result-grid/cell-text.ts'
import { SidePanel } from '../side-panel/side-panel.tsx'
import { tellAtLeast } from './tell-figure.ts'

type Props = {
  rows: readonly ResultRow[]
  /** Where these rows start within the table that the origins are of. */
  from: number
  details: ResearchDetails
  place: CellPlace | undefined
  onClose: () => void
  /** The table whose figures are asked about. */
  children: ReactNode
}

/** Source, year, method and address of one figure. */
export function FigureOrigin({ rows, from, details: { figureOrigins }, place, onClose, children }: Props) {
  const text = useResearchMessages().origin
  const language = useLanguage()
  const row = place && rows[place.rowIndex]
  const origin = place && figureOrigins.origins[figureOrigins.rows[from + place.rowIndex]?.[place.column] ?? -1]
  const [subject] = Object.values(row ?? {})
  return (
    <SidePanel isOpen={place !== undefined} onClose={onClose} title={text.heading} table={children}>
      {place && row && (
        <div className="grid gap-5">
          <div className="grid gap-1">
            <p className="text-sm text-ink-2">{`${subject} · ${place.column}`}</p>
            <p className="tabular text-xl font-semibold wrap-anywhere">
              {tellAtLeast(
                valueText(row[place.column], { language, formatsNumbers: true }),
                origin?.isAtLeast ?? false,
              )}
            </p>
          </div>
          {!origin && <p className="text-sm text-ink-2">{text.none}</p>}
          {origin && (
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 text-sm">
              <dt className="text-ink-3">{text.source}</dt>
              <dd>{origin.source}</dd>
              {origin.year !== null && (
                <>
                  <dt className="text-ink-3">{text.year}</dt>
                  <dd className="tabular">{origin.year}</dd>
                </>
              )}
              <dt className="text-ink-3">{text.method}</dt>
              <dd>{origin.method}</dd>
            </dl>
          )}
          {origin?.address && /^https?:/.test(origin.address) && (
            <SmartLink to={origin.address} className="w-fit text-sm text-link hover:underline">
              {text.open}
            </SmartLink>
          )}
        </div>
      )}
    </SidePanel>
  )
}
