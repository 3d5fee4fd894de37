import { paths } from '@sondeo/contract/paths'
import { BackButton } from '../../blocks/back-link.tsx'
import { AccountFrame } from '../../features/accounts/account-frame.tsx'
import { OrGoogle } from '../../features/accounts/or-google.tsx'
import { SignupForm } from '../../features/accounts/signup-form.tsx'
import { useAccountsMessages } from '../../messages/accounts.ts'
import { AppLink } from '../../ui/app-link.tsx'

export function Screen() {
  const text = useAccountsMessages()
  return (
    <AccountFrame
      title={text.signup.title}
      description={text.signup.description}
      back={<BackButton to={paths.landing}>{text.back}</BackButton>}
    >
      <SignupForm />
      <p className="text-center text-xs text-ink-3">
        {text.signup.terms}{' '}
        <AppLink to={paths.terms} className="underline underline-offset-2 hover:text-ink">
          {text.signup.termsLink}
        </AppLink>
        {'. '}
        <span className="block">{text.signup.invitation}</span>
      </p>
      <OrGoogle />
      <p className="text-center text-sm text-ink-2">
        {text.signup.hasAccount}{' '}
        <AppLink to={paths.login} className="rounded-sm font-semibold text-link underline underline-offset-2">
          {text.signup.toLogin}
        </AppLink>
      </p>
    </AccountFrame>
  )
}
