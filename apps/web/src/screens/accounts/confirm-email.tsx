import { useParams } from 'react-router'
import { AccountFrame } from '../../features/accounts/account-frame.tsx'
import { ConfirmEmailForm } from '../../features/accounts/confirm-email-form.tsx'
import { useAccountsMessages } from '../../messages/accounts.ts'

export function Screen() {
  const text = useAccountsMessages()
  const { token = '' } = useParams()
  return (
    <AccountFrame title={text.confirm.title} description={text.confirm.description}>
      <ConfirmEmailForm token={token} />
    </AccountFrame>
  )
}
