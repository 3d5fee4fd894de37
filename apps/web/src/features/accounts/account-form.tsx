import { Email } from '@sondeo/contract/fields'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useAuth } from '../../browser/auth-store.ts'
import { useIsHydrated } from '../../browser/use-is-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { bringAlertIntoView } from './bring-alert-into-view.ts'
import { focusFirstInvalid } from './focus-first-invalid.ts'
import { FormError } from './form-error.tsx'
import { useFreshForm } from './use-fresh-form.ts'

/** What a form objects to before anything is sent: one text above it; beside a field its own text, or only a mark. */
export type Objection = { problem: string; fields: Partial<Record<string, string | 'marked'>> }
type Mark = (name: string) => { error: string | undefined; isInvalid: boolean }

export const isEmail = (text: string) => Email.safeParse(text).success

type Props = {
  submit: string
  submitting: string
  /** Undefined: nothing to object to. */
  check: (values: Record<string, string>) => Objection | undefined
  onSend: (values: Record<string, string>) => Promise<unknown>
  children: (mark: Mark) => ReactNode
  /** Replaces the box for errors of the request. */
  renderError?: ReactNode
}

const readValues = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']))

/** Fields keep their own values, so that what was typed survives errors, languages and the arrival of the script. */
export function AccountForm({ submit, submitting, check, onSend, children, renderError }: Props) {
  useFreshForm()
  const { isLoading } = useAuth()
  const isHydrated = useIsHydrated()
  // The values are kept, not the texts: those follow the language.
  const [refused, setRefused] = useState<Record<string, string>>()
  const objection = refused && check(refused)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isLoading) return
    const form = event.currentTarget
    const values = readValues(form)
    const isRefused = check(values) !== undefined
    setRefused(isRefused ? values : undefined)
    if (isRefused) return focusFirstInvalid(form)
    await onSend(values)
    bringAlertIntoView(form)
  }
  const mark: Mark = name => {
    const text = objection?.fields[name]
    return { error: text === 'marked' ? undefined : text, isInvalid: text !== undefined }
  }
  return (
    <form noValidate method="post" onSubmit={send} className="grid gap-5">
      {objection || !renderError ? <FormError problem={objection?.problem} /> : renderError}
      {children(mark)}
      <Button type="submit" size="lg" disabled={!isHydrated} isBusy={isLoading} className="w-full">
        {isLoading ? submitting : submit}
      </Button>
    </form>
  )
}
