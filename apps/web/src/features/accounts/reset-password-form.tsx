import { ResetForm } from '@sondeo/contract/forms/forms'
import { paths } from '@sondeo/contract/paths'
import { useNavigate } from 'react-router'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useAccountsMessages } from '../../messages/accounts.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { AccountForm } from './account-form.tsx'
import { useSetNewPassword } from './account-requests.ts'
import { DeadLinkAlert } from './dead-link-alert.tsx'

export function ResetPasswordForm({ token }: { token: string }) {
  const text = useAccountsMessages()
  const language = useLanguage()
  const navigate = useNavigate()
  const setPassword = useSetNewPassword(token)
  return (
    <AccountForm
      schema={ResetForm}
      request={setPassword}
      onSend={({ newPassword }) =>
        setPassword.mutate(newPassword, {
          onSuccess: () => navigate(paths.login, { state: { notice: 'passwordChanged' } }),
        })
      }
      explain={error => (
        <DeadLinkAlert
          error={error}
          explained={explainFlowError({ error, language, whatFailed: text.reset.failed })}
          to={paths.forgotPassword}
          label={text.reset.newLink}
        />
      )}
      submit={text.reset.submit}
      submitting={text.reset.submitting}
    >
      {mark => (
        <>
          <PasswordField
            label={text.newPassword}
            name="newPassword"
            autoComplete="new-password"
            required
            {...mark('newPassword')}
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
