import { forgotPassword } from '@sondeo/contract/accounts'
import { useAccountsMessages } from '../../messages/accounts.ts'
import { Field } from '../../ui/fields/field.tsx'
import { AccountForm } from './account-form.tsx'
import { useRequestReset } from './account-requests.ts'

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const text = useAccountsMessages()
  const reset = useRequestReset()
  return (
    <AccountForm
      schema={forgotPassword.body}
      request={reset}
      onSend={({ email }) => reset.mutate(email, { onSuccess: () => onSent(email) })}
      submit={text.forgot.submit}
      submitting={text.forgot.submitting}
    >
      {mark => (
        <Field label={text.email} name="email" type="email" autoComplete="username" required {...mark('email')} />
      )}
    </AccountForm>
  )
}
