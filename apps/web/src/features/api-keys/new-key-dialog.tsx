import { confirmPassword } from '@sondeo/contract/account-security'
import { createApiKey, type KeyScope } from '@sondeo/contract/api-keys'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CopyField } from '../../blocks/copy/copy-field.tsx'
import { Form } from '../../blocks/form.tsx'
import { call } from '../../browser/api-client.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useQueryKeys } from '../../browser/session.ts'
import { useApiKeyMessages } from '../../messages/api-keys.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

type Props = { isOpen: boolean; hasPassword: boolean; onClose: () => void }

/** Name, what it may, and the password once more, because a key outlives the session; then the key, this once. */
export function NewKeyDialog({ isOpen, hasPassword, onClose }: Props) {
  const text = useApiKeyMessages()
  const client = useQueryClient()
  const keys = useQueryKeys()
  const make = useMutation({
    mutationFn: async ({ password, ...key }: { name: string; scope: KeyScope; password: string }) => {
      if (hasPassword) await call(confirmPassword, { password })
      return call(createApiKey, key)
    },
    onSuccess: () => client.invalidateQueries({ queryKey: keys.apiKeys }),
  })
  const close = () => {
    make.reset()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      // The key would be gone with a click beside it.
      canClose={!make.isPending && !make.isSuccess}
      title={make.isSuccess ? text.madeTitle : text.dialogTitle}
      description={make.isSuccess ? text.madeText : text.never}
    >
      {make.isSuccess ? (
        <>
          <CopyField label={text.token} value={make.data.token} />
          <Button className="justify-self-start" onClick={close}>
            {text.done}
          </Button>
        </>
      ) : (
        <NewKeyForm
          {...{ hasPassword, onCancel: close, isSending: make.isPending, error: make.error }}
          onSend={make.mutate}
        />
      )}
    </Dialog>
  )
}

type FormProps = {
  hasPassword: boolean
  isSending: boolean
  error: Error | null
  onSend: (key: { name: string; scope: KeyScope; password: string }) => void
  onCancel: () => void
}

function NewKeyForm({ hasPassword, isSending, error, onSend, onCancel }: FormProps) {
  const text = useApiKeyMessages()
  const language = useLanguage()
  const [scope, setScope] = useState<KeyScope>('read')
  const [password, setPassword] = useState('')
  const failure = explainFlowError({ error, language, whatFailed: text.notMade })
  return (
    <Form
      schema={createApiKey.body}
      read={data => ({ name: data.get('name'), scope })}
      onSend={key => onSend({ ...key, password })}
      isSending={isSending}
      error={error}
      className="grid gap-4"
    >
      {({ mistakeIn }) => (
        <>
          {error && <Alert detail={failure.detail}>{failure.text}</Alert>}
          <Field
            label={text.name}
            hint={text.nameHint}
            name="name"
            autoComplete="off"
            maxLength={60}
            required
            isInvalid={mistakeIn('name') !== undefined}
          />
          <div className="grid gap-1.5">
            <span className="text-sm font-semibold">{text.scopeLabel}</span>
            <Segmented
              label={text.scopeLabel}
              options={(['read', 'run'] as const).map(value => ({ value, label: text.scope[value] }))}
              value={scope}
              onChange={setScope}
              className="justify-self-start"
            />
            <p className="text-sm text-ink-3">{text.scopeHint[scope]}</p>
          </div>
          {hasPassword && (
            <PasswordField
              label={text.password}
              name="password"
              autoComplete="current-password"
              required
              value={password}
              onChange={event => setPassword(event.target.value)}
            />
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isBusy={isSending}>
              {isSending ? text.creating : text.create}
            </Button>
            <Button variant="ghost" disabled={isSending} onClick={onCancel}>
              {text.cancel}
            </Button>
          </div>
        </>
      )}
    </Form>
  )
}
