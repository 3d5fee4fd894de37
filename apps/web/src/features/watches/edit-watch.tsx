import type { Watch } from '@sondeo/contract/watches/watch'
import { updateWatch } from '@sondeo/contract/watches/watch-calls'
import { useState } from 'react'
import { Form } from '../../blocks/form.tsx'
import { KeptLogin, readKeptLogin } from '../../blocks/watch/kept-login.tsx'
import { WatchFailure } from '../../blocks/watch/watch-failure.tsx'
import { readWatchFields, WatchFields } from '../../blocks/watch/watch-fields.tsx'
import { useWatchMessages } from '../../messages/watches.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { useUpdateWatch } from './use-watch-actions.ts'

type Props = { watch: Watch; columns: readonly string[]; isOpen: boolean; onClose: () => void }

export function EditWatch({ isOpen, ...rest }: Props) {
  const text = useWatchMessages().edit
  return (
    <Dialog isOpen={isOpen} onClose={rest.onClose} title={text.title}>
      <EditForm {...rest} />
    </Dialog>
  )
}

/** Another login to keep, none any more, or what it was. */
function loginOf(data: FormData) {
  const login = readKeptLogin(data)
  if (login) return { login }
  return data.get('forgetsLogin') === 'on' ? { login: null } : {}
}

function EditForm({ watch, columns, onClose }: Omit<Props, 'isOpen'>) {
  const text = useWatchMessages()
  const update = useUpdateWatch()
  const [every, setEvery] = useState(watch.every)
  const known = [...new Set([...(watch.columns ?? columns), ...watch.quietColumns])]
  const finish = () => {
    showToast(text.edit.saved)
    onClose()
  }
  return (
    <Form
      schema={updateWatch.body}
      read={data => ({
        watchId: watch._id,
        ...readWatchFields(data, watch),
        ...(known.length > 0 && { quietColumns: data.getAll('quiet') }),
        ...loginOf(data),
      })}
      onSend={body => update.mutate(body, { onSuccess: finish })}
      isSending={update.isPending}
      error={update.error}
      className="grid gap-4"
    >
      {({ error, mistakeIn }) => (
        <>
          <WatchFields
            start={{ ...watch, mail: watch.notify.mail }}
            every={every}
            onEvery={setEvery}
            mistakeIn={mistakeIn}
          />
          {known.length > 0 && (
            <fieldset className="grid gap-1">
              <legend className="text-sm font-semibold">{text.fields.quiet}</legend>
              <p className="text-sm text-ink-3">{text.fields.quietHint}</p>
              <div className="flex max-h-40 flex-wrap gap-x-5 overflow-y-auto p-1">
                {known.map(column => (
                  <Checkbox
                    key={column}
                    name="quiet"
                    value={column}
                    defaultChecked={watch.quietColumns.includes(column)}
                    label={column}
                  />
                ))}
              </div>
            </fieldset>
          )}
          {watch.hasLogin && <Checkbox name="forgetsLogin" label={text.login.forget} />}
          <KeptLogin mistakeIn={mistakeIn} label={watch.hasLogin ? text.login.replace : text.login.box} />
          {error !== null && <WatchFailure error={error} whatFailed={text.edit.failed} />}
          <ButtonRow>
            <Button type="submit" isBusy={update.isPending}>
              {update.isPending ? text.edit.saving : text.edit.save}
            </Button>
            <Button variant="ghost" onClick={onClose}>
              {text.edit.cancel}
            </Button>
          </ButtonRow>
        </>
      )}
    </Form>
  )
}
