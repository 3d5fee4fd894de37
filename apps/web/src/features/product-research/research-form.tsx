import { scrapeTrademark } from '@sondeo/contract/research/product-research'
import { FileChartColumn } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from '../../blocks/form.tsx'
import type { CallError } from '../../browser/call-error.ts'
import { explainError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useResearchMessages } from '../../messages/research/product-research.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import type { ResearchQuestion } from './use-research.ts'

type Props = {
  typed: ResearchQuestion
  isProcessing: boolean
  onType: (typed: Partial<ResearchQuestion>) => void
  onSubmit: (question: ResearchQuestion) => void
  /** Why the last research came to nothing. */
  error: Error | null
  /** Stands below the button: progress, or what went wrong. */
  children?: ReactNode
}

/** A product's name and, if known, its code. */
export function ResearchForm({ typed, isProcessing, onType, onSubmit, error, children }: Props) {
  const text = useResearchMessages().form
  const language = useLanguage()
  const say = (objection: CallError) =>
    objection.code === 'product_name_required' ? text.invalidName : explainError(objection, language).text
  return (
    <Form
      schema={scrapeTrademark.body}
      onSend={({ productName, productCode = '' }) => onSubmit({ productName, productCode })}
      isSending={isProcessing}
      error={error}
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      {({ objection, mistakeIn }) => (
        <>
          <div className="grid items-start gap-5 sm:grid-cols-[2fr_1fr]">
            <Field
              label={text.productName}
              name="productName"
              autoComplete="off"
              placeholder={text.productNamePlaceholder}
              value={typed.productName}
              readOnly={isProcessing}
              onChange={event => onType({ productName: event.target.value })}
              isInvalid={mistakeIn('productName') !== undefined}
            />
            <Field
              label={text.productCode}
              name="productCode"
              autoComplete="off"
              maxLength={30}
              placeholder={text.productCodePlaceholder}
              value={typed.productCode}
              readOnly={isProcessing}
              onChange={event => onType({ productCode: event.target.value })}
              aside={<span className="text-xs text-ink-3">{text.optional}</span>}
              isInvalid={mistakeIn('productCode') !== undefined}
              hint={isProcessing ? undefined : text.codeHint}
            />
          </div>
          {/* While it works the progress stands where the eye is. */}
          {!isProcessing && (
            <div className="flex flex-wrap items-center gap-2">
              <span className="text-sm text-ink-3">{text.examplesLabel}</span>
              {text.examples.map(example => (
                <Button
                  key={example}
                  variant="outline"
                  size="sm"
                  onClick={() => onType({ productName: example, productCode: '' })}
                >
                  {example}
                </Button>
              ))}
            </div>
          )}
          <Button type="submit" size="lg" className="justify-self-start" isBusy={isProcessing}>
            {!isProcessing && <FileChartColumn aria-hidden="true" />}
            {isProcessing ? text.processing : text.submit}
          </Button>
          {objection ? <Alert>{say(objection)}</Alert> : children}
        </>
      )}
    </Form>
  )
}
