import { paths } from '@sondeo/contract/paths'
import { matchRoutes, Outlet, type RouteObject } from 'react-router'
import { SiteFooter } from '../blocks/site-footer.tsx'
import { SiteHeader } from '../blocks/site-header.tsx'
import { SkipLink } from '../blocks/skip-link.tsx'
import { lazyLayout, lazyScreen, notFoundRoute, type ScreenHandle } from './lazy-screen.tsx'

/** The frame of every page that visitors read: dark top bar, content, footer. */
function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  )
}

const publicScreens = (['landing', 'solutions', 'features', 'pricing', 'terms', 'sources'] as const).map(lazyScreen)
const guestScreens = (['signup', 'forgot-password'] as const).map(lazyScreen)
const memberScreens = (
  [
    'dashboard',
    'product-research',
    'compare-research',
    'market-brief',
    'saved-results',
    'website-analysis',
    'website-prompt',
    'scan-place',
    'history',
    'consolidate',
    'watches',
    'watch',
    'batches',
    'batch',
    'profile',
    'developers',
    'analytics',
    'reading-rules',
    'webhooks',
  ] as const
).map(lazyScreen)

/** Every screen in its frame; the addresses are the contract's. */
export const routes: RouteObject[] = [
  { element: <PublicLayout />, children: [...publicScreens, notFoundRoute] },
  lazyLayout('with-session', [
    lazyScreen('login'),
    lazyScreen('reset-password'),
    lazyScreen('confirm-email'),
    lazyScreen('shared-result'),
    lazyScreen('unsubscribe'),
    lazyLayout('guests-only', guestScreens),
    lazyLayout('signed-in', memberScreens),
  ]),
  lazyLayout('help', [lazyScreen('faqs')]),
]

const handlesFor = (pathname: string) =>
  (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => (route.handle ? [route.handle as ScreenHandle] : []))

/** Loads what the address shows, so that it renders at once. */
export const preloadRoute = async (pathname: string) => {
  await Promise.all(handlesFor(pathname).map(handle => handle.preload()))
}

/** The source files whose chunks the address needs. */
export const sourcesOf = (pathname: string) => handlesFor(pathname).map(handle => handle.source)

/** Addresses that are written as ready Spanish HTML when the web is built; the fallback page serves all others. */
export const prerenderedPaths: string[] = [
  paths.landing,
  paths.solutions,
  paths.features,
  paths.pricing,
  paths.terms,
  paths.sources,
  paths.faqs,
  paths.login,
  paths.signup,
  paths.forgotPassword,
]
