import { lazy, Suspense } from 'react'
import { SignInLink } from '../../blocks/app-header/sign-in-link.tsx'
import { isKnownDevice } from '../../browser/stored/known-device.ts'
import { useIsHydrated } from '../../browser/use-is-hydrated.ts'
import { LoadingSearches } from '../../features/searches/loading-searches.tsx'
import { NoSearches } from '../../features/searches/no-searches.tsx'
import { AppFrame } from '../layouts/app-frame.tsx'

const MemberFrame = lazy(async () => ({ default: (await import('../layouts/member-frame.tsx')).MemberFrame }))

/**
 * The help page has the frame of the signed-in area and is open to everybody: where nobody ever signed in, nobody is
 * asked for, and what serves a user is not even loaded.
 */
export function Screen() {
  const isHydrated = useIsHydrated()
  const undecided = <AppFrame account={null} searches={<LoadingSearches />} />
  if (!isHydrated) return undecided
  if (!isKnownDevice()) return <AppFrame account={<SignInLink />} searches={<NoSearches />} />
  return (
    <Suspense fallback={undecided}>
      <MemberFrame />
    </Suspense>
  )
}
