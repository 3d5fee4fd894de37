import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { createPath, type Location, NavigationType, type Navigator, Router, type To } from 'react-router'

/** Where the browser stands; `usr` and `key` are what the router keeps in a step of the history. */
function locationNow(): Location {
  const { pathname, search, hash } = window.location
  const { usr = null, key = 'default' } = window.history.state ?? {}
  return { pathname, search, hash, state: usr, key }
}

const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to))

/**
 * What React Router's own BrowserRouter does, on its public Router: the module that one lives in brings the data router
 * along, 5 KB that no page of ours uses.
 */
export function HistoryRouter({ children }: { children: ReactNode }) {
  const [{ action, location }, setState] = useState(() => ({ action: NavigationType.Pop, location: locationNow() }))
  // In a transition, so that the page shown stays until the next one's chunk is there.
  const [show] = useState(
    () => (next: NavigationType) => startTransition(() => setState({ action: next, location: locationNow() })),
  )
  const navigator = useMemo<Navigator>(() => {
    const keep = (usr: unknown) => ({ usr: usr ?? null, key: Math.random().toString(36).slice(2) })
    return {
      createHref,
      push: (to, state) => {
        window.history.pushState(keep(state), '', createHref(to))
        show(NavigationType.Push)
      },
      replace: (to, state) => {
        window.history.replaceState(keep(state), '', createHref(to))
        show(NavigationType.Replace)
      },
      go: delta => window.history.go(delta),
    }
  }, [show])
  useLayoutEffect(() => {
    const follow = () => show(NavigationType.Pop)
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [show])
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  )
}
