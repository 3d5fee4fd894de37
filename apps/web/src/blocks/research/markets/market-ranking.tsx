import type { MarketRanking as Ranking } from '@sondeo/contract/research/perspective'
import { useId, useState } from 'react'
import { useReportMessages } from '../../../messages/research/research-report.ts'
import { Button } from '../../../ui/button.tsx'
import { SmartLink } from '../../../ui/smart-link.tsx'
import { MarketRow } from './market-row.tsx'
import { rankByWeights, type Weights } from './rank-by-weights.ts'
import { WeightSliders } from './weight-sliders.tsx'

const SHOWN = 8

/** Where to sell or buy next: the score written out, its weights in the reader's hand, each part with its figure. */
export function MarketRanking({ ranking }: { ranking: Ranking }) {
  const text = useReportMessages().markets
  const id = useId()
  const proposed: Weights = Object.fromEntries(ranking.parts.map(part => [part.id, part.weight]))
  const [weights, setWeights] = useState(proposed)
  const [isWhole, setIsWhole] = useState(false)
  const rows = rankByWeights(ranking.rows, weights)
  const shown = isWhole ? rows : rows.slice(0, SHOWN)
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <div className="grid gap-1.5">
        <h2 id={id} className="text-lg">
          {ranking.title}
        </h2>
        <p className="max-w-[76ch] text-ink-2">{ranking.lead}</p>
      </div>
      <WeightSliders
        parts={ranking.parts}
        weights={weights}
        onChange={setWeights}
        onReset={() => setWeights(proposed)}
      />
      <p className="text-sm text-ink-3">{ranking.formula}</p>
      <ol className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
        {shown.map((row, index) => (
          <MarketRow key={row.country} row={row} place={index + 1} parts={ranking.parts} />
        ))}
      </ol>
      {rows.length > SHOWN && (
        <Button variant="outline" size="sm" className="justify-self-start" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? text.fewer : text.more(rows.length - SHOWN)}
        </Button>
      )}
      {(ranking.missing.length > 0 || ranking.lookUps.length > 0) && (
        <div className="grid gap-1.5 border-t border-line pt-4 text-sm text-ink-2">
          {ranking.missing.map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
          {ranking.lookUps.length > 0 && (
            <p className="flex flex-wrap gap-x-4 gap-y-1">
              {ranking.lookUps.map(({ label, url }) => (
                <SmartLink key={url} to={url} className="text-link hover:underline">
                  {label}
                </SmartLink>
              ))}
            </p>
          )}
        </div>
      )}
    </section>
  )
}
