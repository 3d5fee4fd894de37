import { paths } from '@sondeo/contract/paths'
import { useState } from 'react'
import { BackButton } from '../../blocks/back-link.tsx'
import { AccountFrame } from '../../features/accounts/account-frame.tsx'
import { ForgotPasswordForm } from '../../features/accounts/forgot-password-form.tsx'
import { useAccountsMessages } from '../../messages/accounts.ts'
import { StatusBox } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

export function Screen() {
  const text = useAccountsMessages()
  const [sentTo, setSentTo] = useState<string>()
  return (
    <AccountFrame
      title={text.forgot.title}
      description={text.forgot.description}
      back={<BackButton to={paths.login}>{text.back}</BackButton>}
    >
      {sentTo === undefined ? (
        <ForgotPasswordForm onSent={setSentTo} />
      ) : (
        <>
          <StatusBox detail={text.forgot.sentDetail(sentTo)}>{text.forgot.sent}</StatusBox>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={paths.login}>{text.forgot.toLogin}</LinkButton>
            <Button variant="ghost" onClick={() => setSentTo(undefined)}>
              {text.forgot.again}
            </Button>
          </div>
        </>
      )}
    </AccountFrame>
  )
}
