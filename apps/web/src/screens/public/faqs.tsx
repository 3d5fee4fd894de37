import { paths } from '@sondeo/contract/paths'
import { ArrowLeft, Mail, ZoomIn } from 'lucide-react'
import { useState } from 'react'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { useLanguage } from '../../browser/language.ts'
import { useSiteConfig } from '../../browser/site-config.ts'
import { useFaqsMessages } from '../../messages/public/faqs.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

const pictureSize = { width: 1280, height: 820 }

type PictureProps = { id: string; title: string; alt: string; enlarge: string }

/** A picture of a whole screen is too small to read beside its words, so a tap shows it in full. */
function StepPicture({ id, title, alt, enlarge }: PictureProps) {
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  // Made from the product itself: npm run screenshots -- readme
  const image = { src: `/help/${id}-${language}.jpg`, ...pictureSize }
  return (
    <div className="relative rounded-lg border border-line bg-sunken p-1.5">
      <img {...image} alt={alt} loading="lazy" className="h-auto w-full rounded-md dark:brightness-90" />
      <button
        type="button"
        aria-label={`${enlarge}: ${title}`}
        onClick={() => setIsOpen(true)}
        className="absolute inset-0 grid cursor-zoom-in place-items-end rounded-lg p-2.5"
      >
        <span className="grid size-7 place-items-center rounded-full bg-night text-on-night shadow-card">
          <ZoomIn aria-hidden="true" className="size-4" />
        </span>
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        className="m-auto w-[min(84rem,calc(100vw-1.5rem))] max-w-none rounded-lg p-4 sm:p-6"
      >
        {/* On a phone it keeps a size that can be read and is moved sideways. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves it sideways too */}
        <section aria-label={title} tabIndex={0} className="overflow-x-auto">
          <img {...image} alt={alt} className="h-auto w-[60rem] max-w-none rounded-md border border-line lg:w-full" />
        </section>
      </Dialog>
    </div>
  )
}

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
      <section className="grid gap-5">
        <h2 className="text-lg">{text.tutorial.heading}</h2>
        <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2">
          {text.tutorial.steps.map(({ id, title, text: words, picture }, at) => (
            <li key={id} className="grid content-start gap-2">
              <StepPicture id={id} title={title} alt={picture} enlarge={text.tutorial.enlarge} />
              <h3 className="mt-1 font-semibold">{`${at + 1}. ${title}`}</h3>
              <p className="text-sm text-ink-2">{words}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="grid gap-5">
        <h2 className="text-lg">{text.report.heading}</h2>
        <ol className="grid gap-x-6 gap-y-5 sm:grid-cols-3">
          {text.report.steps.map(({ title, text: words }, at) => (
            <li key={title} className="grid content-start gap-1.5 border-l-2 border-signal pl-4">
              <h3 className="font-semibold">{`${at + 1}. ${title}`}</h3>
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
