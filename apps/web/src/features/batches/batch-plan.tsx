import type { planBatch } from '@sondeo/contract/batches'
import type { ReplyOf } from '@sondeo/contract/endpoint'
import { Clock, Coins, Globe } from 'lucide-react'
import { explainCode } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useBatchMessages } from '../../messages/batches.ts'
import { Notice } from '../../ui/alert.tsx'

/** An address, but of no page. */
const otherScheme = /^[a-z][a-z0-9+.-]*:\/\//i

/** Price and time, before anything is read. */
export function BatchPlan({ plan }: { plan: ReplyOf<typeof planBatch> }) {
  const text = useBatchMessages()
  const language = useLanguage()
  const { units, unitsLeft, sites, aboutSeconds } = plan
  const refused = plan.addresses.flatMap(({ url, code }) => (code ? [{ url, code }] : []))
  const missing = unitsLeft === null ? 0 : Math.max(0, units - unitsLeft)
  const left = unitsLeft === null ? text.plan.unlimited : text.plan.left(unitsLeft)
  return (
    <section aria-label={text.plan.heading} className="grid gap-3 rounded-md bg-sunken p-4">
      <h2 className="font-sans text-sm font-semibold tracking-normal">{text.plan.heading}</h2>
      <ul className="grid gap-2 text-sm text-ink-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&>li]:flex [&>li]:gap-2.5">
        <li>
          <Coins aria-hidden="true" />
          {`${text.plan.units(units)}. ${left}. ${text.plan.failures}`}
        </li>
        <li>
          <Clock aria-hidden="true" />
          {`${text.plan.time(text.seconds(aboutSeconds))}.`}
        </li>
        <li>
          <Globe aria-hidden="true" />
          {`${text.plan.sites(sites)}.`}
        </li>
      </ul>
      {missing > 0 && <Notice>{text.plan.short(missing)}</Notice>}
      {refused.length > 0 && (
        <div className="grid gap-1 text-sm">
          <p className="font-medium text-partial">{text.plan.refused(refused.length)}</p>
          <ul className="grid max-h-40 gap-1 overflow-y-auto text-ink-2">
            {refused.map(({ url, code }) => (
              <li key={url} className="wrap-anywhere">
                <span className="font-medium">{`${url}: `}</span>
                {code !== 'url_invalid'
                  ? explainCode(code, language)
                  : otherScheme.test(url)
                    ? text.plan.notWeb
                    : text.plan.noAddress}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
