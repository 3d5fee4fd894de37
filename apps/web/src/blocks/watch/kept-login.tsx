import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { explainCode } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useWatchMessages } from '../../messages/watches.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import type { Told } from '../form.tsx'

type Props = { mistakeIn: Told['mistakeIn']; label: string }

/** What was typed to be kept; undefined where nobody asked for it. */
export function readKeptLogin(data: FormData) {
  if (data.get('keepsLogin') !== 'on') return undefined
  const sessionCookie = String(data.get('sessionCookie') ?? '')
  return {
    loginUrl: data.get('loginUrl') ?? '',
    email: data.get('siteUser') ?? '',
    password: data.get('sitePassword') ?? '',
    ...(sessionCookie !== '' && { sessionCookie }),
  }
}

/** Off by default. A watch signs in by itself, so that what is typed here is kept, and that is said before. */
export function KeptLogin({ mistakeIn, label }: Props) {
  const text = useWatchMessages().login
  const language = useLanguage()
  const [isOn, setIsOn] = useState(false)
  const [usesCookie, setUsesCookie] = useState(false)
  const explain = (field: string) => {
    const code = mistakeIn(field)
    return code && explainCode(code, language)
  }
  const plain = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false }
  return (
    <div className="grid gap-3">
      <Checkbox name="keepsLogin" checked={isOn} onChange={event => setIsOn(event.target.checked)} label={label} />
      {isOn && (
        <div className="grid gap-4 rounded-md border border-line p-4">
          <p className="flex gap-2 text-sm text-ink-2">
            <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
            {text.kept}
          </p>
          <Checkbox
            checked={usesCookie}
            onChange={event => setUsesCookie(event.target.checked)}
            label={text.useCookie}
          />
          {usesCookie ? (
            <PasswordField
              name="sessionCookie"
              label={text.cookie}
              hint={text.cookieHint}
              {...plain}
              error={explain('login.sessionCookie') ?? explain('sessionCookie')}
            />
          ) : (
            <>
              <Field name="loginUrl" type="url" label={text.url} {...plain} error={explain('loginUrl')} />
              <Field name="siteUser" label={text.user} {...plain} error={explain('email')} />
              <PasswordField name="sitePassword" label={text.password} {...plain} error={explain('password')} />
            </>
          )}
        </div>
      )}
    </div>
  )
}
