import { passwordForm } from '@sondeo/contract/forms/forms'
import { paths } from '@sondeo/contract/paths'
import { useState } from 'react'
import { Form } from '../../blocks/form.tsx'
import { explainError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useProfileMessages } from '../../messages/profile.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { ProfileAlert, ProfileBlock, SaveAndCancel } from './profile-block.tsx'
import type { SaveProfile } from './use-save-profile.ts'

/** The password is never shown; its three fields live in the form only, which Cancel takes away. */
export function PasswordBlock({ hasPassword, save }: { hasPassword: boolean; save: SaveProfile }) {
  const text = useProfileMessages()
  const language = useLanguage()
  const [state, setState] = useState<'shown' | 'edited' | 'done'>('shown')
  const send = (value: string, currentPassword: string | undefined) =>
    save.send({ field: 'password', value, currentPassword }, { onSuccess: () => setState('done') })
  const cancel = () => {
    save.forget('password')
    setState('shown')
  }
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
      isEditing={state === 'edited'}
      onEdit={() => setState('edited')}
      onCancel={cancel}
      success={state === 'done' ? text.done.password : undefined}
    >
      <Form
        schema={passwordForm({ asksCurrent: hasPassword })}
        onSend={({ newPassword, currentPassword }) => send(newPassword, currentPassword)}
        isSending={save.isPending}
        error={save.errorOf('password')}
        className="grid gap-4"
      >
        {({ objection, error, mistakeIn }) => {
          const field = (name: 'currentPassword' | 'newPassword' | 'confirmPassword', autoComplete: string) => (
            <PasswordField
              label={text[name]}
              name={name}
              autoComplete={autoComplete}
              required
              isInvalid={mistakeIn(name) !== undefined}
            />
          )
          return (
            <>
              {objection && (
                <ProfileAlert
                  {...(objection.code === 'passwords_do_not_match'
                    ? { text: text.passwordsDoNotMatch }
                    : explainError(objection, language))}
                />
              )}
              {error !== null && <ProfileAlert {...save.explain('password')} />}
              {hasPassword && field('currentPassword', 'current-password')}
              {field('newPassword', 'new-password')}
              {field('confirmPassword', 'new-password')}
              <AppLink
                to={paths.forgotPassword}
                className="justify-self-start rounded-sm text-sm text-link underline underline-offset-2"
              >
                {text.forgot}
              </AppLink>
              <SaveAndCancel isSaving={save.isPending} onCancel={cancel} />
            </>
          )
        }}
      </Form>
    </ProfileBlock>
  )
}
