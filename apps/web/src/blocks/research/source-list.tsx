import { paths } from '@sondeo/contract/paths'
import { type ResearchDetails, type TradeSource, tradeSourceNames } from '@sondeo/contract/research/product-research'
import { RotateCw } from 'lucide-react'
import { useId } from 'react'
import { formatDate } from '../../browser/format-date.ts'
import { useLanguage } from '../../browser/language.ts'
import { useResearchMessages } from '../../messages/research/product-research.ts'
import { useReportMessages } from '../../messages/research/research-report.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FoldOnPhone } from '../../ui/fold-on-phone.tsx'
import type { AskedSource } from './use-shown-report.ts'

const tones = {
  answered: 'true',
  cached: 'true',
  stale: 'partial',
  empty: 'neutral',
  failed: 'error',
  offline: 'neutral',
  waiting: 'partial',
  'not-asked': 'neutral',
} as const

/** Asking one source again: which is being asked, and which failed again. */
export type AskedAgain = {
  retry: (source: AskedSource) => void
  retrying: AskedSource | undefined
  failed: AskedSource | undefined
}
type Props = {
  details: ResearchDetails
  /** Missing for those who only read. */
  askedAgain?: AskedAgain
}

/** How each source fared; one that gave no answer can be asked again alone. */
export function SourceList({ details: { sources, attributions = [] }, askedAgain }: Props) {
  const text = useResearchMessages().sources
  const { all } = useReportMessages().sources
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-4 rounded-lg border border-line bg-surface p-5"
    >
      <FoldOnPhone
        heading={
          <h2 id={id} className="text-lg">
            {text.heading}
          </h2>
        }
      >
        <ul className="grid gap-3">
          {sources.map(source => (
            <SourceItem key={source.source} {...source} {...(askedAgain && { askedAgain })} />
          ))}
        </ul>
        <div className="grid gap-1.5 border-t border-line pt-3 text-xs text-ink-3">
          {attributions.map(line => (
            <p key={line}>{line}</p>
          ))}
          <AppLink to={paths.sources} className="w-fit text-link hover:underline">
            {all}
          </AppLink>
        </div>
      </FoldOnPhone>
    </section>
  )
}

function SourceItem({ source, state, reason, period, fetchedAt, askedAgain }: TradeSource & Pick<Props, 'askedAgain'>) {
  const text = useResearchMessages().sources
  const words = useReportMessages().sources
  const language = useLanguage()
  const asked = tradeSourceNames.find(name => name === source)
  // That one is turned off is said by its badge.
  const why = state === 'offline' ? null : reason
  const told = [why, period && text.period(period), fetchedAt && text.fetchedAt(formatDate(fetchedAt, language))]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 text-sm">
      <span className="grid min-w-0 gap-0.5">
        <span className="font-medium">{text.names[source]}</span>
        <span className="text-ink-3">{told.filter(Boolean).join(' · ')}</span>
      </span>
      <Badge tone={tones[state]}>{text.states[state]}</Badge>
      {askedAgain && asked && (state === 'failed' || state === 'stale') && (
        <span className="col-span-2 flex flex-wrap items-center gap-3">
          <Button
            variant="outline"
            size="sm"
            aria-label={words.retryOf(text.names[source])}
            isBusy={askedAgain.retrying === asked}
            disabled={askedAgain.retrying !== undefined}
            onClick={() => askedAgain.retry(asked)}
          >
            {askedAgain.retrying !== asked && <RotateCw aria-hidden="true" />}
            {askedAgain.retrying === asked ? words.retrying : words.retry}
          </Button>
          {askedAgain.failed === asked && <span className="text-error">{words.failed}</span>}
        </span>
      )}
    </li>
  )
}
