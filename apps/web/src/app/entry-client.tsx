import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Application } from './application.tsx'
import { HistoryRouter } from './history-router.tsx'
import { preloadRoute } from './routes.tsx'
import { ShownLanguage } from './shown-language.tsx'
import '../styles/app.css'

const key = 'reloaded-at'

/** A tab older than the server asks for chunks that are gone: it loads itself anew, once in ten seconds at most. */
function reloadOnceWhenOutdated() {
  window.addEventListener('vite:preloadError', event => {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Date.now() - last < 10_000) return
    sessionStorage.setItem(key, String(Date.now()))
    event.preventDefault()
    window.location.reload()
  })
}

reloadOnceWhenOutdated()

const { pathname } = window.location
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

const application = (
  <StrictMode>
    <HistoryRouter>
      <Application />
      <ShownLanguage />
    </HistoryRouter>
  </StrictMode>
)

await preloadRoute(pathname)
// Only HTML that was made for this very address can be taken over; the fallback page is empty.
if (root.dataset.path === (pathname.replace(/(.)\/$/, '$1') || '/')) hydrateRoot(root, application)
else createRoot(root).render(application)
