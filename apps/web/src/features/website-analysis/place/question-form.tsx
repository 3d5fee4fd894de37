import { getAiData, type ScanSummary } from '@sondeo/contract/website-analysis'
import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from '../../../blocks/form.tsx'
import { useWebsiteMessages } from '../../../messages/website-analysis.ts'
import { Button } from '../../../ui/button.tsx'
import { TextareaField } from '../../../ui/fields/field.tsx'
import { InfoTip } from '../../../ui/overlays/info-tip.tsx'

type Props = {
  scan: ScanSummary
  draft: string
  onType: (draft: string) => void
  isAsking: boolean
  /** Above an answer: only the question, small. */
  isCompact?: boolean
  onAsk: (question: string) => void
  children?: ReactNode
}

const schema = getAiData.body.pick({ prompt: true })

/** Step 2: the question. */
export function QuestionForm({ scan, draft, onType, isAsking, isCompact = false, onAsk, children }: Props) {
  const text = useWebsiteMessages().ask
  return (
    <Form
      schema={schema}
      onSend={({ prompt }) => onAsk(prompt)}
      isSending={isAsking}
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5 rounded-lg border border-line bg-surface p-3"
    >
      {({ mistakeIn }) => (
        <>
          {/* The label is only heard: its line takes no room. */}
          <div className="-mt-1.5 grid min-w-0 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <TextareaField
              // The heading above asks for it already.
              label={<span className="sr-only">{text.prompt}</span>}
              name="prompt"
              required
              maxLength={2000}
              rows={1}
              className="field-sizing-content min-h-11! max-h-60"
              placeholder={text.placeholder}
              value={draft}
              readOnly={isAsking}
              onChange={event => onType(event.target.value)}
              onKeyDown={event => {
                // Enter asks; with Shift it begins a new line. While letters are composed it belongs to the keyboard.
                if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
                event.preventDefault()
                event.currentTarget.form?.requestSubmit()
              }}
              error={mistakeIn('prompt') && text.missing}
            />
            <Button type="submit" className="h-11.5" isBusy={isAsking}>
              {!isAsking && <Sparkles aria-hidden="true" />}
              {isAsking ? text.analyzing : text.submit}
            </Button>
          </div>
          {!isCompact && (
            // On a phone they are a strip to be pushed along, on a desk one line, not a pile above the list.
            <div className="flex items-center gap-2 max-sm:-mx-3 max-sm:overflow-x-auto max-sm:px-3 sm:flex-wrap lg:flex-nowrap">
              {scan.suggestions.length > 0 && <span className="shrink-0 text-sm text-ink-3">{text.suggestions}</span>}
              {scan.suggestions.map(suggestion => (
                <Button
                  key={suggestion}
                  variant="outline"
                  size="sm"
                  title={suggestion}
                  className="px-2.5! font-medium! py-1 sm:max-lg:max-w-full sm:max-lg:whitespace-normal! sm:text-left lg:min-w-0 lg:shrink!"
                  disabled={isAsking}
                  onClick={() => {
                    onType(suggestion)
                    onAsk(suggestion)
                  }}
                >
                  <span className="lg:truncate">{suggestion}</span>
                </Button>
              ))}
              <InfoTip label={text.helpLabel}>{text.help}</InfoTip>
            </div>
          )}
          {children}
        </>
      )}
    </Form>
  )
}
