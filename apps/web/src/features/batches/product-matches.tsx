import type { Batch, ProductMatch } from '@sondeo/contract/batches'
import { useId } from 'react'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useBatchMessages } from '../../messages/batches.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectBox } from '../../ui/fields/select-box.tsx'
import { LongList } from './long-list.tsx'
import { useCorrectBatch } from './use-batches.ts'

/** Which products were taken for one, how surely, and the way to say otherwise. */
export function ProductMatches({ batch }: { batch: Batch }) {
  const text = useBatchMessages().matches
  const language = useLanguage()
  const correct = useCorrectBatch(batch._id)
  const failure = explainFlowError({ error: correct.error, language, whatFailed: text.failed })
  return (
    <section aria-labelledby="matches" className="grid gap-3">
      <h2 id="matches" className="text-lg">
        {text.heading}
      </h2>
      <p className="max-w-[68ch] text-sm text-ink-2">{batch.matches.length > 0 ? text.lead : text.none}</p>
      {correct.isError && <Alert detail={failure.detail}>{failure.text}</Alert>}
      <LongList items={batch.matches}>
        {match => (
          <Match
            key={match.key}
            match={match}
            isBusy={correct.isPending}
            onDecide={isSame => correct.mutate({ match: { key: match.key, isSame } })}
          />
        )}
      </LongList>
    </section>
  )
}

/** What the cells of the matrix show; above it, so that nobody takes one price for another. */
export function ComparedValue({ batch }: { batch: Batch }) {
  const text = useBatchMessages().matches
  const language = useLanguage()
  const selectId = useId()
  const correct = useCorrectBatch(batch._id)
  const failure = explainFlowError({ error: correct.error, language, whatFailed: text.failed })
  return (
    <div className="grid max-w-xs gap-1.5">
      <label htmlFor={selectId} className="text-sm font-semibold">
        {text.value}
      </label>
      <SelectBox
        id={selectId}
        disabled={correct.isPending}
        value={batch.valueColumn ?? ''}
        onChange={event => correct.mutate({ valueColumn: event.target.value })}
      >
        {batch.valueColumns.map(name => (
          <option key={name}>{name}</option>
        ))}
      </SelectBox>
      {correct.isError && <Alert detail={failure.detail}>{failure.text}</Alert>}
    </div>
  )
}

type MatchProps = { match: ProductMatch; isBusy: boolean; onDecide: (isSame: boolean) => void }

function Match({ match: { one, other, by, confidence, isJoined }, isBusy, onDecide }: MatchProps) {
  const text = useBatchMessages().matches
  const why = { code: text.byCode, name: text.byName(Math.floor(confidence * 100)), person: text.byPerson }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-72 gap-1 text-sm">
        {[one, other].map(({ site, name, value }) => (
          <p key={site} className="wrap-anywhere">
            <span className="font-medium">{name}</span>{' '}
            <span className="text-ink-3">{[site, value].filter(Boolean).join(' · ')}</span>
          </p>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{why[by]}</Badge>
        <Badge tone={isJoined ? 'true' : 'partial'}>{isJoined ? text.joined : text.apart}</Badge>
      </div>
      <Button variant="outline" size="sm" disabled={isBusy} onClick={() => onDecide(!isJoined)}>
        {isJoined ? text.different : text.same}
      </Button>
    </li>
  )
}
