import { unsubscribeWatch } from '@sondeo/contract/watches/watch-feeds'
import { useMutation } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { WatchFailure } from '../../blocks/watch/watch-failure.tsx'
import { call } from '../../browser/api-client.ts'
import { AccountFrame } from '../../features/accounts/account-frame.tsx'
import { useWatchMessages } from '../../messages/watches.ts'
import { StatusBox } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

/** Mail programs that only open links come here; nobody has to sign in to get fewer mails. */
export function Screen() {
  const text = useWatchMessages().unsubscribe
  const { token = '' } = useParams()
  const end = useMutation({ mutationFn: () => call(unsubscribeWatch, undefined, { params: { token } }) })
  return (
    <AccountFrame title={text.title} description={text.lead}>
      {end.data ? (
        <StatusBox detail={text.doneDetail}>{text.done(end.data.name)}</StatusBox>
      ) : (
        <div className="grid gap-4">
          {end.error && <WatchFailure error={end.error} whatFailed={text.failed} />}
          <Button isBusy={end.isPending} onClick={() => end.mutate()}>
            {text.confirm}
          </Button>
        </div>
      )}
    </AccountFrame>
  )
}
