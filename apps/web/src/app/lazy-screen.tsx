import { type ComponentType, use } from 'react'
import type { RouteObject } from 'react-router'

type Loaded = { Screen: ComponentType }
const files = import.meta.glob<Loaded>('../screens/*.tsx')

/** What the router, the preloading and the prerendering need to know of one route. */
export type ScreenHandle = { preload: () => Promise<void>; source: string }

/**
 * The route of screens/NAME.tsx in a chunk of its own. Once preloaded it renders without suspending, which is what lets
 * ready-made HTML be made by `renderToString` and be taken over without a flash.
 */
export function lazyScreen(name: string, path: string): RouteObject {
  const load = files[`../screens/${name}.tsx`]
  if (!load) throw new Error(`There is no screen called ${name}`)
  let loaded: Loaded | undefined
  let loading: Promise<void> | undefined
  const preload = () => {
    loading ??= load().then(module => {
      loaded = module
    })
    return loading
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once per route when the module loads
  function LazyScreen() {
    if (!loaded) use(preload())
    return loaded ? <loaded.Screen /> : null
  }
  const handle: ScreenHandle = { preload, source: `src/screens/${name}.tsx` }
  return { path, element: <LazyScreen />, handle }
}
