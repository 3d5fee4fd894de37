import { WifiOff } from 'lucide-react'
import { type ReactNode, Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { AppHeader } from '../../blocks/app-header/app-header.tsx'
import { SkipLink } from '../../blocks/skip-link.tsx'
import { closeSidebarSheet, useSidebar } from '../../browser/stored/sidebar-state.ts'
import { useOnline } from '../../browser/use-online.ts'
import { SearchSidebar } from '../../features/searches/search-sidebar.tsx'
import { useAppMessages } from '../../messages/app.ts'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'

type Props = {
  /** The corner of the header. */ account: ReactNode
  /** The earlier searches. */ searches: ReactNode
  notice?: ReactNode
  /** The way to what is new in watched lists. */ watches?: ReactNode
  /** Says at the button of the menu that there is something new. */ unseen?: ReactNode
}

/**
 * Header, sidebar and content of the signed-in area and the help page. What knows who is signed in is handed in, so that
 * a visitor of the help page loads none of it.
 */
export function AppFrame({ account, searches, notice, watches, unseen }: Props) {
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
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 outline-none">
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
      </div>
      <Sheet isOpen={isSheetOpen} onClose={closeSidebarSheet} title={text.sidebar}>
        <SearchSidebar list={searches} watches={watches} />
      </Sheet>
    </div>
  )
}
