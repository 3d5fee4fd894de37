import type { ErrorCode } from '@sondeo/contract/errors'
import { type FormSchema, readForm } from '@sondeo/contract/forms/read-form'
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  startTransition,
  useActionState,
  useEffect,
  useRef,
} from 'react'
import { CallError } from '../browser/call-error.ts'

export type Told = {
  /** What the schema objects to; nothing was sent. */
  objection: CallError | null
  /** How the request failed that was sent last; null while there is an objection. */
  error: unknown
  /** What is wrong with a field, by either of them. */
  mistakeIn: (field: string) => ErrorCode | undefined
}

export type FormProps<Values> = Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'children'> & {
  schema: FormSchema<Values>
  /** Called with what the schema made of the fields, when nothing is wrong with them and nothing is on its way. */
  onSend: (values: Values) => void
  isSending?: boolean
  /** How the request failed that was sent last. */
  error?: unknown
  /** What is checked and sent, where it is more than the fields that the form holds. */
  read?: (data: FormData) => unknown
  children: (told: Told) => ReactNode
}

const readFields = (data: FormData): unknown => Object.fromEntries(data)

/** The objection of a schema, as the server would have answered it. */
function objectionTo<Values>(schema: FormSchema<Values>, typed: unknown) {
  const reading = readForm(schema, typed)
  if (reading.ok) return reading
  const fields = reading.mistakes
  return new CallError({ code: fields[0]?.code ?? 'invalid_input', message: '', fields })
}

/**
 * The one form: its fields keep what was typed, the contract's schema checks it, and a mutation sends it. The action ends
 * before the request does, because React holds back every navigation while an action runs; it is not the form's own
 * `action`, because React empties the fields after one, and needs an inline script for it in ready-made HTML.
 */
export function Form<Values>(props: FormProps<Values>) {
  const { schema, onSend, isSending = false, error = null, read = readFields, children, ...rest } = props
  const form = useRef<HTMLFormElement>(null)
  const [objection, check] = useActionState((_: CallError | null, data: FormData) => {
    const reading = objectionTo(schema, read(data))
    if (reading instanceof CallError) return reading
    onSend(reading.values)
    return null
  }, null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    if (!isSending) startTransition(() => check(data))
  }
  const failure = objection ?? error
  // Leads the keyboard to the first field that needs a hand.
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [failure])
  // The words often stand out of sight of the button, on a phone.
  useEffect(() => {
    if (error) form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
  }, [error])
  const mistakes = failure instanceof CallError ? failure.fields : []
  return (
    <form ref={form} noValidate onSubmit={submit} {...rest}>
      {children({
        objection,
        error: objection ? null : error,
        mistakeIn: field => mistakes.find(mistake => mistake.field === field)?.code,
      })}
    </form>
  )
}
