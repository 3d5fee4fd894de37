import { paths } from '@sondeo/contract/paths'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useAccountsMessages } from '../../messages/accounts.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { AccountForm, isEmail, type Objection } from './account-form.tsx'
import { readRememberedEmail, rememberEmail } from './remembered-email.ts'
import { signIn } from './sign-in.ts'

type Texts = ReturnType<typeof useAccountsMessages>

export function checkLogin({ email = '', password = '' }: Record<string, string>, text: Texts): Objection | undefined {
  const hasEmail = email.trim() !== ''
  if (!hasEmail || password === '')
    return {
      problem: text.fillAll,
      fields: {
        ...(!hasEmail && { email: text.missing.email }),
        ...(password === '' && { password: text.missing.password }),
      },
    }
  return isEmail(email) ? undefined : { problem: text.invalidEmail, fields: { email: 'marked' } }
}

export function LoginForm() {
  const text = useAccountsMessages()
  const navigate = useNavigate()
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
      submit={text.login.submit}
      submitting={text.login.submitting}
      check={values => checkLogin(values, text)}
      onSend={async ({ email = '', password = '' }) => {
        if (!(await signIn({ email: email.trim(), password }))) return
        rememberEmail(remember.current?.checked ? email.trim() : undefined)
        await navigate(paths.dashboard, { replace: true })
      }}
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
