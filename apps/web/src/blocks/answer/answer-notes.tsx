import type { AnswerDetails } from '@sondeo/contract/website-analysis'
import { useAnswerMessages } from '../../messages/answer.ts'
import { AnswerDoubt } from './answer-doubt.tsx'
import { isAnswer } from './is-answer.ts'

type Props = {
  details: AnswerDetails
  isAsking?: boolean
  /** Given: the other readings are offered. */
  onChoose?: ((reading: unknown) => void) | undefined
}

/** How the question was understood, what else it could mean, and what the model took. */
export const AnswerNotes = (props: Props) => (
  <div className="grid max-w-[90ch] gap-2.5">
    <AnswerExplanation details={props.details} />
    <AnswerCaveats {...props} />
  </div>
)

/** How the question was understood, or what a table is that answers none, in one sentence. */
export function AnswerExplanation({ details }: Pick<Props, 'details'>) {
  const text = useAnswerMessages()
  return (
    <p className="text-sm wrap-anywhere text-ink-2">
      {isAnswer(details) && <span className="font-semibold text-ink">{`${text.understood}: `}</span>}
      {details.explanation}
    </p>
  )
}

/** What else the question could mean, and what the model took. */
export function AnswerCaveats({ details, isAsking, onChoose }: Props) {
  const text = useAnswerMessages()
  const { usage, analyst, doubt } = details
  return (
    <>
      {doubt && <AnswerDoubt doubt={doubt} isAsking={isAsking} onChoose={onChoose} />}
      {usage && (
        <p className="tabular text-xs text-ink-3">
          {`${text.usage}: ${text.tokens(usage.inputTokens, usage.outputTokens)} · ${
            usage.costUsd === null ? text.costUnknown : text.cost(usage.costUsd)
          }. ${analyst.model ? '' : text.modelLeft(usage.model)}`}
        </p>
      )}
    </>
  )
}
