import { foldWords } from '@sondeo/table/fold-words'
import { ArrowLeft } from 'lucide-react'
import { ExportMenu } from '../../blocks/export-menu/export-menu.tsx'
import { MarketAnalysis } from '../../blocks/market-analysis.tsx'
import { ActionRow } from '../../blocks/research/action-row.tsx'
import { ReportHeading } from '../../blocks/research/report-heading.tsx'
import { ResearchReport } from '../../blocks/research/research-report.tsx'
import { ResearchTools } from '../../blocks/research/research-tools.tsx'
import { useShownReport } from '../../blocks/research/use-shown-report.ts'
import { ResultGrid } from '../../blocks/result-grid/result-grid.tsx'
import { ShareButton } from '../../blocks/share/share-button.tsx'
import { useResearchMessages } from '../../messages/research/product-research.ts'
import { Notice } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import type { Researched } from './use-research.ts'

const toDigits = (text: string) => text.replace(/\D/g, '')

type Props = { result: Researched; onBack: () => void; onChooseCode: (code: string) => void }

/** The table with its analysis, and everything a reader needs to trust or doubt it. */
export function ResearchResults({ result, onBack, onChooseCode }: Props) {
  const text = useResearchMessages()
  const { productName, code } = result
  const { shown, isWriting, hasFailed, writeAgain, sources } = useShownReport(result, { followsLanguage: true })
  const { rows, summary, details, searchId } = shown
  const name = details?.title ?? productName
  // "HS 1806.31" and "Chocolate (1806.31)" say no more than the code.
  const isCode = toDigits(productName) === toDigits(code)
  const isOther = !isCode && foldWords(productName) !== foldWords(name)
  return (
    <>
      <Button variant="ghost" size="sm" className="-ml-2 justify-self-start" onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
        {text.results.back}
      </Button>
      <div className="flex min-w-0 flex-wrap items-start gap-x-6 gap-y-4">
        <div className="grid min-w-0 flex-1 basis-80 gap-1.5">
          <ReportHeading
            heading={text.results.heading}
            name={code ? `${name} (${code})` : name}
            isArriving
            asked={isOther ? text.results.asked(productName) : undefined}
          />
        </div>
        {rows.length > 0 && (
          <ActionRow>
            {searchId && details && <ResearchTools searchId={searchId} />}
            {searchId && <ShareButton searchId={searchId} variant="outline" isReport />}
            <ExportMenu name={productName} rows={rows} summary={summary} searchId={searchId} />
          </ActionRow>
        )}
      </div>
      {hasFailed && !isWriting && (
        <Notice>
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {text.language.failed}
            <Button variant="outline" size="sm" onClick={writeAgain}>
              {text.language.rewrite}
            </Button>
          </span>
        </Notice>
      )}
      {details ? (
        <ResearchReport
          rows={rows}
          summary={summary}
          details={details}
          searchId={searchId}
          isWriting={isWriting}
          sources={sources}
          onChooseCode={onChooseCode}
        />
      ) : (
        <>
          {rows.length > 0 ? <ResultGrid rows={rows} /> : <Notice>{text.figures.none}</Notice>}
          <MarketAnalysis summary={summary} />
        </>
      )}
    </>
  )
}
