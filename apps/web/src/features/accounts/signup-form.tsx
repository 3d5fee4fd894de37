import { paths } from '@sondeo/contract/paths'
import { useNavigate } from 'react-router'
import { useAccountsMessages } from '../../messages/accounts.ts'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { AccountForm, isEmail, type Objection } from './account-form.tsx'
import { registerAccount } from './register-account.ts'

type Texts = ReturnType<typeof useAccountsMessages>

/** All four are needed, the address must be one, both passwords the same. How long it must be the server says. */
export function checkRegistration(values: Record<string, string>, text: Texts): Objection | undefined {
  const missing = (['username', 'email', 'password', 'confirmPassword'] as const).filter(name => !values[name]?.trim())
  if (missing.length > 0)
    return { problem: text.fillAll, fields: Object.fromEntries(missing.map(name => [name, text.missing[name]])) }
  if (!isEmail(values.email ?? '')) return { problem: text.invalidEmail, fields: { email: 'marked' } }
  if (values.password !== values.confirmPassword)
    return { problem: text.passwordsDoNotMatch, fields: { confirmPassword: 'marked' } }
  return undefined
}

export function SignupForm() {
  const text = useAccountsMessages()
  const navigate = useNavigate()
  return (
    <AccountForm
      submit={text.signup.submit}
      submitting={text.signup.submitting}
      check={values => checkRegistration(values, text)}
      onSend={async ({ username = '', email = '', password = '', confirmPassword = '' }) => {
        const isDone = await registerAccount({
          username: username.trim(),
          email: email.trim(),
          password,
          confirmPassword,
        })
        if (isDone) await navigate(paths.login, { state: { notice: 'registered' } })
      }}
    >
      {mark => (
        <>
          <Field label={text.username} name="username" autoComplete="nickname" required {...mark('username')} />
          <Field label={text.email} name="email" type="email" autoComplete="email" required {...mark('email')} />
          <PasswordField
            label={text.password}
            name="password"
            autoComplete="new-password"
            required
            {...mark('password')}
          />
          <PasswordField
            label={text.confirmPassword}
            name="confirmPassword"
            autoComplete="new-password"
            required
            {...mark('confirmPassword')}
          />
        </>
      )}
    </AccountForm>
  )
}
