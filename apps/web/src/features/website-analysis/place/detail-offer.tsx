import type { BodyOf, ReplyOf } from '@sondeo/contract/endpoint'
import { DetailsForm } from '@sondeo/contract/forms/forms'
import { type getAiData, type ScanSummary, scrapeDetails } from '@sondeo/contract/website-analysis'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileStack } from 'lucide-react'
import { useState } from 'react'
import { Form } from '../../../blocks/form.tsx'
import { call } from '../../../browser/api-client.ts'
import { explainFlowError } from '../../../browser/explain-error.ts'
import { useOpenWork } from '../../../browser/follow-events.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useQueryKeys } from '../../../browser/session.ts'
import { useWebsiteMessages } from '../../../messages/website-analysis.ts'
import { Button } from '../../../ui/button.tsx'
import { LoginBox } from '../login-box.tsx'
import { ScanProgress } from '../scan-progress.tsx'
import { type SiteLogin, toLoginFields } from '../use-scan-website.ts'
import { OfferBox } from './offer-box.tsx'

type DetailsNeeded = NonNullable<ReplyOf<typeof getAiData>['detailsNeeded']>

type Props = {
  scan: ScanSummary
  /** Set when the last question asks for what only these pages may have. */
  need: DetailsNeeded | undefined
  /** With the pages read, the question can be asked again. */
  onRead: () => void
}

/** The records' own pages: offered when the question needs them, and otherwise said in a line. */
export function DetailOffer({ scan, need, onRead }: Props) {
  const text = useWebsiteMessages().details
  const language = useLanguage()
  const client = useQueryClient()
  const keys = useQueryKeys()
  const { available, read, failed, atOnce, aboutSeconds } = scan.detailPages
  const [login, setLogin] = useState<SiteLogin>()
  const readDetails = useMutation({
    mutationFn: (order: BodyOf<typeof scrapeDetails>) => call(scrapeDetails, order),
    onSuccess: ({ data }) => {
      client.setQueryData(keys.scan(scan._id), data)
      if (need && data.detailPages.read > 0) onRead()
    },
    // What was typed to sign in to a site is not kept with the outcome of the call.
    gcTime: 0,
  })
  const running = useOpenWork().find(({ state, progress }) => state === 'running' && progress?.step === 'details')
  if (available === 0) return null
  if (readDetails.isPending) return <ScanProgress work={running} />
  const failure = explainFlowError({ error: readDetails.error, language, whatFailed: text.failed })
  const heading = need ? text.needed(need.words) : text.quiet(available)
  const isQuiet = !need && read === 0 && failed === 0 && !readDetails.isError
  const order = { id: scan._id, ...toLoginFields(login) }
  if (isQuiet)
    return (
      <p className="flex min-w-0 flex-wrap items-center gap-x-1 text-sm text-ink-2">
        <span className="tabular">{text.quiet(available)}</span>
        <button
          type="button"
          className="py-1 font-semibold text-link underline"
          onClick={() => readDetails.mutate(order)}
        >
          {text.quietStart}
        </button>
      </p>
    )
  return (
    <Form schema={DetailsForm} read={() => order} onSend={body => readDetails.mutate(body)}>
      {({ mistakeIn }) => (
        <OfferBox
          label={text.label}
          icon={FileStack}
          failure={readDetails.isError ? failure : undefined}
          action={
            atOnce > 0 && (
              <Button type="submit" variant="outline">
                {need ? text.readAndAnswer(atOnce) : text.start(atOnce)}
              </Button>
            )
          }
          below={
            failed > 0 &&
            atOnce > 0 && <LoginBox login={login} onChange={setLogin} isReadOnly={false} mistakeIn={mistakeIn} />
          }
        >
          <p className="tabular font-medium">{read > 0 ? text.read(read, available) : heading}</p>
          <p className="tabular text-ink-2">
            {read > 0 ? text.readNote(failed) : text.neededNote(available, atOnce, aboutSeconds)}
          </p>
        </OfferBox>
      )}
    </Form>
  )
}
