import type { AnswerDoubt as Doubt } from '@sondeo/contract/website-analysis'
import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAnswerMessages } from '../../messages/answer.ts'
import { Button } from '../../ui/button.tsx'

type Props = {
  doubt: Doubt
  isAsking?: boolean | undefined
  /** Given: what else could be meant is offered, one click each. */
  onChoose?: ((reading: unknown) => void) | undefined
}

/** How sure an answer is: what was not used of the question, and what else it could mean. */
export function AnswerDoubt({ doubt, isAsking = false, onChoose }: Props) {
  const text = useAnswerMessages().doubt
  const { certainty, label, readings, nearest } = doubt
  // A refusal has said which words it could not use.
  const unusedWords = certainty === 'unanswered' ? [] : doubt.unusedWords
  const isUnsure = certainty === 'doubtful'
  const hasChoices = onChoose !== undefined && certainty !== 'sure' && readings.length + nearest.length > 0
  if (!isUnsure && !hasChoices && unusedWords.length === 0) return null
  // Nothing of the question is left and nothing else could be meant: there is no reason to alarm anybody.
  const hasReason = unusedWords.length > 0 || readings.length > 0
  if (isUnsure && !hasReason) return <p className="text-sm text-ink-2">{text.check}</p>
  const names = readings.flatMap(reading => reading.label ?? [])
  const choice = label !== null && names.length === readings.length && names.length > 0 ? [label, ...names] : null
  const question = choice ? text.which(choice) : certainty === 'unanswered' ? text.perhaps : text.otherwise
  // Several words may lead to the same place: it is offered once.
  const near = new Map(
    nearest
      .toReversed()
      .map(({ column, value, reading }) => [value === null ? column : text.valueOf(column, value), reading]),
  )
  return (
    <section
      aria-label={text.label}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-partial/40 bg-partial-soft px-4 py-2.5 text-sm"
    >
      {(isUnsure || unusedWords.length > 0) && (
        <p className="flex gap-2.5 font-medium text-partial">
          <CircleHelp aria-hidden="true" className="mt-px size-5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {[isUnsure && text.unsure, unusedWords.length > 0 && text.unused(unusedWords)].filter(Boolean).join(' ')}
          </span>
        </p>
      )}
      {hasChoices && readings.length > 0 && (
        <Choices lead={question}>
          {readings.map(({ label: own, explanation, reading }) => (
            <Choice key={own ?? explanation} isDisabled={isAsking} onClick={() => onChoose(reading)}>
              {choice && own ? own : explanation}
            </Choice>
          ))}
        </Choices>
      )}
      {hasChoices && nearest.length > 0 && (
        <Choices lead={text.nearest}>
          {[...near].toReversed().map(([shown, reading]) => (
            <Choice key={shown} isDisabled={isAsking} onClick={() => onChoose(reading)}>
              {shown}
            </Choice>
          ))}
        </Choices>
      )}
    </section>
  )
}

const Choices = ({ lead, children }: { lead: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-2">
    <span className="text-ink-2">{lead}</span>
    {children}
  </div>
)

type ChoiceProps = { isDisabled: boolean; onClick: () => void; children: ReactNode }

const Choice = ({ isDisabled, onClick, children }: ChoiceProps) => (
  <Button
    variant="outline"
    size="sm"
    className="max-w-full py-1 whitespace-normal! text-left"
    disabled={isDisabled}
    onClick={onClick}
  >
    {children}
  </Button>
)
