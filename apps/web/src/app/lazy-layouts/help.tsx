import { lazy, Suspense } from 'react'
import { SignInLink } from '../../blocks/app-header/sign-in-link.tsx'
import { SiteFooter } from '../../blocks/site-footer.tsx'
import { isKnownDevice } from '../../browser/stored/known-device.ts'
import { useIsHydrated } from '../../browser/use-is-hydrated.ts'
import { LoadingSearches } from '../../features/searches/loading-searches.tsx'
import { NoSearches } from '../../features/searches/no-searches.tsx'
import { useAppMessages } from '../../messages/app.ts'
import { AppFrame } from '../layouts/app-frame.tsx'

const MemberFrame = lazy(async () => ({ default: (await import('../layouts/member-frame.tsx')).MemberFrame }))

/** Nobody's searches are none, and a visitor reads why. */
function NoVisitorSearches() {
  const text = useAppMessages()
  return (
    <>
      <NoSearches />
      <p className="px-2 text-sm text-ink-3">{text.signInForSearches}</p>
    </>
  )
}

/**
 * The help page has the frame of the signed-in area and is open to everybody: where nobody ever signed in, nobody is
 * asked for, and what serves a user is not even loaded.
 */
export function Screen() {
  const isHydrated = useIsHydrated()
  const undecided = <AppFrame account={null} searches={<LoadingSearches />} />
  if (!isHydrated) return undecided
  if (!isKnownDevice())
    return <AppFrame account={<SignInLink />} searches={<NoVisitorSearches />} footer={<SiteFooter />} />
  return (
    <Suspense fallback={undecided}>
      <MemberFrame />
    </Suspense>
  )
}
