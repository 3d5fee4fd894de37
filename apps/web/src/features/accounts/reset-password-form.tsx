import { paths } from '@sondeo/contract/paths'
import { useNavigate } from 'react-router'
import { useAuth } from '../../browser/auth-store.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useAccountsMessages } from '../../messages/accounts.ts'
import { Alert } from '../../ui/alert.tsx'
import { AppLink } from '../../ui/app-link.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { AccountForm, type Objection } from './account-form.tsx'
import { setNewPassword } from './set-new-password.ts'

type Texts = ReturnType<typeof useAccountsMessages>

/** At least 8 characters, and twice the same. */
export function checkNewPassword(values: Record<string, string>, text: Texts): Objection | undefined {
  const { newPassword = '', confirmPassword = '' } = values
  if ([...newPassword].length < 8) return { problem: text.passwordTooShort, fields: { newPassword: 'marked' } }
  if (newPassword !== confirmPassword)
    return { problem: text.passwordsDoNotMatch, fields: { confirmPassword: 'marked' } }
  return undefined
}

function ResetError() {
  const text = useAccountsMessages()
  const language = useLanguage()
  const { error } = useAuth()
  if (!error) return null
  const explained = explainFlowError({ error, language, first: text.reset.failed })
  return (
    <Alert detail={explained.detail}>
      {explained.text}
      {error.code === 'reset_link_invalid' && (
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
  return (
    <AccountForm
      submit={text.reset.submit}
      submitting={text.reset.submitting}
      renderError={<ResetError />}
      check={values => checkNewPassword(values, text)}
      onSend={async ({ newPassword = '' }) => {
        if (await setNewPassword({ token, newPassword }))
          await navigate(paths.login, { state: { notice: 'passwordChanged' } })
      }}
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
