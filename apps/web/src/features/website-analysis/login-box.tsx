import { ShieldCheck } from 'lucide-react'
import { useWebsiteMessages } from '../../messages/website-analysis.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { AdvancedLogin } from './advanced-login.tsx'
import type { SiteLogin } from './use-scan-website.ts'

type Props = {
  /** Undefined while the box is not ticked. */
  login: SiteLogin | undefined
  onChange: (login: SiteLogin | undefined) => void
  isReadOnly: boolean
  /** What the form found missing when somebody tried to go on. */
  mistakeIn: (field: string) => unknown
}

const nothing: SiteLogin = { loginUrl: '', email: '', password: '' }

/** For sites behind a login. What is typed here lives in this box only and goes with one scan. */
export function LoginBox({ login, onChange, isReadOnly, mistakeIn }: Props) {
  const text = useWebsiteMessages().login
  const missing = (field: 'loginUrl' | 'email' | 'password', words: string) =>
    mistakeIn(field) && login?.[field].trim() === '' ? words : undefined
  return (
    <div className="grid gap-4">
      <Checkbox
        name="auth"
        label={text.box}
        checked={login !== undefined}
        disabled={isReadOnly}
        onChange={event => onChange(event.target.checked ? nothing : undefined)}
      />
      {login && (
        <fieldset className="grid min-w-0 gap-4 rounded-md border border-line bg-sunken/50 p-4 sm:grid-cols-2">
          <legend className="sr-only">{text.legend}</legend>
          {login.sessionCookie === undefined && (
            <>
              <div className="sm:col-span-2">
                <Field
                  label={text.loginUrl}
                  name="loginUrl"
                  type="text"
                  inputMode="url"
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                  required
                  placeholder={text.loginUrlPlaceholder}
                  value={login.loginUrl}
                  readOnly={isReadOnly}
                  onChange={event => onChange({ ...login, loginUrl: event.target.value })}
                  error={missing('loginUrl', text.loginUrlMissing)}
                />
              </div>
              <Field
                label={text.email}
                name="email"
                type="text"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                required
                value={login.email}
                readOnly={isReadOnly}
                onChange={event => onChange({ ...login, email: event.target.value })}
                error={missing('email', text.emailMissing)}
              />
              <PasswordField
                label={text.password}
                name="password"
                autoComplete="off"
                required
                value={login.password}
                readOnly={isReadOnly}
                onChange={event => onChange({ ...login, password: event.target.value })}
                error={missing('password', text.passwordMissing)}
              />
            </>
          )}
          <AdvancedLogin login={login} onChange={onChange} isReadOnly={isReadOnly} mistakeIn={mistakeIn} />
          <p className="flex gap-2 text-sm text-ink-2 sm:col-span-2">
            <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
            {text.promise}
          </p>
        </fieldset>
      )}
    </div>
  )
}
