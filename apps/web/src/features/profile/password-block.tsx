import { paths } from '@sondeo/contract/paths'
import { type FormEvent, useState } from 'react'
import type { Explained } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useProfileMessages } from '../../messages/profile.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { checkPasswordChange, type PasswordChange } from './check-password-change.ts'
import { explainProfileError } from './explain-profile-error.ts'
import { ProfileBlock, SaveAndCancel } from './profile-block.tsx'
import type { SaveProfile } from './use-save-profile.ts'

const blank: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** The password is never shown; its three fields live in memory only and are cleared by Cancel. */
export function PasswordBlock({ hasPassword, save }: { hasPassword: boolean; save: SaveProfile }) {
  const text = useProfileMessages()
  const language = useLanguage()
  const [values, setValues] = useState<PasswordChange>()
  const [isDone, setIsDone] = useState(false)
  const [problem, setProblem] = useState<ReturnType<typeof checkPasswordChange>>()
  const [failure, setFailure] = useState<unknown>()
  const close = () => {
    setValues(undefined)
    setProblem(undefined)
    setFailure(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!values) return
    const found = checkPasswordChange({ values, asksCurrent: hasPassword })
    setProblem(found)
    setFailure(undefined)
    if (found) return
    save.mutate(
      { field: 'password', value: values.newPassword },
      {
        onSuccess: () => {
          close()
          setIsDone(true)
        },
        onError: setFailure,
      },
    )
  }
  const explain = (): Explained | undefined => {
    if (problem) return { text: text[problem] }
    return failure === undefined
      ? undefined
      : explainProfileError({ field: 'password', error: failure, language, text })
  }
  const field = (name: keyof PasswordChange, autoComplete: string) => (
    <PasswordField
      label={text[name]}
      name={name}
      autoComplete={autoComplete}
      required
      value={values?.[name] ?? ''}
      onChange={event => setValues({ ...(values ?? blank), [name]: event.target.value })}
    />
  )
  return (
    <ProfileBlock
      title={text.password}
      value={
        hasPassword ? (
          <span className="tracking-widest">{'•'.repeat(8)}</span>
        ) : (
          <span className="text-sm text-ink-3">{text.noPassword}</span>
        )
      }
      isEditing={values !== undefined}
      onEdit={() => {
        setIsDone(false)
        setValues(blank)
      }}
      success={isDone ? text.done.password : undefined}
      error={explain()}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        {hasPassword && field('currentPassword', 'current-password')}
        {field('newPassword', 'new-password')}
        {field('confirmPassword', 'new-password')}
        <AppLink
          to={paths.forgotPassword}
          className="justify-self-start rounded-sm text-sm text-link underline underline-offset-2"
        >
          {text.forgot}
        </AppLink>
        <SaveAndCancel isSaving={save.isPending} onCancel={close} />
      </form>
    </ProfileBlock>
  )
}
