import { setLanguage } from '@sondeo/contract/accounts'
import { QueryClientProvider, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { SignInLink } from '../../blocks/app-header/sign-in-link.tsx'
import { UserMenu } from '../../blocks/app-header/user-menu.tsx'
import { PlanNotice } from '../../blocks/plan/plan-notice.tsx'
import { UnseenDot, WatchesLink } from '../../blocks/watch/watches-link.tsx'
import { call } from '../../browser/api-client.ts'
import { type Language, useLanguage } from '../../browser/language.ts'
import { queryClient } from '../../browser/query-client.ts'
import { useRegion } from '../../browser/region.ts'
import { changeUser, useFollowOtherTabs, useSession } from '../../browser/session.ts'
import { SearchList } from '../../features/searches/search-list.tsx'
import { AppFrame } from './app-frame.tsx'

/** The menu of who is signed in; nothing while that is being found out. */
function AccountCorner() {
  const { user, isCheckingAuth } = useSession()
  if (user) return <UserMenu user={user} />
  return isCheckingAuth ? null : <SignInLink />
}

/** Mails are written as the page is, numbers and days too; the server is told when that differs from what the account has. */
function useAccountLanguage() {
  const language = useLanguage()
  const region = useRegion()
  const { user } = useSession()
  const client = useQueryClient()
  const { mutate: tell } = useMutation({
    // The region goes with every call, in its Accept-Language.
    mutationFn: (told: { language: Language; region: string }) => call(setLanguage, { language: told.language }),
    onSuccess: (_, told) => user && changeUser(client, { ...user, ...told }),
    onError: error => console.error('The language of mails was not changed', error),
  })
  const { language: kept, region: keptRegion } = user ?? {}
  useEffect(() => {
    if (kept && (kept !== language || keptRegion !== region)) tell({ language, region })
  }, [kept, keptRegion, language, region, tell])
}

/** The frame as its user sees it: own name, own searches, own plan. */
function Member() {
  useAccountLanguage()
  useFollowOtherTabs()
  return (
    <AppFrame
      account={<AccountCorner />}
      searches={<SearchList />}
      notice={<PlanNotice />}
      watches={<WatchesLink />}
      unseen={<UnseenDot />}
    />
  )
}

/** Brings the cache along: the help page, which is open to everybody, loads it only with this frame. */
export function MemberFrame() {
  return (
    <QueryClientProvider client={queryClient}>
      <Member />
    </QueryClientProvider>
  )
}
