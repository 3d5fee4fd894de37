import type { z } from 'zod'
import { type FieldError, isErrorCode } from '../errors.ts'

export type FormSchema<Values> = z.ZodType<Values>
type FormReading<Values> = { ok: true; values: Values } | { ok: false; mistakes: FieldError[] }

/**
 * What was typed, checked by the schema it is sent by. One mistake per field, named as the server would name it; what is
 * missing stands before what is wrong.
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
  const isMissing = ({ code }: FieldError) => code === 'field_required'
  return { ok: false, mistakes: [...mistakes.filter(isMissing), ...mistakes.filter(each => !isMissing(each))] }
}
