import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router'

const history = typeof window === 'undefined' ? undefined : createBrowserHistory({ v5Compat: true })

/**
 * React Router's own BrowserRouter, without the module it lives in: that one brings the data router along, 5 KB that no
 * page of ours uses.
 */
export function HistoryRouter({ children }: { children: ReactNode }) {
  if (!history) throw new Error('HistoryRouter is for the browser')
  const [state, setState] = useState({ action: history.action, location: history.location })
  // In a transition, so that the page shown stays until the next one's chunk is there.
  useLayoutEffect(() => history.listen(next => startTransition(() => setState(next))), [])
  return (
    <Router location={state.location} navigationType={state.action} navigator={history}>
      {children}
    </Router>
  )
}
