import { useAccountsMessages } from '../../messages/accounts.ts'
import { Field } from '../../ui/field.tsx'
import { AccountForm, isEmail } from './account-form.tsx'
import { requestReset } from './request-reset.ts'

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const text = useAccountsMessages()
  return (
    <AccountForm
      submit={text.forgot.submit}
      submitting={text.forgot.submitting}
      check={({ email = '' }) => {
        const problem = email.trim() === '' ? text.missing.email : !isEmail(email) && text.invalidEmail
        return problem ? { problem, fields: { email: 'marked' } } : undefined
      }}
      onSend={async ({ email = '' }) => {
        if (await requestReset(email.trim())) onSent(email.trim())
      }}
    >
      {mark => (
        <Field label={text.email} name="email" type="email" autoComplete="username" required {...mark('email')} />
      )}
    </AccountForm>
  )
}
