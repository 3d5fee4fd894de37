import { useParams } from 'react-router'
import { AccountFrame } from '../../features/accounts/account-frame.tsx'
import { ResetPasswordForm } from '../../features/accounts/reset-password-form.tsx'
import { useAccountsMessages } from '../../messages/accounts.ts'

export function Screen() {
  const text = useAccountsMessages()
  const { token = '' } = useParams()
  return (
    <AccountFrame title={text.reset.title} description={text.reset.description}>
      <ResetPasswordForm token={token} />
    </AccountFrame>
  )
}
