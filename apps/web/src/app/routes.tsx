import { paths } from '@sondeo/contract/paths'
import { matchRoutes, type RouteObject } from 'react-router'
import { PublicLayout } from './layouts/public-layout.tsx'
import { lazyLayout, lazyScreen, notFoundRoute, type ScreenHandle } from './lazy-screen.tsx'

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
    'history',
    'consolidate',
    'profile',
    'analytics',
    'reading-rules',
  ] as const
).map(lazyScreen)

/** Every screen in its frame; the addresses are the contract's. */
export const routes: RouteObject[] = [
  { element: <PublicLayout />, children: [...publicScreens, notFoundRoute] },
  lazyLayout('with-session', [
    lazyScreen('login'),
    lazyScreen('reset-password'),
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
