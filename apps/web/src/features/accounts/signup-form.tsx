import { SignupForm as Signup } from '@sondeo/contract/forms/forms'
import { paths } from '@sondeo/contract/paths'
import { useNavigate } from 'react-router'
import { useAccountsMessages } from '../../messages/accounts.ts'
import { Field } from '../../ui/fields/field.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { AccountForm } from './account-form.tsx'
import { useRegister } from './account-requests.ts'

export function SignupForm() {
  const text = useAccountsMessages()
  const navigate = useNavigate()
  const register = useRegister()
  return (
    <AccountForm
      schema={Signup}
      request={register}
      onSend={values =>
        register.mutate(values, {
          onSuccess: ({ proofSent }) =>
            navigate(paths.login, { state: { notice: proofSent ? 'proofSent' : 'registered' } }),
        })
      }
      submit={text.signup.submit}
      submitting={text.signup.submitting}
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
            hint={text.signup.passwordHint}
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
