import { createShare, listShares, revokeShare, shareDays } from '@sondeo/contract/shares'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../browser/api-client.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { formatDate } from '../../browser/format-date.ts'
import { useLanguage } from '../../browser/language.ts'
import { useQueryKeys } from '../../browser/session.ts'
import { useShareMessages } from '../../messages/shares.ts'
import { Alert, StatusBox } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectBox } from '../../ui/fields/select-box.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { CopyField } from '../copy/copy-field.tsx'

type Days = (typeof shareDays)[number]

function useShares(searchId: string) {
  const client = useQueryClient()
  const queryKey = useQueryKeys().shares(searchId)
  const onSuccess = async () => {
    // A first list that is still on its way would count as the new one.
    await client.cancelQueries({ queryKey })
    await client.invalidateQueries({ queryKey })
  }
  return {
    list: useQuery({
      queryKey,
      queryFn: async ({ signal }) => (await call(listShares, { searchId }, { signal })).shares,
    }),
    create: useMutation({ mutationFn: (days: Days) => call(createShare, { searchId, days }), onSuccess }),
    revoke: useMutation({ mutationFn: (shareId: string) => call(revokeShare, { shareId }), onSuccess }),
  }
}

/** A new link, told once, and those that still open this result. */
export function ShareLinks({ searchId }: { searchId: string }) {
  const text = useShareMessages()
  const language = useLanguage()
  const selectId = useId()
  const [days, setDays] = useState<Days>(7)
  const { list, create, revoke } = useShares(searchId)
  const [error, whatFailed] = create.error
    ? [create.error, text.failed]
    : revoke.error
      ? [revoke.error, text.revokeFailed]
      : [list.error, text.listFailed]
  const failure = explainFlowError({ error, language, whatFailed })
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end gap-3">
        <div className="grid min-w-32 gap-1.5">
          <label htmlFor={selectId} className="text-sm font-semibold">
            {text.days}
          </label>
          <SelectBox id={selectId} value={days} onChange={event => setDays(Number(event.target.value) as Days)}>
            {shareDays.map(count => (
              <option key={count} value={count}>
                {text.day(count)}
              </option>
            ))}
          </SelectBox>
        </div>
        <Button className="min-h-11" isBusy={create.isPending} onClick={() => create.mutate(days)}>
          {text.create}
        </Button>
      </div>
      {error && <Alert detail={failure.detail}>{failure.text}</Alert>}
      {create.data && (
        <div className="grid gap-3">
          <StatusBox>{text.created}</StatusBox>
          <CopyField label={text.link} value={`${location.origin}${create.data.path}`} />
        </div>
      )}
      {list.data && list.data.length > 0 && (
        <section aria-label={text.existing} className="grid gap-2">
          <h3 className="font-sans text-sm font-semibold tracking-normal">{text.existing}</h3>
          <ul className="max-h-60 divide-y divide-line overflow-y-auto rounded-md border border-line">
            {list.data.map(({ _id, expiresAt, views }) => (
              <li key={_id} className="flex items-center justify-between gap-3 px-3 py-2">
                <span className="tabular min-w-0 text-sm text-ink-2">
                  {`${text.until(formatDate(expiresAt, language))} · ${text.views(views)}`}
                </span>
                <Button
                  variant="ghost"
                  size="sm"
                  disabled={revoke.isPending}
                  onClick={() => revoke.mutate(_id, { onSuccess: () => showToast(text.revoked) })}
                >
                  {text.revoke}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
