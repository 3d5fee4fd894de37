import { paths } from '@sondeo/contract/paths'
import { trialDays } from '@sondeo/contract/plans/plans'
import type { LandingTexts } from '../../messages/public/landing.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { HeroDemo } from './hero-demo.tsx'

export function Hero({ text, demo }: { text: LandingTexts['hero']; demo: LandingTexts['demo'] }) {
  return (
    <div className="night-band isobaths">
      <div className="page-width grid items-center gap-12 pt-12 pb-20 lg:grid-cols-[1fr_1.08fr] lg:gap-14 lg:pt-20 lg:pb-28">
        <div className="grid gap-6">
          <h1 className="text-2xl sm:text-3xl">
            {text.titleStart}
            <span className="text-signal">{text.titleMark}</span>
            {text.titleEnd}
          </h1>
          <p className="max-w-[44ch] text-on-night-2 sm:text-lg">{text.lead}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <LinkButton to={paths.signup} size="lg">
              {text.start}
            </LinkButton>
            <LinkButton to={paths.features} variant="night" size="lg">
              {text.tour}
            </LinkButton>
          </div>
          <p className="text-sm text-on-night-3">{text.note(trialDays)}</p>
        </div>
        <HeroDemo text={demo} />
      </div>
    </div>
  )
}
