import { type ScreenName, screenPatterns } from '@sondeo/contract/paths'
import { type ComponentType, use } from 'react'
import type { RouteObject } from 'react-router'

type Loaded = { Screen: ComponentType }
const screens = import.meta.glob<Loaded>('../screens/*/*.tsx')
const layouts = import.meta.glob<Loaded>('./lazy-layouts/*.tsx')

/** What the router, the preloading and the prerendering need to know of one route. */
export type ScreenHandle = { preload: () => Promise<void>; source: string }

/**
 * A part of a page in a chunk of its own. Once preloaded it renders without suspending, which is what lets ready-made
 * HTML be made by `renderToString` and be taken over without a flash.
 */
function loadLater(load: (() => Promise<Loaded>) | undefined, source: string) {
  if (!load) throw new Error(`There is no ${source}`)
  let loaded: Loaded | undefined
  let loading: Promise<void> | undefined
  const preload = () => {
    loading ??= load().then(module => {
      loaded = module
    })
    return loading
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once per route when the module loads
  function LazyPart() {
    if (!loaded) use(preload())
    return loaded ? <loaded.Screen /> : null
  }
  const handle: ScreenHandle = { preload, source }
  return { element: <LazyPart />, handle }
}

function loadScreen(name: string) {
  const path = Object.keys(screens).find(each => each.endsWith(`/${name}.tsx`)) ?? `../screens/${name}.tsx`
  return loadLater(screens[path], path.replace('..', 'src'))
}

/** The route of the screen NAME.tsx, in whichever folder it lies. */
export const lazyScreen = (name: ScreenName): RouteObject => ({ path: screenPatterns[name], ...loadScreen(name) })

/** What every other address shows. */
export const notFoundRoute: RouteObject = { path: '*', ...loadScreen('not-found') }

/** The frame of lazy-layouts/NAME.tsx around routes; what only its screens need stays out of the public pages. */
export function lazyLayout(name: string, children: RouteObject[]): RouteObject {
  return { children, ...loadLater(layouts[`./lazy-layouts/${name}.tsx`], `src/app/lazy-layouts/${name}.tsx`) }
}
