import type { z } from 'zod'
import { type FieldError, isErrorCode } from '../errors.ts'

export type FormSchema<Values> = z.ZodType<Values>
type FormReading<Values> = { ok: true; values: Values } | { ok: false; mistakes: FieldError[] }

/**
 * What was typed, checked by the schema it is sent by. One mistake per field, named as the server would name it; where
 * something is missing, that is said first and the rest once everything is there.
 */
export function readForm<Values>(schema: FormSchema<Values>, typed: unknown): FormReading<Values> {
  const result = schema.safeParse(typed)
  if (result.success) return { ok: true, values: result.data }
  const all = result.error.issues.map(
    ({ path, message }): FieldError => ({
      field: path.join('.'),
      code: isErrorCode(message) ? message : 'invalid_input',
    }),
  )
  const mistakes = all.filter(({ field }, index) => all.findIndex(other => other.field === field) === index)
  const missing = mistakes.filter(({ code }) => code === 'field_required')
  return { ok: false, mistakes: missing.length > 0 ? missing : mistakes }
}
