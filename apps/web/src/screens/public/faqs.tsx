import { paths } from '@sondeo/contract/paths'
import { ArrowLeft, Mail } from 'lucide-react'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { useLanguage } from '../../browser/language.ts'
import { useSiteConfig } from '../../browser/site-config.ts'
import { useFaqsMessages } from '../../messages/public/faqs.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

const pictureSize = { width: 1280, height: 820 }

/** The help page; its frame (header and sidebar) comes from the layout it is routed in. */
export function Screen() {
  const text = useFaqsMessages()
  const language = useLanguage()
  const { supportEmail } = useSiteConfig()
  return (
    <div className="page-width grid max-w-4xl gap-10 py-10 lg:py-14">
      <PageMeta {...text.meta} />
      <div className="grid justify-items-start gap-4">
        <LinkButton to={paths.dashboard} variant="ghost" size="sm" className="-ml-3">
          <ArrowLeft aria-hidden="true" />
          {text.back}
        </LinkButton>
        <h1 className="text-xl sm:text-2xl">{text.title}</h1>
        <p className="text-ink-2">{text.subtitle}</p>
      </div>
      <section className="grid gap-5">
        <h2 className="text-lg">{text.tutorial.heading}</h2>
        <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2">
          {text.tutorial.steps.map(({ id, title, text: words, picture }, at) => (
            <li key={id} className="grid content-start gap-2">
              {/* Made from the product itself: npm run screenshots -- readme */}
              <img
                src={`/help/${id}-${language}.jpg`}
                alt={picture}
                width={pictureSize.width}
                height={pictureSize.height}
                loading="lazy"
                className="h-auto w-full rounded-md border border-line"
              />
              <h3 className="mt-1 font-semibold">{`${at + 1}. ${title}`}</h3>
              <p className="text-sm text-ink-2">{words}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="grid gap-3">
        <h2 className="text-lg">{text.questions}</h2>
        <Accordion
          headingLevel={3}
          items={text.items.map(({ id, question, answer }) => ({ id, title: question, content: answer }))}
        />
      </section>
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface p-6">
        <p className="font-semibold">{text.support}</p>
        <a href={`mailto:${supportEmail}`} className={buttonClasses({ variant: 'outline' })}>
          <Mail aria-hidden="true" />
          {text.contactSupport}
        </a>
      </div>
    </div>
  )
}
