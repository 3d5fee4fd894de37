import { FileChartColumn } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useResearchMessages } from '../../messages/product-research.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import type { ResearchQuestion } from './use-research.ts'

type Props = {
  typed: ResearchQuestion
  isProcessing: boolean
  onType: (typed: Partial<ResearchQuestion>) => void
  onSubmit: (question: ResearchQuestion) => void
  /** Stands below the button: progress, or what went wrong. */
  children?: ReactNode
}

/** A product's name and, if known, its code. */
export function ResearchForm({ typed, isProcessing, onType, onSubmit, children }: Props) {
  const text = useResearchMessages().form
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const question = { productName: typed.productName.trim(), productCode: typed.productCode.trim() }
    setIsMissing(question.productName === '')
    if (question.productName !== '') onSubmit(question)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6">
      <div className="grid items-start gap-5 sm:grid-cols-[2fr_1fr]">
        <Field
          label={text.productName}
          name="productName"
          autoComplete="off"
          required
          placeholder={text.productNamePlaceholder}
          value={typed.productName}
          readOnly={isProcessing}
          onChange={event => onType({ productName: event.target.value })}
          isInvalid={isMissing}
          hint={text.nameHint}
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
          hint={text.codeHint}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-sm text-ink-3">{text.examplesLabel}</span>
        {text.examples.map(example => (
          <Button
            key={example}
            variant="outline"
            size="sm"
            disabled={isProcessing}
            onClick={() => onType({ productName: example, productCode: '' })}
          >
            {example}
          </Button>
        ))}
      </div>
      <Button type="submit" size="lg" className="justify-self-start" isBusy={isProcessing}>
        {!isProcessing && <FileChartColumn aria-hidden="true" />}
        {isProcessing ? text.processing : text.submit}
      </Button>
      {isMissing && <Alert>{text.invalidName}</Alert>}
      {!isMissing && children}
    </form>
  )
}
