import { confirmPassword } from '@sondeo/contract/account-security'
import { deleteAccount } from '@sondeo/contract/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from '../../blocks/form.tsx'
import { call } from '../../browser/api-client.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { endSession } from '../../browser/session.ts'
import { useProfileMessages } from '../../messages/profile.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'

/** Deleting needs the e-mail typed again, and the password where there is one; it leaves nothing in this tab, and the guard leads to the sign-in. */
export function DeletionBlock({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { deletion: text } = useProfileMessages()
  const language = useLanguage()
  const client = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const remove = useMutation({
    mutationFn: async (confirmed: string) => {
      if (hasPassword) await call(confirmPassword, { password })
      return call(deleteAccount, { email: confirmed })
    },
    onSuccess: () => {
      showToast(text.done)
      endSession(client)
    },
  })
  const close = () => {
    setIsOpen(false)
    setTyped('')
    setPassword('')
    remove.reset()
  }
  const failure = explainFlowError({ error: remove.error, language, whatFailed: text.failed })
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <div className="grid gap-1">
        <h2 className="text-base">{text.title}</h2>
        <p className="text-sm text-ink-2">{text.text}</p>
      </div>
      <Button variant="danger" className="justify-self-start" onClick={() => setIsOpen(true)}>
        {text.open}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        canClose={!remove.isPending}
        title={text.dialogTitle}
        description={text.dialogText(email)}
      >
        <Form
          schema={deleteAccount.body}
          onSend={form => remove.mutate(form.email)}
          isSending={remove.isPending}
          error={remove.error}
          className="grid gap-4"
        >
          {() => (
            <>
              {remove.isError && <Alert detail={failure.detail}>{failure.text}</Alert>}
              <Field
                label={text.label}
                name="email"
                type="email"
                autoComplete="off"
                value={typed}
                onChange={event => setTyped(event.target.value)}
              />
              {hasPassword && (
                <PasswordField
                  label={text.password}
                  name="password"
                  autoComplete="current-password"
                  value={password}
                  onChange={event => setPassword(event.target.value)}
                />
              )}
              <ButtonRow>
                <Button
                  type="submit"
                  variant="danger"
                  isBusy={remove.isPending}
                  disabled={typed.trim().toLowerCase() !== email.toLowerCase() || (hasPassword && password === '')}
                >
                  {remove.isPending ? text.confirming : text.confirm}
                </Button>
                <Button variant="ghost" disabled={remove.isPending} onClick={close}>
                  {text.cancel}
                </Button>
              </ButtonRow>
            </>
          )}
        </Form>
      </Dialog>
    </Card>
  )
}
