import type { ReactNode } from 'react'
import { Form, type FormProps } from '../../blocks/form.tsx'
import { explainCode, explainError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useIsHydrated } from '../../browser/use-is-hydrated.ts'
import { useAccountsMessages } from '../../messages/accounts.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

type Mark = (name: 'username' | 'email' | 'password' | 'newPassword' | 'confirmPassword') => {
  error: string | undefined
  isInvalid: boolean
}

type Props<Values> = Pick<FormProps<Values>, 'schema' | 'onSend'> & {
  request: { isPending: boolean; error: unknown }
  submit: string
  submitting: string
  children: (mark: Mark) => ReactNode
  /** What is said of a request that failed, where the flow has words of its own. */
  explain?: (error: unknown) => ReactNode
}

/** A missing field has its own words beside it; a mistake alone is said above, and several each at their fields. */
export function AccountForm<Values>({ request, submit, submitting, children, explain, ...form }: Props<Values>) {
  const text = useAccountsMessages()
  const language = useLanguage()
  const isHydrated = useIsHydrated()
  const missing: Partial<Record<string, string>> = text.missing
  const { isPending, error } = request
  const say = (problem: unknown) => <Alert>{explainError(problem, language).text}</Alert>
  return (
    <Form method="post" className="grid gap-5" isSending={isPending} error={error} {...form}>
      {({ objection, error: failed, mistakeIn }) => (
        <>
          {objection && say(objection)}
          {failed !== null && (explain ?? say)(failed)}
          {children(name => {
            const code = mistakeIn(name)
            // Where several are wrong, what stands above says the first only.
            const isOneOfMany = (objection?.fields.length ?? 0) > 1
            return {
              error:
                code === 'field_required'
                  ? missing[name]
                  : code && isOneOfMany
                    ? explainCode(code, language)
                    : undefined,
              isInvalid: code !== undefined,
            }
          })}
          <Button type="submit" size="lg" disabled={!isHydrated} isBusy={isPending} className="w-full">
            {isPending ? submitting : submit}
          </Button>
        </>
      )}
    </Form>
  )
}
