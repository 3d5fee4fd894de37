import { paths } from '@sondeo/contract/paths'
import { ResearchDetails } from '@sondeo/contract/research/product-research'
import { AnswerDetails } from '@sondeo/contract/website-analysis'
import { Combine, ListPlus, MessageCircleQuestion } from 'lucide-react'
import { AnswerNotes } from '../../blocks/answer/answer-notes.tsx'
import { AnswerTable } from '../../blocks/answer/answer-table.tsx'
import type { OpenedSearch } from '../../blocks/answer/use-saved-search.ts'
import { ExportMenu } from '../../blocks/export-menu/export-menu.tsx'
import { MarketAnalysis } from '../../blocks/market-analysis.tsx'
import { ActionRow } from '../../blocks/research/action-row.tsx'
import { LanguageOffer } from '../../blocks/research/language-offer.tsx'
import { nameReport } from '../../blocks/research/name-report.ts'
import { ReportHeading } from '../../blocks/research/report-heading.tsx'
import { ResearchReport } from '../../blocks/research/research-report.tsx'
import { ResearchTools } from '../../blocks/research/research-tools.tsx'
import { useShownReport } from '../../blocks/research/use-shown-report.ts'
import { ResultGrid } from '../../blocks/result-grid/result-grid.tsx'
import { ShareButton } from '../../blocks/share/share-button.tsx'
import { WatchButton } from '../../blocks/watch/watch-button.tsx'
import { useResultsMessages } from '../../messages/results.ts'
import { LinkButton } from '../../ui/link-button.tsx'

/** What stands beside a research; searches saved before, and those of the other tool, have none of it. */
const readResearchDetails = (details: unknown): ResearchDetails | undefined => ResearchDetails.safeParse(details).data

/** What stands beside the table of an analysis; searches saved before, and those of the other tool, have none of it. */
const readAnswerDetails = (details: unknown): AnswerDetails | undefined => AnswerDetails.safeParse(details).data

/** A saved search: name, question, table, analysis; or that it has no data. */
export function SavedTable({ search, rows }: OpenedSearch) {
  const text = useResultsMessages()
  const answer = search.tool === 'website' ? readAnswerDetails(search.details) : undefined
  const research = search.tool === 'product' ? readResearchDetails(search.details) : undefined
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="grid min-w-0 flex-1 basis-md gap-1.5">
          <ReportHeading heading={text.saved.title} name={nameReport(search.name, research)} />
          {search.prompt && (
            <p className="flex gap-2 text-sm text-ink-2">
              <MessageCircleQuestion aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
              <span className="sr-only">{`${text.saved.prompt}: `}</span>
              <em className="wrap-anywhere">{search.prompt}</em>
            </p>
          )}
        </div>
        {rows.length > 0 && (
          <ActionRow>
            {search.scanId && (
              <LinkButton to={paths.websitePrompt(search.scanId)} variant="outline">
                <MessageCircleQuestion aria-hidden="true" />
                {text.saved.askAgain}
              </LinkButton>
            )}
            {search.tool === 'website' && (
              <WatchButton
                target={{
                  of: { searchId: search._id },
                  name: search.prompt || search.name,
                  pages: answer?.completeness?.pagesRead,
                }}
              />
            )}
            {search.tool === 'website' && (
              <LinkButton to={paths.batchesFrom(search._id)} variant="ghost" size="sm">
                <ListPlus aria-hidden="true" />
                {text.saved.readLinks}
              </LinkButton>
            )}
            <LinkButton to={paths.consolidateWith(search._id)} variant="ghost" size="sm">
              <Combine aria-hidden="true" />
              {text.saved.join}
            </LinkButton>
            <ShareButton searchId={search._id} variant="ghost" size="sm" isReport={research !== undefined} />
            {research && <ResearchTools searchId={search._id} />}
            <ExportMenu name={search.name} rows={rows} summary={search.ai_summary} searchId={search._id} />
          </ActionRow>
        )}
      </div>
      {research && <LanguageOffer searchId={search._id} details={research} />}
      {answer && <AnswerNotes details={answer} />}
      {research ? (
        <SavedReport search={search} rows={rows} details={research} />
      ) : rows.length > 0 && answer ? (
        <AnswerTable rows={rows} details={answer} searchId={search._id} />
      ) : (
        rows.length > 0 && <ResultGrid rows={rows} />
      )}
      {rows.length === 0 && (
        <div className="grid justify-items-center gap-5 rounded-lg border border-dashed border-line-strong px-6 py-16 text-center">
          <p className="text-ink-2">{text.saved.empty}</p>
          <LinkButton to={paths.dashboard}>{text.saved.tryNew}</LinkButton>
        </div>
      )}
      {!research && <MarketAnalysis summary={search.ai_summary} />}
    </>
  )
}

/** A saved research keeps its language, and follows the reader's side. */
function SavedReport({ search, rows, details }: OpenedSearch & { details: ResearchDetails }) {
  const saved = { searchId: search._id, rows, summary: search.ai_summary, details }
  const { shown, isWriting, sources } = useShownReport(saved, { followsLanguage: false })
  return (
    <ResearchReport
      rows={shown.rows}
      summary={shown.summary}
      details={shown.details ?? details}
      searchId={search._id}
      isWriting={isWriting}
      sources={sources}
    />
  )
}
