import { paths } from '@sondeo/contract/paths'
import { getReadingRules } from '@sondeo/contract/reading-rules'
import type { ScanSummary } from '@sondeo/contract/website-analysis'
import { useQuery } from '@tanstack/react-query'
import { Contact, RotateCw, Ruler } from 'lucide-react'
import { useLocation } from 'react-router'
import { call } from '../../../browser/api-client.ts'
import { explainFlowError } from '../../../browser/explain-error.ts'
import { formatDate } from '../../../browser/format-date.ts'
import { useLanguage } from '../../../browser/language.ts'
import { useQueryKeys } from '../../../browser/session.ts'
import { usePlaceMessages } from '../../../messages/scan-place.ts'
import { useWebsiteMessages } from '../../../messages/website-analysis.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { SmartLink } from '../../../ui/smart-link.tsx'
import { ScanProgress } from '../scan-progress.tsx'
import { toScanOrder } from '../use-scan-website.ts'
import { useStartScan } from '../use-start-scan.ts'
import { ScanFigures } from './scan-figures.tsx'
import { contactsAddress } from './use-shown-answer.ts'

type Props = { scan: ScanSummary; heading: string; isContacts: boolean }

/** Which scan this is, when it was read, and what can be done with the site as a whole. */
export function ScanHead({ scan, heading, isContacts }: Props) {
  const text = usePlaceMessages()
  const website = useWebsiteMessages()
  const language = useLanguage()
  const { pathname } = useLocation()
  const again = useStartScan()
  const ruleNames = useRuleNames(scan.url)
  const failure = explainFlowError({ error: again.error, language, whatFailed: website.scan.failed })
  return (
    <>
      <div className="-mt-2 grid grid-cols-1 items-center gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
        <h1 className="text-xl max-lg:text-lg">{heading}</h1>
        {/* On a phone it is said first which scan this is. */}
        <div className="flex flex-wrap gap-2 max-sm:order-last max-sm:mt-1.5">
          <Button
            variant="outline"
            size="sm"
            isBusy={again.isPending}
            onClick={() => again.start(toScanOrder(scan.url))}
          >
            {!again.isPending && <RotateCw aria-hidden="true" />}
            {text.readAgain}
          </Button>
          <LinkButton
            to={contactsAddress(pathname)}
            variant="outline"
            size="sm"
            aria-current={isContacts ? 'page' : undefined}
            className="aria-[current]:bg-sunken"
          >
            <Contact aria-hidden="true" />
            {text.contacts.heading}
          </LinkButton>
          {/* On a phone the line at the end of the page leads there. */}
          <LinkButton to={paths.readingRulesFor(scan._id)} variant="ghost" size="sm" className="max-sm:hidden">
            <Ruler aria-hidden="true" />
            {text.rules}
          </LinkButton>
        </div>
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-sm text-ink-3 sm:col-span-2">
          {scan.title && <span className="font-medium wrap-anywhere text-ink-2">{scan.title}</span>}
          <SmartLink to={scan.url} className="wrap-anywhere text-link hover:underline">
            {scan.url}
          </SmartLink>
          {scan.scannedAt && <span>{text.scannedAt(formatDate(scan.scannedAt, language))}</span>}
          <ScanFigures scan={scan} />
          {ruleNames.length > 0 && <span>{text.ownRules(ruleNames)}</span>}
        </p>
      </div>
      {again.isPending && <ScanProgress work={again.running} />}
      {again.isError && <Alert detail={failure.detail}>{failure.text}</Alert>}
    </>
  )
}

/** Rules of one's own that speak about this address. */
function useRuleNames(url: string): string[] {
  const { data } = useQuery({ queryKey: useQueryKeys().readingRules, queryFn: () => call(getReadingRules, undefined) })
  const address = URL.parse(url)
  return (data?.rules ?? [])
    .filter(({ rule }) => rule.host === address?.host && address.pathname.startsWith(rule.path))
    .map(({ rule }) => rule.name)
}
