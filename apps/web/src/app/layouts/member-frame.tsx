import { QueryClientProvider } from '@tanstack/react-query'
import { AccountCorner } from '../../blocks/app-header/account-corner.tsx'
import { PlanNotice } from '../../blocks/plan/plan-notice.tsx'
import { queryClient } from '../../browser/query-client.ts'
import { SearchList } from '../../features/searches/search-list.tsx'
import { AppFrame } from './app-frame.tsx'
import { useAccountLanguage } from './use-account-language.ts'

/** The frame as its user sees it: own name, own searches, own plan. */
function Member() {
  useAccountLanguage()
  return <AppFrame account={<AccountCorner />} searches={<SearchList />} notice={<PlanNotice />} />
}

/** Brings the cache along: the help page, which is open to everybody, loads it only with this frame. */
export function MemberFrame() {
  return (
    <QueryClientProvider client={queryClient}>
      <Member />
    </QueryClientProvider>
  )
}
