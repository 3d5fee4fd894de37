import { useLanguage } from '../browser/language.ts'
import { useSiteConfig } from '../browser/site-config.ts'

type Props = {
  title: string
  description?: string /** False: the title already names the brand. */
  withBrand?: boolean
}

/** Title, description and Open Graph of a screen; React carries them into the head, the prerenderer too. */
export function PageMeta({ title, description, withBrand = true }: Props) {
  const { brand } = useSiteConfig()
  const language = useLanguage()
  const fullTitle = withBrand ? `${title} · ${brand}` : title
  return (
    <>
      <title>{fullTitle}</title>
      {description && (
        <>
          <meta name="description" content={description} />
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={description} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={brand} />
          <meta property="og:locale" content={language === 'es' ? 'es_ES' : 'en_US'} />
        </>
      )}
    </>
  )
}
