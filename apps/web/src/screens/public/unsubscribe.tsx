import { getWatchMails, unsubscribeWatch } from '@sondeo/contract/watches/watch-feeds'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { WatchFailure } from '../../blocks/watch/watch-failure.tsx'
import { call } from '../../browser/api-client.ts'
import { watchMailsKey } from '../../browser/query-keys.ts'
import { AccountFrame } from '../../features/accounts/account-frame.tsx'
import { useWatchMessages } from '../../messages/watches.ts'
import { StatusBox } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

/** The list is a help to decide; where it cannot be told, the mails can still be ended. */
function useWatchName(token: string) {
  const { data } = useQuery({
    queryKey: watchMailsKey(token),
    queryFn: ({ signal }) => call(getWatchMails, undefined, { params: { token }, signal }),
    retry: false,
  })
  return data?.name
}

/** Mail programs that only open links come here; nobody has to sign in to get fewer mails. */
export function Screen() {
  const text = useWatchMessages().unsubscribe
  const { token = '' } = useParams()
  const name = useWatchName(token)
  const [isKept, setIsKept] = useState(false)
  const end = useMutation({ mutationFn: () => call(unsubscribeWatch, undefined, { params: { token } }) })
  return (
    <AccountFrame title={text.title} description={name ? text.lead(name) : text.leadUnnamed}>
      {end.data && <StatusBox detail={text.doneDetail}>{text.done(end.data.name)}</StatusBox>}
      {isKept && <StatusBox>{text.kept}</StatusBox>}
      {!end.data && !isKept && (
        <div className="grid gap-3">
          {end.error && <WatchFailure error={end.error} whatFailed={text.failed} />}
          <Button size="lg" isBusy={end.isPending} onClick={() => end.mutate()}>
            {text.confirm}
          </Button>
          <Button size="lg" variant="outline" disabled={end.isPending} onClick={() => setIsKept(true)}>
            {text.keep}
          </Button>
        </div>
      )}
    </AccountFrame>
  )
}
