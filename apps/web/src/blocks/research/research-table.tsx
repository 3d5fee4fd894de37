import type { ResearchDetails } from '@sondeo/contract/research/product-research'
import { useCallback, useId, useMemo, useState } from 'react'
import { formatDate } from '../../browser/format-date.ts'
import { useLanguage } from '../../browser/language.ts'
import { useResearchMessages } from '../../messages/research/product-research.ts'
import { useReportMessages } from '../../messages/research/research-report.ts'
import { Badge } from '../../ui/badge.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import type { ResultRow } from '../ai-answer/parse-ai-answer.ts'
import type { CellPlace } from '../result-grid/cell-place.ts'
import type { WriteCell } from '../result-grid/columns/describe-column.ts'
import { ResultGrid } from '../result-grid/result-grid.tsx'
import { dropSameWords } from './drop-same-words.ts'
import { FigureOrigin } from './figure-origin.tsx'
import { isMinimum, isPercentage, tellAtLeast, tellPercentage } from './tell-figure.ts'

type Props = { rows: readonly ResultRow[]; details: ResearchDetails }

/** The charts have shown the largest already. */
const FIRST_CARDS = 3

/** The table of a research, one direction at a time: a click on a figure tells where it comes from. */
export function ResearchTable({ rows, details }: Props) {
  const parts = details.tableParts ?? []
  if (parts.length === 0) return <PartOfTable rows={rows} all={rows} from={0} details={details} />
  return <Parts rows={rows} details={details} parts={parts} />
}

type PartsProps = {
  rows: readonly ResultRow[]
  details: ResearchDetails
  parts: NonNullable<ResearchDetails['tableParts']>
}

function Parts({ rows, details, parts }: PartsProps) {
  const text = useReportMessages().scope
  const id = useId()
  const [flow, setFlow] = useState(parts[0]?.flow ?? 'exports')
  const part = parts.find(each => each.flow === flow) ?? parts[0]
  const shown = useMemo(() => (part ? dropSameWords(rows.slice(part.from, part.from + part.count)) : []), [rows, part])
  if (!part) return null
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-lg text-balance">
          {part.title}
        </h2>
        {parts.length > 1 && (
          <Segmented
            label={text.direction}
            value={part.flow}
            onChange={setFlow}
            options={parts.map(each => ({ value: each.flow, label: text.flows[each.flow] }))}
          />
        )}
      </div>
      <PartOfTable key={part.flow} rows={shown} all={rows} from={part.from} details={details} />
    </section>
  )
}

type PartProps = {
  rows: readonly ResultRow[]
  /** What the export takes from. */
  all: readonly ResultRow[]
  from: number
  details: ResearchDetails
}

function PartOfTable({ rows, all, from, details }: PartProps) {
  const language = useLanguage()
  const [place, setPlace] = useState<CellPlace>()
  const write = useCallback<WriteCell>(
    (shown, { value, rowIndex, column }) => {
      if (typeof value !== 'number') return shown
      const isAtLeast = isMinimum(details, from + rowIndex, column)
      return isPercentage(column) ? tellPercentage(value, isAtLeast, language) : tellAtLeast(shown, isAtLeast)
    },
    [details, from, language],
  )
  return (
    <FigureOrigin rows={rows} from={from} details={details} place={place} onClose={() => setPlace(undefined)}>
      <ResultGrid
        rows={rows}
        partOf={{ rows: all, from }}
        write={write}
        badges={<ResearchBadges details={details} />}
        onShowOrigin={setPlace}
        selected={place}
        firstCards={FIRST_CARDS}
      />
    </FigureOrigin>
  )
}

/** When the report was made, and who wrote its analysis. */
function ResearchBadges({ details: { madeAt, analyst } }: { details: ResearchDetails }) {
  const text = useResearchMessages().figures
  const language = useLanguage()
  return (
    <>
      <Badge>{text.madeAt(formatDate(madeAt, language))}</Badge>
      <Badge>{analyst.model ? text.model(analyst.model) : text.writer}</Badge>
    </>
  )
}
