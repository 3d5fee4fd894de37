import { login } from '@sondeo/contract/accounts'
import { paths } from '@sondeo/contract/paths'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useAccountsMessages } from '../../messages/accounts.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { AccountForm } from './account-form.tsx'
import { useSignIn } from './account-requests.ts'

const key = 'remembered-email'

/** The e-mail this device offers at the next sign-in; the server never hears of it. */
function readRememberedEmail(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function rememberEmail(email: string | undefined) {
  try {
    if (email) localStorage.setItem(key, email)
    else localStorage.removeItem(key)
  } catch {
    // A device that keeps nothing does not remember it.
  }
}

export function LoginForm() {
  const text = useAccountsMessages()
  const navigate = useNavigate()
  const signIn = useSignIn()
  const email = useRef<HTMLInputElement>(null)
  const remember = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const kept = readRememberedEmail()
    if (!kept || !email.current || !remember.current || email.current.value) return
    email.current.value = kept
    remember.current.checked = true
  }, [])
  return (
    <AccountForm
      schema={login.body}
      request={signIn}
      onSend={values =>
        signIn.mutate(values, {
          onSuccess: () => {
            rememberEmail(remember.current?.checked ? values.email : undefined)
            return navigate(paths.dashboard, { replace: true })
          },
        })
      }
      submit={text.login.submit}
      submitting={text.login.submitting}
    >
      {mark => (
        <>
          <Field
            ref={email}
            label={text.email}
            name="email"
            type="email"
            autoComplete="username"
            required
            {...mark('email')}
          />
          <PasswordField
            label={text.password}
            name="password"
            autoComplete="current-password"
            required
            {...mark('password')}
            aside={
              <AppLink to={paths.forgotPassword} className="rounded-sm text-sm text-link underline underline-offset-2">
                {text.login.forgot}
              </AppLink>
            }
          />
          <Checkbox ref={remember} label={text.login.remember} />
        </>
      )}
    </AccountForm>
  )
}
