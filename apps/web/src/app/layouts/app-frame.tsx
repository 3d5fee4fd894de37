import { paths } from '@sondeo/contract/paths'
import { ChevronDown, CircleHelp, Menu as MenuIcon, Plus, WifiOff } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useId, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { compactMenuClasses } from '../../blocks/app-header/compact-menu-classes.ts'
import { LanguageMenu } from '../../blocks/language-menu.tsx'
import { Logo } from '../../blocks/logo.tsx'
import { SkipLink } from '../../blocks/skip-link.tsx'
import { ThemeMenu } from '../../blocks/theme-menu.tsx'
import { useSiteConfig } from '../../browser/site-config.ts'
import { closeSidebarSheet, toggleSidebar, useSidebar } from '../../browser/stored/sidebar-state.ts'
import { useOnline } from '../../browser/use-online.ts'
import { useAppMessages } from '../../messages/app.ts'
import { useSearchesMessages } from '../../messages/searches.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'

type Props = {
  /** The corner of the header. */ account: ReactNode
  /** The earlier searches. */ searches: ReactNode
  notice?: ReactNode
  /** The way to what is new in watched lists. */ watches?: ReactNode
  /** Says at the button of the menu that there is something new. */ unseen?: ReactNode
  /** Ends the page. */ footer?: ReactNode
}

/**
 * Header, sidebar and content of the signed-in area and the help page. What knows who is signed in is handed in, so that
 * a visitor of the help page loads none of it.
 */
export function AppFrame({ account, searches, notice, watches, unseen, footer }: Props) {
  const text = useAppMessages()
  const isOnline = useOnline()
  const { isSheetOpen, isFolded } = useSidebar()
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere closes the overlay
  useEffect(closeSidebarSheet, [pathname])
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <AppHeader account={account} unseen={unseen} />
      <div className="flex flex-1 items-start">
        {!isFolded && (
          <aside
            aria-label={text.sidebar}
            className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-64 shrink-0 border-r border-line bg-surface p-3 pt-4 lg:block"
          >
            <SearchSidebar list={searches} watches={watches} />
          </aside>
        )}
        <div className="min-w-0 flex-1">
          <main id="main" tabIndex={-1} className="outline-none">
            {!isOnline && (
              <p role="status" className="flex items-center gap-2.5 bg-partial-soft px-5 py-2.5 text-sm text-partial">
                <WifiOff aria-hidden="true" className="size-4 shrink-0" />
                {text.offline}
              </p>
            )}
            {notice}
            <Suspense fallback={<PageSpinner />}>
              <Outlet />
            </Suspense>
          </main>
          {footer}
        </div>
      </div>
      <Sheet isOpen={isSheetOpen} onClose={closeSidebarSheet} title={text.sidebar}>
        <SearchSidebar list={searches} watches={watches} />
      </Sheet>
    </div>
  )
}

/** The bar of the signed-in area and the help page; what stands in its corner depends on who looks. */
function AppHeader({ account, unseen }: { account: ReactNode; unseen: ReactNode }) {
  const text = useAppMessages()
  const { brand } = useSiteConfig()
  const { isSheetOpen } = useSidebar()
  return (
    <header className="sticky top-0 z-40 flex h-14 items-center gap-0.5 border-b border-line bg-surface px-2 sm:gap-1 sm:px-5">
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

/** New search, what is new, the list of the earlier ones, and the way to the help page. */
function SearchSidebar({ list, watches }: { list: ReactNode; watches: ReactNode }) {
  const text = useSearchesMessages()
  const [isOpen, setIsOpen] = useState(true)
  const id = useId()
  return (
    <div className="flex h-full min-h-0 flex-1 flex-col gap-3">
      <LinkButton to={paths.dashboard} variant="dark" className="justify-start">
        <Plus aria-hidden="true" />
        {text.newSearch}
      </LinkButton>
      {watches}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="group flex min-h-8 items-center justify-between rounded-md px-2 text-xs font-semibold text-ink-3 hover:text-ink"
      >
        {text.recent}
        <ChevronDown
          aria-hidden="true"
          className="size-4 -rotate-90 transition-transform duration-150 group-aria-expanded:rotate-0"
        />
      </button>
      <div id={id} hidden={!isOpen} className={isOpen ? 'flex min-h-0 flex-1 flex-col' : undefined}>
        {list}
      </div>
      <LinkButton to={paths.faqs} variant="ghost" className="mt-auto justify-start">
        <CircleHelp aria-hidden="true" />
        {text.tutorial}
      </LinkButton>
    </div>
  )
}
