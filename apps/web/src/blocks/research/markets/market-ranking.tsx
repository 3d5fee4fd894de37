import type { MarketRanking as Ranking } from '@sondeo/contract/research/perspective'
import { type ReactNode, useId, useState } from 'react'
import { useReportMessages } from '../../../messages/research/research-report.ts'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { SmartLink } from '../../../ui/smart-link.tsx'
import { MarketRow } from './market-row.tsx'
import { rankByWeights, type Weights } from './rank-by-weights.ts'
import { WeightSliders } from './weight-sliders.tsx'

const SHOWN = 5

/** Where to sell and where to buy next, one at a time: what is told of both stands once. */
export function MarketRankings({ rankings }: { rankings: readonly Ranking[] }) {
  const text = useReportMessages().markets
  const [aim, setAim] = useState<Ranking['aim']>()
  // A part that counts for both counts as much for both.
  const [weights, setWeights] = useState<Weights>({})
  const shown = rankings.find(ranking => ranking.aim === aim) ?? rankings[0]
  if (!shown) return null
  return (
    <MarketRanking key={shown.aim} ranking={shown} weights={weights} onWeigh={setWeights}>
      {rankings.length > 1 && (
        <Segmented
          label={text.aim}
          value={shown.aim}
          onChange={setAim}
          options={rankings.map(each => ({ value: each.aim, label: text.aims[each.aim] }))}
        />
      )}
    </MarketRanking>
  )
}

type Props = {
  ranking: Ranking
  /** What the reader changed of the proposed weights. */
  weights: Weights
  onWeigh: (weights: Weights) => void
  children: ReactNode
}

/** The best markets by a score that is written out below, its weights in the reader's hand. */
function MarketRanking({ ranking, weights: chosen, onWeigh, children }: Props) {
  const text = useReportMessages().markets
  const id = useId()
  const proposed: Weights = Object.fromEntries(ranking.parts.map(part => [part.id, part.weight]))
  const [isWhole, setIsWhole] = useState(false)
  // One part alone is no score: there is nothing to weigh.
  const isWeighed = ranking.parts.length > 1
  const weights = isWeighed ? { ...proposed, ...chosen } : proposed
  const rows = rankByWeights(ranking.rows, weights)
  const shown = isWhole ? rows : rows.slice(0, SHOWN)
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h2 id={id} className="text-lg">
            {ranking.title}
          </h2>
          <p className="max-w-[76ch] text-sm text-ink-2">{ranking.lead}</p>
        </div>
        {children}
      </div>
      <ol className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
        {shown.map((row, index) => (
          <MarketRow key={row.country} row={row} place={index + 1} parts={ranking.parts} />
        ))}
      </ol>
      {rows.length > SHOWN && (
        <Button variant="outline" size="sm" className="justify-self-start" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? text.fewer : text.more[ranking.aim](rows.length - SHOWN)}
        </Button>
      )}
      <details className="min-w-0 rounded-md border border-line bg-sunken">
        <summary className="cursor-pointer px-4 py-3 text-sm font-semibold">
          {isWeighed ? text.weights : text.about}
        </summary>
        <div className="grid gap-4 px-4 pb-4 text-sm text-ink-2">
          {isWeighed && (
            <>
              <p>{ranking.formula}</p>
              <WeightSliders
                parts={ranking.parts}
                weights={weights}
                onChange={onWeigh}
                // What the other ranking has of its own stays as it was weighed.
                onReset={() => onWeigh({ ...chosen, ...proposed })}
              />
            </>
          )}
          {ranking.hint && <p>{ranking.hint}</p>}
          {ranking.missing.map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
          {ranking.lookUps.length > 0 && (
            <p className="flex flex-wrap gap-x-4 gap-y-1">
              {ranking.lookUpsLead && <span className="w-full">{ranking.lookUpsLead}</span>}
              {ranking.lookUps.map(({ label, url }) => (
                <SmartLink key={url} to={url} className="text-link hover:underline">
                  {label}
                </SmartLink>
              ))}
            </p>
          )}
        </div>
      </details>
    </section>
  )
}
