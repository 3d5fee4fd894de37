import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { AccountCorner } from '../../blocks/app-header/account-corner.tsx'
import { PlanNotice } from '../../blocks/plan/plan-notice.tsx'
import { ensureSessionChecked } from '../../browser/auth-store.ts'
import { queryClient } from '../../browser/query-client.ts'
import { SearchList } from '../../features/searches/search-list.tsx'
import { AppFrame } from './app-frame.tsx'
import { useAccountLanguage } from './use-account-language.ts'

/** The frame as its user sees it: own name, own searches, own plan. */
export function MemberFrame() {
  useEffect(() => void ensureSessionChecked(), [])
  useAccountLanguage()
  return (
    <QueryClientProvider client={queryClient}>
      <AppFrame account={<AccountCorner />} searches={<SearchList />} notice={<PlanNotice />} />
    </QueryClientProvider>
  )
}
