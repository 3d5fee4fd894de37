import { paths } from '@sondeo/contract/paths'
import { ArrowLeft, House, RotateCw } from 'lucide-react'
import { useNavigate } from 'react-router'
import { PageHero } from '../../blocks/page-hero.tsx'
import { PageMeta } from '../../blocks/page-meta.tsx'
import { useSiteConfig } from '../../browser/site-config.ts'
import { useNotFoundMessages } from '../../messages/public/not-found.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

export function Screen() {
  const text = useNotFoundMessages()
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
          <Button variant="ghost" onClick={() => window.location.reload()}>
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
