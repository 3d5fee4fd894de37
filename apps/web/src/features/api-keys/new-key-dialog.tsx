import { confirmPassword } from '@sondeo/contract/account-security'
import { createApiKey, type KeyScope } from '@sondeo/contract/api-keys'
import type { ErrorCode } from '@sondeo/contract/errors'
import { newKeyForm } from '@sondeo/contract/forms/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CopyField } from '../../blocks/copy/copy-field.tsx'
import { Form } from '../../blocks/form.tsx'
import { call } from '../../browser/api-client.ts'
import { CallError } from '../../browser/call-error.ts'
import { explainCode, explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useQueryKeys } from '../../browser/session.ts'
import { useApiKeyMessages } from '../../messages/api-keys.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

type NewKey = { name: string; scope: KeyScope; password?: string | undefined }
type Props = { isOpen: boolean; hasPassword: boolean; onClose: () => void }

/** Name, what it may, and the password once more, because a key outlives the session; then the key, this once. */
export function NewKeyDialog({ isOpen, hasPassword, onClose }: Props) {
  const text = useApiKeyMessages()
  const client = useQueryClient()
  const keys = useQueryKeys()
  const make = useMutation({
    mutationFn: async ({ password, ...key }: NewKey) => {
      if (password) await call(confirmPassword, { password })
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
          <CopyField label={text.token} value={make.data.token} takesFocus />
          <ButtonRow>
            <Button onClick={close}>{text.done}</Button>
          </ButtonRow>
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
  onSend: (key: NewKey) => void
  onCancel: () => void
}

function NewKeyForm({ hasPassword, isSending, error, onSend, onCancel }: FormProps) {
  const text = useApiKeyMessages()
  const language = useLanguage()
  const [scope, setScope] = useState<KeyScope>('read')
  const isWrong = error instanceof CallError && error.code === 'password_wrong'
  const failure = explainFlowError({ error, language, whatFailed: text.notMade })
  const explain = (code: ErrorCode | undefined, missing: string) =>
    code === 'field_required' ? missing : code && explainCode(code, language)
  return (
    <Form
      schema={newKeyForm({ asksPassword: hasPassword })}
      read={data => ({ ...Object.fromEntries(data), scope })}
      onSend={onSend}
      isSending={isSending}
      error={error}
      className="grid gap-4"
    >
      {({ error: failed, mistakeIn }) => (
        <>
          {failed !== null && !isWrong && <Alert detail={failure.detail}>{failure.text}</Alert>}
          <Field
            label={text.name}
            hint={text.nameHint}
            name="name"
            autoComplete="off"
            maxLength={60}
            required
            error={explain(mistakeIn('name'), text.nameMissing)}
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
              error={failed !== null && isWrong ? failure.text : explain(mistakeIn('password'), text.passwordMissing)}
            />
          )}
          <ButtonRow>
            <Button type="submit" isBusy={isSending}>
              {isSending ? text.creating : text.create}
            </Button>
            <Button variant="ghost" disabled={isSending} onClick={onCancel}>
              {text.cancel}
            </Button>
          </ButtonRow>
        </>
      )}
    </Form>
  )
}
