import { paths } from '@sondeo/contract/paths'
import { LockKeyhole, ShieldCheck, TimerReset } from 'lucide-react'
import { ClosingCall } from '../../blocks/closing-call.tsx'
import { PageHero } from '../../blocks/page-hero.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { SampleResult } from '../../blocks/sample-result.tsx'
import { ToolTabs } from '../../features/product-tour/tool-tabs.tsx'
import { VideoPlayer } from '../../features/product-tour/video-player.tsx'
import { features as text } from '../../messages/es/public/features.ts'
import { LinkButton } from '../../ui/link-button.tsx'

/** The film that `npm run record-tour` makes from the running product; the browser takes the first kind it can play. */
const tourVideo = {
  sources: [
    { src: '/tour/tour.webm', type: 'video/webm' },
    { src: '/tour/tour.mp4', type: 'video/mp4' },
  ],
  captions: { src: '/tour/tour.es.vtt', language: 'es' },
}

const securityIcons = [LockKeyhole, TimerReset, ShieldCheck]

/** The tour of the product: Spanish whatever the chosen language. */
export function Screen() {
  return (
    <div lang="es">
      <PageMeta {...text.meta} />
      <PageHero title={text.title} lead={text.lead} back={{ to: paths.landing, label: text.back }} />
      <div className="page-width py-14 lg:py-20">
        <ToolTabs text={text} />
      </div>
      <section className="border-y border-line bg-surface">
        <div className="page-width grid gap-10 py-16 lg:grid-cols-[1fr_2fr] lg:gap-16 lg:py-24">
          <div className="grid content-start gap-3">
            <h2 className="text-xl sm:text-2xl">{text.video.title}</h2>
            <p className="text-ink-2">{text.video.text}</p>
          </div>
          <VideoPlayer
            text={text.video}
            video={tourVideo}
            poster={
              <div className="w-full max-w-lg">
                <SampleResult
                  question={text.website.query}
                  columns={text.website.columns}
                  rows={text.website.rows}
                  status={text.website.status}
                />
              </div>
            }
          />
        </div>
      </section>
      <section className="page-width grid gap-10 py-16 lg:py-24">
        <h2 className="text-xl sm:text-2xl">{text.benefits.title}</h2>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {text.benefits.list.map(item => (
            <li key={item.title} className="grid content-start gap-1.5 border-t border-line-strong pt-4">
              <p className="font-head text-lg font-semibold">{item.title}</p>
              <p className="text-ink-2">{item.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="night-band">
        <div className="page-width grid gap-10 py-16 lg:py-20">
          <h2 className="text-xl sm:text-2xl">{text.security.title}</h2>
          <ul className="grid gap-8 md:grid-cols-3">
            {text.security.list.map((item, index) => {
              const Icon = securityIcons[index] ?? ShieldCheck
              return (
                <li key={item.title} className="grid content-start gap-2">
                  <Icon aria-hidden="true" className="mb-2 size-7 text-signal" />
                  <p className="font-semibold">{item.title}</p>
                  <p className="text-on-night-2">{item.text}</p>
                </li>
              )
            })}
          </ul>
        </div>
      </section>
      <ClosingCall title={text.closing.title} text={text.closing.text}>
        <LinkButton to={paths.signup} variant="onSignal" size="lg">
          {text.closing.trial}
        </LinkButton>
        <LinkButton to={paths.pricing} variant="onSignalOutline" size="lg">
          {text.closing.pricing}
        </LinkButton>
      </ClosingCall>
    </div>
  )
}
