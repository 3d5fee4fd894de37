import { ArrowLeft } from 'lucide-react'
import { ExportMenu } from '../../blocks/export-menu/export-menu.tsx'
import { MarketAnalysis } from '../../blocks/market-analysis.tsx'
import { ResearchReport } from '../../blocks/research/research-report.tsx'
import { ResearchTools } from '../../blocks/research/research-tools.tsx'
import { useWrittenResearch } from '../../blocks/research/use-written-research.ts'
import { ResultGrid } from '../../blocks/result-grid/result-grid.tsx'
import { useLanguage } from '../../browser/language.ts'
import { useResearchMessages } from '../../messages/product-research.ts'
import { Notice } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import type { Researched } from './use-research.ts'

/** The shown result in the language of the page: when that changes, the report is written again from its figures. */
function useRewritten(result: Researched) {
  const language = useLanguage()
  const { searchId, details } = result
  const isOther = details?.lang !== undefined && details.lang !== language
  const rewritten = useWrittenResearch({
    searchId: searchId ?? '',
    lang: language,
    isOff: !isOther || searchId === undefined,
  })
  const written = isOther ? rewritten.data : undefined
  return {
    shown: written ? { ...result, rows: written.rows, summary: written.summary, details: written.details } : result,
    isRewriting: rewritten.isFetching,
    hasFailed: isOther && rewritten.isError,
    retry: () => void rewritten.refetch(),
  }
}

type Props = { result: Researched; onBack: () => void; onChooseCode: (code: string) => void }

/** The table with its analysis, and everything a reader needs to trust or doubt it. */
export function ResearchResults({ result, onBack, onChooseCode }: Props) {
  const text = useResearchMessages()
  const { shown, isRewriting, hasFailed, retry } = useRewritten(result)
  const { productName, code, rows, summary, details, searchId } = shown
  return (
    <>
      <Button variant="ghost" size="sm" className="-ml-2 justify-self-start" onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
        {text.results.back}
      </Button>
      <div className="flex min-w-0 flex-wrap items-start gap-x-6 gap-y-4">
        <div className="grid min-w-0 flex-1 basis-80 gap-1.5">
          <h1 className="text-xl">{text.results.heading}</h1>
          <p className="font-medium wrap-anywhere text-ink-2">{code ? `${productName} (${code})` : productName}</p>
        </div>
        {rows.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {searchId && details && <ResearchTools searchId={searchId} />}
            <ExportMenu name={productName} rows={rows} summary={summary} searchId={searchId} />
          </div>
        )}
      </div>
      {isRewriting && (
        <p role="status" className="text-sm text-ink-2">
          {text.language.rewriting}
        </p>
      )}
      {hasFailed && !isRewriting && (
        <Notice>
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {text.language.failed}
            <Button variant="outline" size="sm" onClick={retry}>
              {text.language.rewrite}
            </Button>
          </span>
        </Notice>
      )}
      {details ? (
        <ResearchReport rows={rows} summary={summary} details={details} onChooseCode={onChooseCode} />
      ) : (
        <>
          {rows.length > 0 ? <ResultGrid rows={rows} /> : <Notice>{text.figures.none}</Notice>}
          <MarketAnalysis summary={summary} />
        </>
      )}
    </>
  )
}
