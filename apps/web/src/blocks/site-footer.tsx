import { paths } from '@sondeo/contract/paths'
import { useSiteConfig } from '../browser/site-config.ts'
import { useShellMessages } from '../messages/shell.ts'
import { SmartLink } from '../ui/smart-link.tsx'
import { Logo } from './logo.tsx'

/** The year of the newest change to these pages; a running clock would differ from the ready-made HTML. */
const copyrightYear = 2026

export function SiteFooter() {
  const text = useShellMessages()
  const { membershipUrl, supportEmail } = useSiteConfig()
  const columns = [
    {
      title: text.footer.product,
      links: [
        { to: paths.features, label: text.navigation.features },
        { to: paths.solutions, label: text.navigation.solutions },
        { to: membershipUrl ?? paths.pricing, label: text.navigation.pricing },
      ],
    },
    {
      title: text.footer.help,
      links: [
        { to: `${paths.landing}#about`, label: text.navigation.about },
        { to: paths.faqs, label: text.navigation.faqs },
        { to: `mailto:${supportEmail}`, label: text.navigation.support },
      ],
    },
    {
      title: text.footer.legal,
      links: [
        { to: paths.terms, label: text.navigation.terms },
        { to: paths.terms, label: text.navigation.privacy },
        { to: paths.sources, label: text.navigation.sources },
      ],
    },
  ]
  return (
    <footer className="night-band">
      <div className="page-width grid gap-12 py-14 md:grid-cols-[1.4fr_2fr]">
        <div className="grid content-start justify-items-start gap-4">
          <Logo to={paths.landing} label={text.homeLink} />
          <p className="max-w-[32ch] text-sm text-on-night-2">{text.footer.line}</p>
          <p className="text-xs text-on-night-3">{text.footer.rights(copyrightYear)}</p>
        </div>
        <nav aria-label={text.footerNavigation} className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {columns.map(column => (
            <div key={column.title}>
              <p className="mb-3 text-sm font-semibold">{column.title}</p>
              <ul className="grid gap-1">
                {column.links.map(link => (
                  <li key={link.label}>
                    <SmartLink
                      to={link.to}
                      className="inline-flex min-h-8 items-center rounded-sm text-sm text-on-night-2 hover:text-on-night hover:underline"
                    >
                      {link.label}
                    </SmartLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  )
}
