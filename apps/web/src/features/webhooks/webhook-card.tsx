import type { Webhook, WebhookDelivery } from '@sondeo/contract/webhooks'
import { KeyRound, Pause, Pencil, Play, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { WatchFailure } from '../../blocks/watch/watch-failure.tsx'
import { formatWhen } from '../../browser/format-when.ts'
import { useLanguage } from '../../browser/language.ts'
import { useWebhookMessages } from '../../messages/webhooks.ts'
import { Alert, StatusBox } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { ShownSecret } from './shown-secret.tsx'
import { useActOnWebhook } from './use-webhooks.ts'
import { WebhookForm } from './webhook-form.tsx'

const tones = { active: 'true', paused: 'neutral', disabled: 'error' } as const

/** One address: what it is told, how it is doing, and what can be done with it. */
export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const text = useWebhookMessages()
  const language = useLanguage()
  const { url, state, events, failingSince } = webhook
  return (
    <Card className="grid gap-4 px-5 py-4">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 font-mono text-sm font-semibold tracking-normal wrap-anywhere">{url}</h2>
          <Badge tone={tones[state]}>{text.states[state]}</Badge>
        </div>
        <p className="text-sm text-ink-2">{events.map(event => text.events[event]).join(' · ')}</p>
        {failingSince && <p className="text-sm text-partial">{text.failing(formatWhen(failingSince, language))}</p>}
      </div>
      {state === 'disabled' && <Alert>{text.disabledNote}</Alert>}
      <Actions webhook={webhook} />
      <DeliveryLog webhookId={webhook._id} />
    </Card>
  )
}

function Actions({ webhook }: { webhook: Webhook }) {
  const { actions, ...text } = useWebhookMessages()
  const [opened, setOpened] = useState<'edit' | 'delete' | null>(null)
  const { change, test, renew, remove } = useActOnWebhook(webhook._id)
  const close = () => setOpened(null)
  const isOn = webhook.state === 'active'
  const error = change.error ?? test.error ?? renew.error ?? remove.error
  const nameOf = (action: string) => ({ 'aria-label': actions.named(action, webhook.url) })
  const small = { size: 'sm', variant: 'ghost' } as const
  const finishRemoval = () => showToast(text.removed)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          {...small}
          variant="outline"
          {...nameOf(actions.test)}
          isBusy={test.isPending}
          onClick={() => test.mutate()}
        >
          {!test.isPending && <Send aria-hidden="true" />}
          {actions.test}
        </Button>
        <Button
          {...small}
          {...nameOf(isOn ? actions.pause : actions.resume)}
          isBusy={change.isPending}
          onClick={() => change.mutate(isOn ? 'paused' : 'active')}
        >
          {!change.isPending && (isOn ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />)}
          {isOn ? actions.pause : actions.resume}
        </Button>
        <Button {...small} {...nameOf(actions.edit)} onClick={() => setOpened('edit')}>
          <Pencil aria-hidden="true" />
          {actions.edit}
        </Button>
        <Button {...small} {...nameOf(actions.renew)} isBusy={renew.isPending} onClick={() => renew.mutate()}>
          {!renew.isPending && <KeyRound aria-hidden="true" />}
          {actions.renew}
        </Button>
        <Button {...small} {...nameOf(actions.remove)} onClick={() => setOpened('delete')}>
          <Trash2 aria-hidden="true" />
          {actions.remove}
        </Button>
      </div>
      {test.data && <TestResult delivery={test.data.delivery} />}
      {error && <WatchFailure error={error} whatFailed={actions.failed} />}
      <Dialog isOpen={opened === 'edit'} onClose={close} title={actions.edit}>
        <WebhookForm webhook={webhook} onSaved={close} onCancel={close} />
      </Dialog>
      <Dialog
        isOpen={opened === 'delete'}
        onClose={close}
        title={text.removeTitle}
        description={text.removeText(webhook.url)}
      >
        <ButtonRow>
          <Button
            variant="danger"
            isBusy={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: finishRemoval, onSettled: close })}
          >
            {actions.remove}
          </Button>
          <Button variant="ghost" onClick={close}>
            {text.keep}
          </Button>
        </ButtonRow>
      </Dialog>
      <ShownSecret secret={renew.data?.secret ?? null} isRenewed onClose={() => renew.reset()} />
    </div>
  )
}

/** How a test went, in words. */
function TestResult({ delivery: { state, status, problem } }: { delivery: WebhookDelivery }) {
  const text = useWebhookMessages()
  const detail = [problem && text.problems[problem], status !== null && text.deliveries.status(status)]
    .filter(Boolean)
    .join(' · ')
    .replace(/^./, first => first.toUpperCase())
  if (state === 'delivered') return <StatusBox detail={detail}>{text.tested.delivered}</StatusBox>
  return <Alert detail={detail}>{text.tested.failed}</Alert>
}
