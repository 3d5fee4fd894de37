import { type BatchShape, createBatch, maxBatchAddresses } from '@sondeo/contract/batches'
import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import { Form } from '../../blocks/form.tsx'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useDraft } from '../../browser/stored/use-draft.ts'
import { useBatchMessages } from '../../messages/batches.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, TextareaField } from '../../ui/fields/field.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { AddressColumns } from './address-columns.tsx'
import { BatchPlan } from './batch-plan.tsx'
import { splitAddresses } from './split-addresses.ts'
import { useCreateBatch, usePlanBatch } from './use-batches.ts'

type Props = { searchId: string | null; onStarted: (batchId: string) => void }

/** Addresses and one question; price and time are shown before it starts. */
export function BatchForm({ searchId, onStarted }: Props) {
  const text = useBatchMessages()
  const language = useLanguage()
  const { draft: pasted = '', keep, drop } = useDraft('batch-addresses')
  const [question, setQuestion] = useState('')
  const [shape, setShape] = useState<BatchShape>('list')
  const plan = usePlanBatch()
  const create = useCreateBatch()
  const lines = splitAddresses(pasted)
  const addresses = [...new Set(lines)]
  const isTooLong = addresses.length > maxBatchAddresses
  // The server also knows what leads to the same page.
  const repeated = lines.length - (plan.data?.addresses ?? addresses).length
  // What was planned is no longer true once the addresses change.
  const type = (typed: string) => {
    plan.reset()
    keep(typed)
  }
  const failure = create.error
    ? explainFlowError({ error: create.error, language, whatFailed: text.form.failed })
    : explainFlowError({ error: plan.error, language, whatFailed: text.form.planFailed })
  return (
    <Form
      schema={createBatch.body}
      read={() => ({ addresses, question, shape })}
      onSend={batch => {
        if (!plan.data) return plan.mutate(batch.addresses)
        create.mutate(batch, {
          onSuccess: ({ _id }) => {
            drop()
            onStarted(_id)
          },
        })
      }}
      isSending={plan.isPending || create.isPending}
      error={create.error ?? plan.error}
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      {({ mistakeIn }) => (
        <>
          <TextareaField
            label={text.form.addresses}
            name="addresses"
            required
            spellCheck={false}
            autoCapitalize="off"
            rows={7}
            placeholder={text.form.placeholder}
            value={pasted}
            onChange={event => type(event.target.value)}
            hint={repeated > 0 ? text.form.repeated(repeated) : text.form.hint}
            error={isTooLong ? text.form.tooMany(maxBatchAddresses) : undefined}
            isInvalid={isTooLong || mistakeIn('addresses') !== undefined}
            aside={
              <span aria-live="polite" className="tabular text-sm text-ink-3">
                {text.form.count(plan.data?.units ?? addresses.length, maxBatchAddresses)}
              </span>
            }
            className="font-mono text-sm"
          />
          <AddressColumns
            searchId={searchId}
            onFound={(found, isSection) => {
              if (!isSection) return type(found.join('\n'))
              type([...new Set([...addresses, ...found])].join('\n'))
              // A section has pages of several kinds; pasted addresses were chosen to be alike.
              setShape('kinds')
            }}
          />
          <Field
            label={text.form.question}
            name="question"
            maxLength={2000}
            placeholder={text.form.questionPlaceholder}
            value={question}
            onChange={event => setQuestion(event.target.value)}
            hint={text.form.questionHint}
          />
          <div className="grid gap-2 sm:justify-items-start">
            <span aria-hidden="true" className="text-sm font-semibold">
              {text.form.shape}
            </span>
            <Segmented
              label={text.form.shape}
              value={shape}
              onChange={setShape}
              options={[
                { value: 'list', label: text.form.list },
                { value: 'kinds', label: text.form.kinds },
                { value: 'matrix', label: text.form.matrix },
              ]}
              className="max-sm:grid max-sm:w-full"
            />
            <p className="max-w-[68ch] text-sm text-ink-3">{text.form.shapeHints[shape]}</p>
          </div>
          {plan.data && <BatchPlan plan={plan.data} />}
          {(plan.isError || create.isError) && <Alert detail={failure.detail}>{failure.text}</Alert>}
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              size="lg"
              isBusy={plan.isPending || create.isPending}
              disabled={addresses.length === 0 || isTooLong || plan.data?.units === 0}
            >
              {!plan.isPending && !create.isPending && <ListPlus aria-hidden="true" />}
              {plan.data ? text.form.start(plan.data.units) : text.form.check}
            </Button>
          </div>
        </>
      )}
    </Form>
  )
}
