import { QueryClientProvider } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { AppHeader } from '../../blocks/app-header/app-header.tsx'
import { useAppMessages } from '../../blocks/app-header/use-app-messages.ts'
import { PlanNotice } from '../../blocks/plan/plan-notice.tsx'
import { SkipLink } from '../../blocks/skip-link.tsx'
import { queryClient } from '../../browser/query-client.ts'
import { closeSidebarSheet, useSidebar } from '../../browser/sidebar-state.ts'
import { useOnline } from '../../browser/use-online.ts'
import { SearchSidebar } from '../../features/searches/search-sidebar.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { useAccountLanguage } from './use-account-language.ts'

/** Header, sidebar and content of the signed-in area and the help page. */
export function AppFrame() {
  const text = useAppMessages()
  const isOnline = useOnline()
  const { isSheetOpen, isFolded } = useSidebar()
  const { pathname } = useLocation()
  useAccountLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere closes the overlay
  useEffect(closeSidebarSheet, [pathname])
  return (
    <QueryClientProvider client={queryClient}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <AppHeader />
        <div className="flex flex-1 items-start">
          {!isFolded && (
            <aside
              aria-label={text.sidebar}
              className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-64 shrink-0 border-r border-line bg-surface p-3 pt-4 lg:block"
            >
              <SearchSidebar />
            </aside>
          )}
          <main id="main" tabIndex={-1} className="min-w-0 flex-1 outline-none">
            {!isOnline && (
              <p role="status" className="flex items-center gap-2.5 bg-partial-soft px-5 py-2.5 text-sm text-partial">
                <WifiOff aria-hidden="true" className="size-4 shrink-0" />
                {text.offline}
              </p>
            )}
            <PlanNotice />
            <Suspense fallback={<PageSpinner />}>
              <Outlet />
            </Suspense>
          </main>
        </div>
        <Sheet isOpen={isSheetOpen} onClose={closeSidebarSheet} title={text.sidebar}>
          <SearchSidebar />
        </Sheet>
      </div>
    </QueryClientProvider>
  )
}
