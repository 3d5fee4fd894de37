import type { ReplyOf } from '@sondeo/contract/endpoint'
import { type getAiData, type ScanSummary, scrapeDetails } from '@sondeo/contract/website-analysis'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileStack } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../browser/api-client.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useOpenWork } from '../../browser/follow-events.ts'
import { useLanguage } from '../../browser/language.ts'
import { useQueryKeys } from '../../browser/session.ts'
import { useWebsiteMessages } from '../../messages/website-analysis.ts'
import { Button } from '../../ui/button.tsx'
import { completeAddress } from './complete-address.ts'
import { LoginBox } from './login-box.tsx'
import { OfferBox } from './offer-box.tsx'
import { ScanProgress } from './scan-progress.tsx'
import { isLoginFilled, type SiteLogin, toLoginFields } from './use-scan-website.ts'

export type DetailsNeeded = NonNullable<ReplyOf<typeof getAiData>['detailsNeeded']>

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
  const [isChecked, setIsChecked] = useState(false)
  const readDetails = useMutation({
    mutationFn: () =>
      call(scrapeDetails, {
        id: scan._id,
        auth: login !== undefined,
        ...(login
          ? toLoginFields({ ...login, loginUrl: completeAddress(login.loginUrl) })
          : { loginUrl: '', email: '', password: '' }),
      }),
    onSuccess: ({ data }) => {
      client.setQueryData(keys.scan(scan._id), data)
      if (need && data.detailPages.read > 0) onRead()
    },
  })
  const running = useOpenWork().find(({ state, progress }) => state === 'running' && progress?.step === 'details')
  if (available === 0) return null
  if (readDetails.isPending) return <ScanProgress work={running} />
  const failure = explainFlowError({ error: readDetails.error, language, first: text.failed })
  const start = () => {
    setIsChecked(true)
    if (!login || isLoginFilled(login)) readDetails.mutate()
  }
  const heading = need ? text.needed(need.words) : text.quiet(available)
  const isQuiet = !need && read === 0 && failed === 0 && !readDetails.isError
  if (isQuiet)
    return (
      <p className="flex min-w-0 flex-wrap items-center gap-x-1 text-sm text-ink-2">
        <span className="tabular">{text.quiet(available)}</span>
        <button type="button" className="py-1 font-semibold text-link underline" onClick={start}>
          {text.quietStart}
        </button>
      </p>
    )
  return (
    <OfferBox
      label={text.label}
      icon={FileStack}
      failure={readDetails.isError ? failure : undefined}
      action={
        atOnce > 0 && (
          <Button variant="outline" onClick={start}>
            {need ? text.readAndAnswer(atOnce) : text.start(atOnce)}
          </Button>
        )
      }
      below={
        failed > 0 &&
        atOnce > 0 && <LoginBox login={login} onChange={setLogin} isReadOnly={false} isChecked={isChecked} />
      }
    >
      <p className="tabular font-medium">{read > 0 ? text.read(read, available) : heading}</p>
      <p className="tabular text-ink-2">
        {read > 0 ? text.readNote(failed) : text.neededNote(available, atOnce, aboutSeconds)}
      </p>
    </OfferBox>
  )
}
