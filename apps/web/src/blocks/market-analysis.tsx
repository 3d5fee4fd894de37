import { useId } from 'react'
import { useResultsMessages } from '../messages/results.ts'
import { cleanSummaryForDisplay } from './ai-answer/clean-summary.ts'
import { Markdown } from './markdown/markdown.tsx'

/** The panel below a product's table; without a text there is none. */
export function MarketAnalysis({ summary }: { summary: string | null | undefined }) {
  const text = useResultsMessages()
  const id = useId()
  const cleaned = cleanSummaryForDisplay(summary ?? '')
  if (!cleaned) return null
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-lg border border-line bg-surface p-5 sm:p-7">
      <h2 id={id} className="text-lg">
        {text.marketAnalysis}
      </h2>
      <Markdown text={cleaned} />
    </section>
  )
}
