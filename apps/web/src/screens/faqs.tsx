import { paths } from '@sondeo/contract/paths'
import { ArrowLeft, Mail } from 'lucide-react'
import { PageMeta } from '../blocks/page-meta.tsx'
import { useSiteConfig } from '../browser/site-config.ts'
import { useFaqsMessages } from '../messages/public/faqs.ts'
import { Accordion } from '../ui/accordion.tsx'
import { buttonClasses } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'

/** The help page; its frame (header and sidebar) comes from the layout it is routed in. */
export function Screen() {
  const text = useFaqsMessages()
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
      <Accordion
        headingLevel={2}
        items={text.items.map(({ id, question, answer }) => ({ id, title: question, content: answer }))}
      />
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
