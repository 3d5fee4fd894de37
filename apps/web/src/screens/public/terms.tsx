import { paths } from '@sondeo/contract/paths'
import { Check } from 'lucide-react'
import { PageHero } from '../../blocks/page-hero.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { useLanguage } from '../../browser/language.ts'
import { useSiteConfig } from '../../browser/site-config.ts'
import { useTermsMessages } from '../../messages/public/terms.ts'
import { useShellMessages } from '../../messages/shell.ts'
import { Accordion } from '../../ui/accordion.tsx'

const lastUpdated = Date.UTC(2025, 2, 15)

export function Screen() {
  const text = useTermsMessages()
  const shell = useShellMessages()
  const language = useLanguage()
  const { supportEmail } = useSiteConfig()
  // British order in English: the specification writes "15 March 2025".
  const locale = language === 'en' ? 'en-GB' : 'es'
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(lastUpdated)
  return (
    <>
      <PageMeta {...text.meta} />
      <PageHero title={text.title} lead={text.lead} back={{ to: paths.landing, label: shell.backToHome }}>
        <p className="text-sm text-on-night-3">{text.updated(date)}</p>
      </PageHero>
      <div className="page-width grid gap-12 py-14 lg:grid-cols-[1fr_2.4fr] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-16 lg:py-20">
        {/* First, because the footer's link for privacy leads to this page too. */}
        <section className="grid gap-3">
          <h2 className="text-lg">{text.privacy.title}</h2>
          <ul className="grid gap-2 text-sm text-ink-2">
            {text.privacy.points.map(point => (
              <li key={point} className="flex gap-2.5">
                <Check aria-hidden="true" strokeWidth={2.5} className="mt-0.5 size-4 shrink-0 text-true" />
                {point}
              </li>
            ))}
          </ul>
        </section>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Accordion
            initiallyOpen="acceptance"
            headingLevel={2}
            items={text.sections.map(({ id, title, paragraphs }) => ({
              id,
              title,
              content: (
                <div className="grid gap-3">
                  {paragraphs.map(paragraph => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              ),
            }))}
          />
        </div>
        <section className="grid gap-2 border-l-2 border-signal pl-5 lg:sticky lg:top-8">
          <h2 className="text-lg">{text.contact.title}</h2>
          <p className="text-ink-2">{text.contact.text}</p>
          <a href={`mailto:${supportEmail}`} className="w-fit font-semibold text-link underline">
            {supportEmail}
          </a>
        </section>
      </div>
    </>
  )
}
