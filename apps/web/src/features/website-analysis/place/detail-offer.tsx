import { DetailsForm } from '@sondeo/contract/forms/forms'
import type { ScanSummary } from '@sondeo/contract/website-analysis'
import { FileStack } from 'lucide-react'
import { useState } from 'react'
import { Form } from '../../../blocks/form.tsx'
import { explainFlowError } from '../../../browser/explain-error.ts'
import { useOpenWork } from '../../../browser/follow-events.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useWebsiteMessages } from '../../../messages/website-analysis.ts'
import { Button } from '../../../ui/button.tsx'
import { LoginBox } from '../login-box.tsx'
import { ScanProgress } from '../scan-progress.tsx'
import { type SiteLogin, toLoginFields } from '../use-scan-website.ts'
import { OfferBox } from './offer-box.tsx'
import type { DetailsNeeded, useReadDetails } from './use-read-details.ts'

type Props = {
  scan: ScanSummary
  need: DetailsNeeded | undefined
  /** Whom to reach is often said on the records' own pages alone. */
  isForContacts: boolean
  reading: ReturnType<typeof useReadDetails>
}

/** Nothing asks for these pages and nobody began to read them: a line below the table is enough. */
const isQuiet = ({ scan: { detailPages }, need, isForContacts, reading }: Props) =>
  !need && !isForContacts && detailPages.read === 0 && detailPages.failed === 0 && reading.isIdle

/** The records' own pages, mentioned in a line. */
export function DetailLine(props: Props) {
  const text = useWebsiteMessages().details
  const { scan, reading } = props
  const { available } = scan.detailPages
  if (available === 0 || !isQuiet(props)) return null
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-1 text-sm text-ink-2">
      <span className="tabular">{text.quiet(available)}</span>
      <button
        type="button"
        className="py-1 font-semibold text-link underline"
        onClick={() => reading.mutate({ id: scan._id, ...toLoginFields(undefined) })}
      >
        {text.quietStart}
      </button>
    </p>
  )
}

/** The records' own pages: offered above the table when the question needs them, with how far their reading is. */
export function DetailOffer(props: Props) {
  const { scan, need, isForContacts, reading } = props
  const text = useWebsiteMessages().details
  const language = useLanguage()
  const { available, read, failed, atOnce, aboutSeconds } = scan.detailPages
  const [login, setLogin] = useState<SiteLogin>()
  const running = useOpenWork().find(({ state, progress }) => state === 'running' && progress?.step === 'details')
  if (available === 0 || isQuiet(props)) return null
  if (reading.isPending) return <ScanProgress work={running} />
  const failure = explainFlowError({ error: reading.error, language, whatFailed: text.failed })
  const heading = need ? text.needed(need.words) : isForContacts ? text.forContacts : text.quiet(available)
  const order = { id: scan._id, ...toLoginFields(login) }
  return (
    <Form schema={DetailsForm} read={() => order} onSend={body => reading.mutate(body)}>
      {({ mistakeIn }) => (
        <OfferBox
          label={text.label}
          icon={FileStack}
          failure={reading.isError ? failure : undefined}
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
