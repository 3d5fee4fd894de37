import { matchRoutes, type RouteObject } from 'react-router'
import { accountRoutes } from './account-routes.tsx'
import { PublicLayout } from './layouts/public-layout.tsx'
import { lazyScreen, type ScreenHandle } from './lazy-screen.tsx'
import { paths } from './paths.ts'

const publicScreens = [
  lazyScreen('landing', paths.landing),
  lazyScreen('solutions', paths.solutions),
  lazyScreen('features', paths.features),
  lazyScreen('pricing', paths.pricing),
  lazyScreen('terms', paths.terms),
]

export const routes: RouteObject[] = [
  { element: <PublicLayout />, children: [...publicScreens, lazyScreen('not-found', '*')] },
  ...accountRoutes,
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
  paths.faqs,
  paths.login,
  paths.signup,
  paths.forgotPassword,
]
