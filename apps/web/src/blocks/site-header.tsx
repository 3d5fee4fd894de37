import { paths } from '@sondeo/contract/paths'
import { Menu as MenuIcon, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useSiteConfig } from '../browser/site-config.ts'
import { useShellMessages } from '../messages/shell.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { SmartLink } from '../ui/smart-link.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'
import { ThemeMenu } from './theme-menu.tsx'

const onNight =
  'inline-flex min-h-10 items-center gap-1.5 rounded-md px-2.5 text-sm font-medium text-on-night-2 hover:bg-night-2 hover:text-on-night [&_svg]:size-4'

/** The top bar of the public pages; its links fold behind a toggle on small screens. */
export function SiteHeader() {
  const text = useShellMessages()
  const { membershipUrl } = useSiteConfig()
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere closes the menu
  useEffect(() => setIsOpen(false), [pathname])
  const links = [
    { to: paths.solutions, label: text.navigation.solutions },
    { to: membershipUrl ?? paths.pricing, label: text.navigation.pricing },
    { to: paths.login, label: text.navigation.login },
  ]
  return (
    <header className="night-band relative z-40">
      <div className="page-width flex min-h-18 flex-wrap items-center gap-x-2 py-3">
        <Logo to={paths.landing} label={text.homeLink} className="mr-auto" />
        <div className="flex items-center lg:order-2">
          <LanguageMenu triggerClassName={onNight} />
          <ThemeMenu triggerClassName={onNight} />
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="site-navigation"
            aria-label={isOpen ? text.closeMenu : text.openMenu}
            onClick={() => setIsOpen(!isOpen)}
            className="grid size-10 place-items-center rounded-md text-on-night hover:bg-night-2 lg:hidden"
          >
            {isOpen ? <X className="size-5" /> : <MenuIcon className="size-5" />}
          </button>
        </div>
        <nav
          id="site-navigation"
          aria-label={text.mainNavigation}
          className={`${isOpen ? 'flex' : 'hidden'} w-full flex-col gap-1 pt-3 pb-2 lg:contents`}
        >
          {links.map(link => (
            <SmartLink key={link.label} to={link.to} className={`${onNight} lg:order-1 lg:px-3.5`}>
              {link.label}
            </SmartLink>
          ))}
          <LinkButton to={paths.signup} className="mt-2 lg:order-3 lg:mt-0 lg:ml-2">
            {text.navigation.signup}
          </LinkButton>
        </nav>
      </div>
    </header>
  )
}
