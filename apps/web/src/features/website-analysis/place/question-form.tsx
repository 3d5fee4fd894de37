import { getAiData, type ScanSummary } from '@sondeo/contract/website-analysis'
import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from '../../../blocks/form.tsx'
import { useDraft } from '../../../browser/stored/use-draft.ts'
import { useWebsiteMessages } from '../../../messages/website-analysis.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextareaField } from '../../../ui/fields/field.tsx'
import { InfoTip } from '../../../ui/overlays/info-tip.tsx'

type Props = {
  scan: ScanSummary
  isAsking: boolean
  /** Above an answer: only the question, small. */
  isCompact?: boolean
  onAsk: (question: string) => void
  children?: ReactNode
}

const schema = getAiData.body.pick({ prompt: true })

/** Step 2: the question. It is kept with the scan until somebody changes it. */
export function QuestionForm({ scan, isAsking, isCompact = false, onAsk, children }: Props) {
  const text = useWebsiteMessages().ask
  const { draft = '', keep } = useDraft(`question-${scan._id}`)
  return (
    <Form
      schema={schema}
      onSend={({ prompt }) => onAsk(prompt)}
      isSending={isAsking}
      className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      {({ mistakeIn }) => (
        <>
          {!isCompact && <ScanFigures scan={scan} />}
          <div className="grid min-w-0 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <TextareaField
              label={text.prompt}
              name="prompt"
              required
              maxLength={2000}
              rows={1}
              className="field-sizing-content min-h-11! max-h-60"
              placeholder={text.placeholder}
              value={draft}
              readOnly={isAsking}
              onChange={event => keep(event.target.value)}
              onKeyDown={event => {
                // Enter asks; with Shift it begins a new line. While letters are composed it belongs to the keyboard.
                if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
                event.preventDefault()
                event.currentTarget.form?.requestSubmit()
              }}
              error={mistakeIn('prompt') && text.missing}
              aside={<InfoTip label={text.helpLabel}>{text.help}</InfoTip>}
            />
            <Button type="submit" className="h-11.5 max-sm:justify-self-start" isBusy={isAsking}>
              {!isAsking && <Sparkles aria-hidden="true" />}
              {isAsking ? text.analyzing : text.submit}
            </Button>
          </div>
          {!isCompact && scan.suggestions.length > 0 && (
            <div className="flex flex-wrap items-center gap-2">
              <span className="text-sm text-ink-3">{text.suggestions}</span>
              {scan.suggestions.map(suggestion => (
                <Button
                  key={suggestion}
                  variant="outline"
                  size="sm"
                  className="max-w-full py-1 whitespace-normal! text-left"
                  disabled={isAsking}
                  onClick={() => {
                    keep(suggestion)
                    onAsk(suggestion)
                  }}
                >
                  {suggestion}
                </Button>
              ))}
            </div>
          )}
          {children}
        </>
      )}
    </Form>
  )
}

function ScanFigures({ scan }: { scan: ScanSummary }) {
  const text = useWebsiteMessages().ask
  const { pagesRead, recordsFound, recordsAnnounced, complete, recordLimit } = scan
  if (pagesRead === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
      <span className="tabular">{text.found(pagesRead, recordsFound)}</span>
      {recordLimit !== null && <Badge tone="partial">{text.recordLimit(recordLimit)}</Badge>}
      {recordLimit === null && recordsAnnounced !== null && (
        <Badge tone={complete ? 'true' : 'partial'} className="tabular">
          {complete ? text.whole(recordsAnnounced) : text.partial(recordsAnnounced)}
        </Badge>
      )}
      {scan.needsBrowser && <Badge tone="partial">{text.needsBrowser}</Badge>}
    </p>
  )
}
