import type { BatchSummary } from '@sondeo/contract/batches'
import { useBatchMessages } from '../../messages/batches.ts'
import { Badge } from '../../ui/badge.tsx'

type Props = { batch: Pick<BatchSummary, 'state' | 'isStopping' | 'doneCount' | 'failedCount'> }

/** How far a batch is, and how much of it failed, in one word each: green only where all of it was read. */
export function BatchState({ batch: { state, isStopping, doneCount, failedCount } }: Props) {
  const text = useBatchMessages()
  const tone = state !== 'done' ? 'partial' : failedCount === 0 ? 'true' : doneCount === 0 ? 'error' : 'partial'
  const words = [isStopping ? text.state.stopping : text.state[state]]
  if (failedCount > 0) words.push(text.list.failedCount(failedCount))
  return <Badge tone={tone}>{words.join(', ')}</Badge>
}
