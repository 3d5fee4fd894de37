import { paths } from '@sondeo/contract/paths'
import { Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSiteConfig } from '../../browser/site-config.ts'
import { toggleSidebar, useSidebar } from '../../browser/stored/sidebar-state.ts'
import { useAppMessages } from '../../messages/app.ts'
import { LanguageMenu } from '../language-menu.tsx'
import { Logo } from '../logo.tsx'
import { ThemeMenu } from '../theme-menu.tsx'
import { compactMenuClasses } from './compact-menu-classes.ts'

/** The bar of the signed-in area and the help page; what stands in its corner depends on who looks. */
export function AppHeader({ account, unseen }: { account: ReactNode; unseen: ReactNode }) {
  const text = useAppMessages()
  const { brand } = useSiteConfig()
  const { isSheetOpen } = useSidebar()
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-0.5 border-b border-line bg-surface px-2 sm:gap-1 sm:px-5">
      <button
        type="button"
        aria-expanded={isSheetOpen}
        onClick={toggleSidebar}
        className="relative grid size-10 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink lg:hidden"
      >
        <MenuIcon aria-hidden="true" className="size-5" />
        <span className="sr-only">{text.toggleSidebar}</span>
        {unseen}
      </button>
      <Logo to={paths.dashboard} label={text.dashboardLink(brand)} className="mr-auto min-w-0" />
      <LanguageMenu triggerClassName={compactMenuClasses} />
      <ThemeMenu />
      {account}
    </header>
  )
}
