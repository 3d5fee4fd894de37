import { Outlet } from 'react-router'
import { SiteFooter } from '../../blocks/site-footer.tsx'
import { SiteHeader } from '../../blocks/site-header.tsx'
import { SkipLink } from '../../blocks/skip-link.tsx'

/** The frame of every page that visitors read: dark top bar, content, footer. */
export function PublicLayout() {
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
