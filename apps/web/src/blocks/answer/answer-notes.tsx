import type { AnswerDetails } from '@sondeo/contract/website-analysis'
import { useAnswerMessages } from '../../messages/answer.ts'
import { AnswerDoubt } from './answer-doubt.tsx'

type Props = {
  details: AnswerDetails
  isAsking?: boolean
  /** Given: the other readings are offered. */
  onChoose?: ((reading: unknown) => void) | undefined
}

/** How the question was understood, what else it could mean, and what the model took. */
export function AnswerNotes({ details, isAsking, onChoose }: Props) {
  const text = useAnswerMessages()
  const { explanation, usage, analyst, doubt } = details
  return (
    <div className="grid max-w-[90ch] gap-2.5 text-sm text-ink-2">
      <p className="wrap-anywhere">
        <span className="font-semibold text-ink">{`${text.understood}: `}</span>
        {explanation}
      </p>
      {doubt && <AnswerDoubt doubt={doubt} isAsking={isAsking} onChoose={onChoose} />}
      {usage && (
        <p className="tabular text-xs text-ink-3">
          {`${text.usage}: ${text.tokens(usage.inputTokens, usage.outputTokens)} · ${
            usage.costUsd === null ? text.costUnknown : text.cost(usage.costUsd)
          }. ${analyst.model ? '' : text.modelLeft(usage.model)}`}
        </p>
      )}
    </div>
  )
}
