import type { ReplyOf } from '@sondeo/contract/endpoint'
import type { openShare } from '@sondeo/contract/shares'
import { MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import type { ResultRow } from '../../blocks/ai-answer/parse-ai-answer.ts'
import { ExportMenu } from '../../blocks/export-menu/export-menu.tsx'
import { MarketAnalysis } from '../../blocks/market-analysis.tsx'
import { OriginPanel } from '../../blocks/origin-panel/origin-panel.tsx'
import { nameReport } from '../../blocks/research/name-report.ts'
import { ResearchReport } from '../../blocks/research/research-report.tsx'
import type { CellPlace } from '../../blocks/result-grid/cell-place.ts'
import { ResultGrid } from '../../blocks/result-grid/result-grid.tsx'
import { formatDate } from '../../browser/format-date.ts'
import { useLanguage } from '../../browser/language.ts'
import { useResearchMessages } from '../../messages/research/product-research.ts'
import { useShareMessages } from '../../messages/shares.ts'
import { Notice } from '../../ui/alert.tsx'

type Props = Omit<ReplyOf<typeof openShare>, 'content' | 'success'> & { token: string; rows: readonly ResultRow[] }

/** A result as whoever has the link sees it: to read and to take along, with the origin of every value. */
export function SharedTable(props: Props) {
  const { token, name, question, createdAt, expiresAt, rows, table, summary, details, research } = props
  const text = useShareMessages().shared
  const { other } = useResearchMessages().language
  const language = useLanguage()
  const [place, setPlace] = useState<CellPlace>()
  const grid = { rows, typed: table, plan: details?.plan, compared: details?.comparedColumns }
  const day = (moment: string) => formatDate(moment, language)
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="grid min-w-0 flex-1 basis-80 gap-1.5">
          <p className="text-sm font-semibold text-ink-3">{text.title}</p>
          <h1 className="text-xl wrap-anywhere">{nameReport(name, research)}</h1>
          {question && (
            <p className="flex gap-2 text-sm text-ink-2">
              <MessageCircleQuestion aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
              <span className="sr-only">{`${text.question}: `}</span>
              <em className="wrap-anywhere">{question}</em>
            </p>
          )}
          {details?.explanation && <p className="text-sm text-ink-2">{details.explanation}</p>}
          <p className="text-sm text-ink-3">{`${text.made(day(createdAt))} · ${text.until(day(expiresAt))}`}</p>
        </div>
        {rows.length > 0 && <ExportMenu name={name} rows={rows} summary={summary} visitor={{ typed: table }} />}
      </div>
      {/* Only reports of before, whose figures were not kept, cannot be told in both. */}
      {research?.lang && research.lang !== language && <Notice>{other}</Notice>}
      {research ? (
        <ResearchReport rows={rows} summary={summary} details={research} />
      ) : rows.length === 0 ? (
        <p className="text-ink-2">{text.empty}</p>
      ) : details?.explanation ? (
        <>
          <p className="text-sm text-ink-2">{text.hint}</p>
          <OriginPanel token={token} place={place} onClose={() => setPlace(undefined)}>
            <ResultGrid {...grid} onShowOrigin={setPlace} selected={place} />
          </OriginPanel>
        </>
      ) : (
        <ResultGrid {...grid} />
      )}
      {!research && <MarketAnalysis summary={summary} />}
    </>
  )
}
