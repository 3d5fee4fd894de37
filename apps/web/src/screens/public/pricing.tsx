import { paths } from '@sondeo/contract/paths'
import { planLimits } from '@sondeo/contract/plans/plans'
import { useState } from 'react'
import { ClosingCall } from '../../blocks/closing-call.tsx'
import { PageHero } from '../../blocks/page-hero.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { formatNumber } from '../../browser/format-number.ts'
import { useLanguage } from '../../browser/language.ts'
import { useSiteConfig } from '../../browser/site-config.ts'
import { buildComparisonRows } from '../../features/pricing/comparison-rows.ts'
import { ComparisonTable } from '../../features/pricing/comparison-table.tsx'
import { PlanCard } from '../../features/pricing/plan-card.tsx'
import { type Billing, priceOf } from '../../features/pricing/price-of.ts'
import { usePricingMessages } from '../../messages/public/pricing.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { SmartLink } from '../../ui/smart-link.tsx'

const dollars = (amount: number) => `$${amount}`

export function Screen() {
  const text = usePricingMessages()
  const language = useLanguage()
  const { salesEmail } = useSiteConfig()
  const [billing, setBilling] = useState<Billing>('monthly')
  const showNumber = (value: number) => formatNumber(value, language)
  const limitsOf = (plan: 'standard' | 'pro') => ({
    reports: showNumber(planLimits[plan].reportsPerMonth ?? 0),
    scans: showNumber(planLimits[plan].scansPerMonth),
    records: showNumber(planLimits[plan].recordsPerScan),
  })
  const cardOf = (plan: 'standard' | 'pro') => {
    const { perMonth, perYear } = priceOf(plan, billing)
    return {
      name: text.plans[plan].name,
      text: text.plans[plan].text,
      action: text.plans[plan].action,
      note: text.plans[plan].note,
      points: text.plans[plan].points(limitsOf(plan)),
      price: dollars(perMonth),
      perMonth: text.perMonth,
      billed: perYear === undefined ? text.billedMonthly : text.billedAnnually(dollars(perYear)),
    }
  }
  return (
    <>
      <PageMeta {...text.meta} />
      <PageHero title={text.title} lead={text.lead} back={{ to: paths.landing, label: text.ready.home }} />
      <div className="page-width grid gap-8 py-14 lg:py-16">
        <div className="flex flex-wrap items-center justify-center gap-3">
          <Segmented
            label={text.billing}
            value={billing}
            onChange={setBilling}
            options={[
              { value: 'monthly', label: text.monthly },
              { value: 'annual', label: text.annual },
            ]}
          />
          <Badge tone="true">{text.save}</Badge>
        </div>
        <div className="mx-auto grid w-full max-w-4xl gap-6 md:grid-cols-2">
          <PlanCard {...cardOf('standard')} />
          <PlanCard {...cardOf('pro')} highlight={text.mostPopular} />
        </div>
        <p className="text-center text-sm text-ink-2">{text.limited}</p>
      </div>
      <section className="page-width grid gap-8 py-14">
        <h2 className="text-xl sm:text-2xl">{text.compare.title}</h2>
        <ComparisonTable
          rows={buildComparisonRows(text.compare, showNumber)}
          text={text.compare}
          names={{ standard: text.plans.standard.name, pro: text.plans.pro.name }}
        />
      </section>
      <section className="page-width grid gap-8 pt-14 pb-24 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <h2 className="text-xl sm:text-2xl">{text.faq.title}</h2>
        <Accordion
          items={text.faq.items.map(({ id, question, answer }) => ({ id, title: question, content: answer }))}
        />
      </section>
      <ClosingCall title={text.ready.title} text={`${text.ready.text} ${text.limited}`}>
        <LinkButton to={paths.signup} variant="onSignal" size="lg">
          {text.ready.action}
        </LinkButton>
        <SmartLink to={`mailto:${salesEmail}`} className={buttonClasses({ variant: 'onSignalOutline', size: 'lg' })}>
          {text.ready.contactSales}
        </SmartLink>
        <LinkButton to={paths.landing} variant="onSignalOutline" size="lg">
          {text.ready.home}
        </LinkButton>
      </ClosingCall>
    </>
  )
}
