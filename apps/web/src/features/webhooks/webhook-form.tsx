import { createWebhook, type Webhook, WebhookEvent } from '@sondeo/contract/webhooks'
import { Form } from '../../blocks/form.tsx'
import { WatchFailure } from '../../blocks/watch/watch-failure.tsx'
import { explainCode } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useWebhookMessages } from '../../messages/webhooks.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { useSaveWebhook } from './use-webhooks.ts'

type Props = { webhook: Webhook | null; onSaved: (secret: string | null) => void; onCancel: () => void }

/** Where to send and what; for a new address and for one that is changed. */
export function WebhookForm({ webhook, onSaved, onCancel }: Props) {
  const text = useWebhookMessages()
  const language = useLanguage()
  const save = useSaveWebhook()
  return (
    <Form
      schema={createWebhook.body}
      read={data => ({ url: data.get('url'), events: data.getAll('events') })}
      onSend={body => save.mutate({ ...body, webhookId: webhook?._id ?? null }, { onSuccess: onSaved })}
      isSending={save.isPending}
      error={save.error}
      className="grid gap-4"
    >
      {({ error, mistakeIn }) => {
        const inUrl = mistakeIn('url')
        const inEvents = mistakeIn('events')
        return (
          <>
            <Field
              name="url"
              type="url"
              inputMode="url"
              autoComplete="off"
              label={text.fields.url}
              hint={text.fields.urlHint}
              defaultValue={webhook?.url}
              error={inUrl && explainCode(inUrl, language)}
            />
            <fieldset className="grid gap-1">
              <legend className="text-sm font-semibold">{text.fields.events}</legend>
              {WebhookEvent.options.map(event => (
                <Checkbox
                  key={event}
                  name="events"
                  value={event}
                  defaultChecked={webhook?.events.includes(event) ?? event.startsWith('watch.')}
                  label={text.events[event]}
                />
              ))}
              {inEvents && <p className="text-sm font-medium text-error">{explainCode(inEvents, language)}</p>}
            </fieldset>
            {error !== null && !inUrl && <WatchFailure error={error} whatFailed={text.saveFailed} />}
            <ButtonRow>
              <Button type="submit" isBusy={save.isPending}>
                {text.save}
              </Button>
              <Button variant="ghost" onClick={onCancel}>
                {text.cancel}
              </Button>
            </ButtonRow>
          </>
        )
      }}
    </Form>
  )
}
