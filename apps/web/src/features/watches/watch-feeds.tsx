import type { Watch } from '@sondeo/contract/watches/watch'
import { renewWatchFeeds } from '@sondeo/contract/watches/watch-feeds'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CopyField } from '../../blocks/copy/copy-field.tsx'
import { WatchFailure } from '../../blocks/watch/watch-failure.tsx'
import { call } from '../../browser/api-client.ts'
import { useQueryKeys } from '../../browser/session.ts'
import { useWatchMessages } from '../../messages/watches.ts'
import { Button } from '../../ui/button.tsx'
import { Fold } from '../../ui/fold.tsx'

/** The addresses of calendar and feed: secret, made on request, renewed or ended at any time. */
export function WatchFeeds({ watch: { _id: watchId, feeds } }: { watch: Watch }) {
  const text = useWatchMessages().feeds
  const client = useQueryClient()
  const { watches } = useQueryKeys()
  const renew = useMutation({
    mutationFn: (isOn: boolean) => call(renewWatchFeeds, { watchId, isOn }),
    onSuccess: () => client.invalidateQueries({ queryKey: watches, exact: true }),
  })
  return (
    <Fold label={text.title}>
      <div className="grid gap-4 border-t border-line p-4">
        <p className="max-w-[68ch] text-sm text-ink-2">{text.lead}</p>
        {feeds && (
          <>
            <CopyField label={text.calendar} value={feeds.calendar} hint={text.calendarHint} />
            <CopyField label={text.feed} value={feeds.feed} hint={text.feedHint} />
          </>
        )}
        {renew.error && <WatchFailure error={renew.error} whatFailed={text.failed} />}
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" isBusy={renew.isPending} onClick={() => renew.mutate(true)}>
            {feeds ? text.renew : text.make}
          </Button>
          {feeds && (
            <Button variant="ghost" size="sm" disabled={renew.isPending} onClick={() => renew.mutate(false)}>
              {text.end}
            </Button>
          )}
        </div>
      </div>
    </Fold>
  )
}
