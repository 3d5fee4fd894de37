import { paths } from '@sondeo/contract/paths'
import { ClosingCall } from '../../blocks/closing-call.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { FeatureCards } from '../../features/landing/feature-cards.tsx'
import { Hero } from '../../features/landing/hero.tsx'
import { LandingFaq } from '../../features/landing/landing-faq.tsx'
import { Statistics } from '../../features/landing/statistics.tsx'
import { useLandingMessages } from '../../messages/public/landing.ts'
import { LinkButton } from '../../ui/link-button.tsx'

export function Screen() {
  const text = useLandingMessages()
  return (
    <>
      <PageMeta {...text.meta} withBrand={false} />
      <Hero text={text.hero} demo={text.demo} />
      <FeatureCards text={text.features} />
      <Statistics text={text.statistics} />
      <LandingFaq text={text.faq} />
      <ClosingCall title={text.closing.title} text={text.closing.text}>
        <LinkButton to={paths.signup} variant="onSignal" size="lg">
          {text.closing.action}
        </LinkButton>
      </ClosingCall>
    </>
  )
}
