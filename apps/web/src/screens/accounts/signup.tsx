import { paths } from '@sondeo/contract/paths'
import { BackButton } from '../../blocks/back-link.tsx'
import { useSiteConfig } from '../../browser/site-config.ts'
import { AccountFrame } from '../../features/accounts/account-frame.tsx'
import { OrGoogle } from '../../features/accounts/or-google.tsx'
import { SignupForm } from '../../features/accounts/signup-form.tsx'
import { useAccountsMessages } from '../../messages/accounts.ts'
import { AppLink } from '../../ui/app-link.tsx'

export function Screen() {
  const text = useAccountsMessages()
  const { supportEmail } = useSiteConfig()
  return (
    <AccountFrame
      title={text.signup.title}
      description={text.signup.description}
      back={<BackButton to={paths.landing}>{text.back}</BackButton>}
    >
      <p className="rounded-md border border-line bg-sunken px-4 py-3">
        {text.signup.limited}{' '}
        <a href={`mailto:${supportEmail}`} className="rounded-sm font-semibold text-link underline underline-offset-2">
          {text.signup.requestAccess}
        </a>
      </p>
      <SignupForm />
      <p className="text-center text-sm text-ink-2">
        {text.signup.terms}{' '}
        <AppLink to={paths.terms} className="underline underline-offset-2 hover:text-ink">
          {text.signup.termsLink}
        </AppLink>
        {'.'}
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
