import { NameForm, UsernameForm } from '@sondeo/contract/forms/forms'
import { useState } from 'react'
import { Form } from '../../blocks/form.tsx'
import { explainError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useDraft } from '../../browser/stored/use-draft.ts'
import { useProfileMessages } from '../../messages/profile.ts'
import { Field } from '../../ui/fields/field.tsx'
import { ProfileAlert, ProfileBlock, SaveAndCancel } from './profile-block.tsx'
import type { SaveProfile } from './use-save-profile.ts'

type Props = { field: 'name' | 'username'; stored: string; save: SaveProfile }

const schemas = {
  name: NameForm.transform(({ name }) => name),
  username: UsernameForm.transform(({ username }) => username),
}

/** Name or username. What is being typed is kept in the tab until it is saved or given up. */
export function TextBlock({ field, stored, save }: Props) {
  const text = useProfileMessages()
  const language = useLanguage()
  const { draft, keep, drop } = useDraft(`profile-${field}`)
  const [isDone, setIsDone] = useState(false)
  const send = (value: string) =>
    save.send(
      { field, value },
      {
        onSuccess: () => {
          drop()
          setIsDone(true)
        },
      },
    )
  const cancel = () => {
    save.forget(field)
    drop()
  }
  return (
    <ProfileBlock
      title={text[field]}
      value={stored || <span className="text-ink-3">{text.noName}</span>}
      isEditing={draft !== undefined}
      hidesTitleWhileEditing
      onEdit={() => {
        setIsDone(false)
        keep(stored)
      }}
      onCancel={cancel}
      success={isDone ? text.done[field] : undefined}
    >
      <Form
        schema={schemas[field]}
        onSend={send}
        isSending={save.isPending}
        error={save.errorOf(field)}
        className="grid gap-4"
      >
        {({ objection, error, mistakeIn }) => (
          <>
            {objection && (
              <ProfileAlert
                {...(mistakeIn(field) === 'field_required'
                  ? { text: text.empty[field] }
                  : explainError(objection, language))}
              />
            )}
            {error !== null && <ProfileAlert {...save.explain(field)} />}
            <Field
              label={text[field]}
              name={field}
              autoComplete={field === 'name' ? 'name' : 'username'}
              required
              autoFocus
              value={draft ?? ''}
              onChange={event => keep(event.target.value)}
              isInvalid={objection !== null || error !== null}
            />
            <SaveAndCancel isSaving={save.isPending} onCancel={cancel} />
          </>
        )}
      </Form>
    </ProfileBlock>
  )
}
