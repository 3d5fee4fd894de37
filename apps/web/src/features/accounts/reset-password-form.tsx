import { ResetForm } from '@sondeo/contract/forms/forms'
import { paths } from '@sondeo/contract/paths'
import { useNavigate } from 'react-router'
import { CallError } from '../../browser/call-error.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useAccountsMessages } from '../../messages/accounts.ts'
import { Alert } from '../../ui/alert.tsx'
import { AppLink } from '../../ui/app-link.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { AccountForm } from './account-form.tsx'
import { useSetNewPassword } from './account-requests.ts'

function ResetError({ error }: { error: unknown }) {
  const text = useAccountsMessages()
  const language = useLanguage()
  const explained = explainFlowError({ error, language, whatFailed: text.reset.failed })
  return (
    <Alert detail={explained.detail}>
      {explained.text}
      {error instanceof CallError && error.code === 'reset_link_invalid' && (
        <>
          {' '}
          <AppLink to={paths.forgotPassword} className="underline">
            {text.reset.newLink}
          </AppLink>
        </>
      )}
    </Alert>
  )
}

export function ResetPasswordForm({ token }: { token: string }) {
  const text = useAccountsMessages()
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
      explain={error => <ResetError error={error} />}
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
