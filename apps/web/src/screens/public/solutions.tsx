import { paths } from '@sondeo/contract/paths'
import { FlaskConical, Megaphone, Rocket, ScrollText, Ship, ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { ClosingCall } from '../../blocks/closing-call.tsx'
import { PageHero } from '../../blocks/page-hero.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { useSiteConfig } from '../../browser/site-config.ts'
import { IndustryPanel } from '../../features/solutions/industry-panel.tsx'
import type { Industry } from '../../messages/es/public/industries.ts'
import { useIndustriesMessages } from '../../messages/public/industries.ts'
import { useSolutionsMessages } from '../../messages/public/solutions.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { SmartLink } from '../../ui/smart-link.tsx'
import { Tabs } from '../../ui/tabs.tsx'

const icons = {
  ecommerce: ShoppingBag,
  marketing: Megaphone,
  procurement: ScrollText,
  entrepreneurship: Rocket,
  supplychain: Ship,
  research: FlaskConical,
}
const order = Object.keys(icons) as Industry[]

const cardClasses =
  'group grid content-start gap-2 rounded-lg border border-line bg-surface p-4 text-left shadow-card transition-colors duration-150 hover:border-line-strong aria-selected:border-signal aria-selected:ring-2 aria-selected:ring-signal aria-selected:ring-inset sm:p-5'

export function Screen() {
  const text = useSolutionsMessages()
  const industries = useIndustriesMessages()
  const { membershipUrl } = useSiteConfig()
  const [chosen, setChosen] = useState<Industry>('ecommerce')
  const tabs = order.map(industry => {
    const Icon = icons[industry]
    return {
      value: industry,
      label: (
        <>
          <Icon aria-hidden="true" className="size-6 text-ink-3 group-aria-selected:text-link" />
          <span className="mt-2 text-sm leading-tight font-semibold break-words hyphens-auto">
            {industries[industry].name}
          </span>
          <span className="text-xs text-ink-2">{industries[industry].tagline}</span>
        </>
      ),
    }
  })
  return (
    <>
      <PageMeta {...text.meta} />
      <PageHero title={text.title} lead={text.lead} back={{ to: paths.landing, label: text.back }} />
      <div className="page-width pb-20 lg:pb-28">
        <Tabs
          label={text.tabsLabel}
          tabs={tabs}
          value={chosen}
          onChange={setChosen}
          listClassName="relative -mt-8 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6"
          tabClassName={cardClasses}
        >
          <IndustryPanel industry={industries[chosen]} text={text} />
        </Tabs>
      </div>
      <ClosingCall title={text.closing.title} text={text.closing.text}>
        <LinkButton to={paths.signup} variant="onSignal" size="lg">
          {text.signup}
        </LinkButton>
        <SmartLink
          to={membershipUrl ?? paths.pricing}
          className={buttonClasses({ variant: 'onSignalOutline', size: 'lg' })}
        >
          {text.closing.action}
        </SmartLink>
      </ClosingCall>
    </>
  )
}
