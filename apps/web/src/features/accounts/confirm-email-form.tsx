import { confirmEmail } from '@sondeo/contract/account-security'
import { paths } from '@sondeo/contract/paths'
import { useNavigate } from 'react-router'
import { explainError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useAccountsMessages } from '../../messages/accounts.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { AccountForm } from './account-form.tsx'
import { useConfirmEmail } from './account-requests.ts'
import { DeadLinkAlert } from './dead-link-alert.tsx'

/** The link proves the mailbox and the password whose account it is; who forgot it chooses another by the same link. */
export function ConfirmEmailForm({ token }: { token: string }) {
  const text = useAccountsMessages()
  const language = useLanguage()
  const navigate = useNavigate()
  const confirm = useConfirmEmail(token)
  return (
    <AccountForm
      schema={confirmEmail.body}
      request={confirm}
      onSend={({ password }) =>
        confirm.mutate(password, { onSuccess: () => navigate(paths.dashboard, { replace: true }) })
      }
      // Signing in sends a new link to whoever has not confirmed yet.
      explain={error => (
        <DeadLinkAlert
          error={error}
          explained={explainError(error, language)}
          to={paths.login}
          label={text.confirm.newLink}
        />
      )}
      submit={text.confirm.submit}
      submitting={text.confirm.submitting}
    >
      {mark => (
        <PasswordField
          label={text.password}
          name="password"
          autoComplete="current-password"
          required
          {...mark('password')}
          aside={
            <AppLink
              to={paths.resetPassword(token)}
              className="rounded-sm text-sm text-link underline underline-offset-2"
            >
              {text.login.forgot}
            </AppLink>
          }
        />
      )}
    </AccountForm>
  )
}
