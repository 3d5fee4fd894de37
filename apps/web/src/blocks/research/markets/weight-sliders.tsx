import type { MarketRanking } from '@sondeo/contract/research/perspective'
import { MAX_WEIGHT } from '@sondeo/contract/research/score-market'
import { RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { useReportMessages } from '../../../messages/research/research-report.ts'
import { Button } from '../../../ui/button.tsx'
import type { Weights } from './rank-by-weights.ts'

type Props = {
  parts: MarketRanking['parts']
  weights: Weights
  onChange: (weights: Weights) => void
  onReset: () => void
}

/** How much each part of the score counts, from nothing to very much. */
export function WeightSliders({ parts, weights, onChange, onReset }: Props) {
  const text = useReportMessages().markets
  const id = useId()
  const isProposed = parts.every(part => weights[part.id] === part.weight)
  return (
    <fieldset className="grid gap-x-8 gap-y-4 text-ink sm:grid-cols-2 lg:grid-cols-3">
      <legend className="sr-only">{text.weightsLegend}</legend>
      {parts.map(part => {
        const weight = weights[part.id] ?? 0
        return (
          <div key={part.id} className="grid content-start gap-1">
            <label
              htmlFor={`${id}-${part.id}`}
              className="flex items-baseline justify-between gap-3 text-sm font-medium"
            >
              {part.label}
              <span className="tabular text-ink-2">{weight}</span>
            </label>
            <input
              id={`${id}-${part.id}`}
              type="range"
              min={0}
              max={MAX_WEIGHT}
              step={1}
              value={weight}
              aria-describedby={`${id}-${part.id}-how`}
              className="w-full accent-signal"
              onChange={event => onChange({ ...weights, [part.id]: Number(event.target.value) })}
            />
            <p id={`${id}-${part.id}-how`} className="text-xs text-ink-3">
              {part.how}
            </p>
          </div>
        )
      })}
      <Button variant="ghost" size="sm" className="justify-self-start" disabled={isProposed} onClick={onReset}>
        <RotateCcw aria-hidden="true" />
        {text.reset}
      </Button>
    </fieldset>
  )
}
