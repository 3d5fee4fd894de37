import { ArrowLeft, House, RotateCw } from 'lucide-react'
import { useNavigate } from 'react-router'
import { paths } from '../app/paths.ts'
import { PageHero } from '../blocks/page-hero.tsx'
import { PageMeta } from '../blocks/page-meta.tsx'
import { useSiteConfig } from '../browser/site-config.ts'
import { useMessages } from '../browser/use-messages.ts'
import { notFound as en } from '../messages/en/not-found.ts'
import { notFound as es } from '../messages/es/not-found.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'

const texts = { es, en }

export function Screen() {
  const text = useMessages(texts)
  const { supportEmail } = useSiteConfig()
  const navigate = useNavigate()
  return (
    <>
      <PageMeta title={text.title} />
      <PageHero title={text.title} lead={text.text} />
      <div className="page-width grid gap-6 py-14 lg:pb-28">
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => navigate(-1)}>
            <ArrowLeft aria-hidden="true" />
            {text.back}
          </Button>
          <LinkButton to={paths.landing}>
            <House aria-hidden="true" />
            {text.home}
          </LinkButton>
          <Button variant="outline" onClick={() => window.location.reload()}>
            <RotateCw aria-hidden="true" />
            {text.reload}
          </Button>
        </div>
        <p className="text-sm text-ink-2">
          {text.support}{' '}
          <a href={`mailto:${supportEmail}`} className="text-link underline">
            {supportEmail}
          </a>
        </p>
      </div>
    </>
  )
}
