import { useId, useState } from 'react'
import { useIsPhone } from '../browser/use-is-phone.ts'
import { useResultsMessages } from '../messages/results.ts'
import { Button } from '../ui/button.tsx'
import { cleanSummaryForDisplay } from './ai-answer/clean-summary.ts'
import { Markdown } from './markdown/markdown.tsx'

/** A phone shows about as much as one screen of it at first. */
const LONG = 700

/** The panel below a product's table; without a text there is none. */
export function MarketAnalysis({ summary }: { summary: string | null | undefined }) {
  const text = useResultsMessages()
  const id = useId()
  const isPhone = useIsPhone()
  const [isWhole, setIsWhole] = useState(false)
  const cleaned = cleanSummaryForDisplay(summary ?? '')
  if (!cleaned) return null
  const isLong = isPhone && cleaned.length > LONG
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-5 sm:p-7"
    >
      <h2 id={id} className="text-lg">
        {text.marketAnalysis}
      </h2>
      <div
        id={`${id}-text`}
        className={isLong && !isWhole ? 'max-h-80 overflow-hidden mask-b-from-75% mask-b-to-100%' : undefined}
      >
        <Markdown text={cleaned} />
      </div>
      {isLong && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          aria-expanded={isWhole}
          aria-controls={`${id}-text`}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? text.lessAnalysis : text.wholeAnalysis}
        </Button>
      )}
    </section>
  )
}
